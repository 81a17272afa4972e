import { chakra, Flex } from '@chakra-ui/react';
import { useDraggable } from '@dnd-kit/react';
import type { ReactNode } from 'react';
import { FormattedMessage, FormattedTime, useIntl } from 'react-intl';
import { CalendarItem } from '../../core/screens/calendar/CalendarItem.ts';
import { useDayStop } from '../../core/screens/calendar/dayStop.ts';
import type { ItemKeys } from '../../core/screens/calendar/useItemKeys.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { useSession } from '../../core/session/session.ts';
import { Hidden } from '../../core/ui/Hidden.tsx';
import { QuietLink } from '../../core/ui/QuietLink.tsx';
import { kindPalettes, type DatedItem } from './calendarKinds.ts';

interface DatedCalendarEntryProps {
  item: DatedItem;
  /** The day that it is drawn on. */
  on: string;
  /** Whether it cannot be dragged. */
  isFixed: boolean;
  keys: ItemKeys<DatedItem>;
  children?: ReactNode;
}

/** An item on its day, in the colour of its module, which leads to its record: dragged as a whole, or moved by the keys of its link. */
export function DatedCalendarEntry({ item, on, isFixed, keys, children }: DatedCalendarEntryProps) {
  const intl = useIntl();
  const stop = useDayStop();
  const { timeZone } = useSession();
  const { kind, title, detail, recordId, startsAt, isDone } = item;
  const { ref, isDragSource } = useDraggable({ id: `${kind} ${recordId ?? title} ${on}`, data: { item, on }, disabled: isFixed });
  const name = <bdi>{title}</bdi>;
  const decoration = isDone ? 'line-through' : undefined;
  return (
    <CalendarItem
      ref={ref}
      data-item={recordId ?? undefined}
      colorPalette={kindPalettes[kind]}
      opacity={isDragSource ? 0.4 : 1}
      cursor={isFixed ? undefined : 'grab'}
      title={[intl.formatMessage({ id: `dated.${kind}` }), title, detail].filter(Boolean).join(' · ')}
      onKeyDown={event => keys.onKeyDown(event, item)}
      onBlur={keys.onBlur}
    >
      <Flex align="center" gap="1">
        <chakra.span flex="1" minWidth="0" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
          <Hidden>
            <FormattedMessage id={`dated.${kind}`} />{' '}
          </Hidden>
          {startsAt && (
            <chakra.span color="fg.muted" marginInlineEnd="1">
              <FormattedTime value={startsAt} timeZone={timeZone} />
            </chakra.span>
          )}
          {recordId ? (
            <RecordLink id={recordId} tabIndex={stop} draggable={false} fontWeight="normal" textDecoration={decoration}>
              {name}
            </RecordLink>
          ) : (
            <QuietLink to="/my-team/" tabIndex={stop}>
              {name}
            </QuietLink>
          )}
          {detail && (
            <chakra.span color="fg.muted">
              {' · '}
              <bdi>{detail}</bdi>
            </chakra.span>
          )}
        </chakra.span>
        {children}
      </Flex>
    </CalendarItem>
  );
}
