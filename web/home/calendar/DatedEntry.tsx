import { chakra } from '@chakra-ui/react';
import { FormattedMessage, FormattedTime, useIntl } from 'react-intl';
import { CalendarItem } from '../../core/screens/calendar/CalendarItem.ts';
import { useDayStop } from '../../core/screens/calendar/dayStop.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { useSession } from '../../core/session/session.ts';
import { Hidden } from '../../core/ui/Hidden.tsx';
import { QuietLink } from '../../core/ui/QuietLink.tsx';
import { kindPalettes, type DatedItem } from './calendarKinds.ts';

/** An item on its day, in the colour of its module, which leads to its record. */
export function DatedEntry({ item }: { item: DatedItem }) {
  const intl = useIntl();
  const stop = useDayStop();
  const { timeZone } = useSession();
  const { kind, title, detail, recordId, startsAt, isDone } = item;
  const name = <bdi>{title}</bdi>;
  const decoration = isDone ? 'line-through' : undefined;
  return (
    <CalendarItem
      colorPalette={kindPalettes[kind]}
      overflow="hidden"
      textOverflow="ellipsis"
      whiteSpace="nowrap"
      title={[intl.formatMessage({ id: `dated.${kind}` }), title, detail].filter(Boolean).join(' · ')}
    >
      <Hidden>
        <FormattedMessage id={`dated.${kind}`} />{' '}
      </Hidden>
      {startsAt && (
        <chakra.span color="fg.muted" marginInlineEnd="1">
          <FormattedTime value={startsAt} timeZone={timeZone} />
        </chakra.span>
      )}
      {recordId ? (
        <RecordLink id={recordId} tabIndex={stop} fontWeight="normal" textDecoration={decoration}>
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
    </CalendarItem>
  );
}
