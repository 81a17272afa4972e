import { chakra, Flex } from '@chakra-ui/react';
import { useDraggable } from '@dnd-kit/react';
import Ban from 'lucide-react/icons/ban';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { CalendarItem } from '../../core/screens/calendar/CalendarItem.ts';
import { useDayStop } from '../../core/screens/calendar/dayStop.ts';
import type { ItemKeys } from '../../core/screens/calendar/useItemKeys.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { Hidden } from '../../core/ui/Hidden.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import type { CalendarTask } from './CalendarTask.ts';

interface CalendarEntryProps {
  task: CalendarTask;
  /** Whether it cannot be moved. */
  isFixed: boolean;
  keys: ItemKeys<CalendarTask>;
  children?: ReactNode;
}

/** A task on its day: dragged as a whole, or moved by the keys of its link. */
export function CalendarEntry({ task, isFixed, keys, children }: CalendarEntryProps) {
  const stop = useDayStop();
  const { ref, isDragSource } = useDraggable({ id: task.id, disabled: isFixed });
  const palette = task.doneAt ? 'gray' : task.isOverdue ? 'red' : 'accent';
  return (
    <CalendarItem
      ref={ref}
      data-item={task.id}
      colorPalette={palette}
      opacity={isDragSource ? 0.4 : 1}
      cursor={isFixed ? undefined : 'grab'}
      title={[task.key, task.name, task.assigneeNames].filter(Boolean).join(' · ')}
      onKeyDown={event => keys.onKeyDown(event, task)}
      onBlur={keys.onBlur}
    >
      <Flex align="center" gap="1">
        {task.isBlocked && (
          <>
            <Ban size={11} aria-hidden />
            <Hidden>
              <FormattedMessage id="projectTask.isBlocked" />
            </Hidden>
          </>
        )}
        <chakra.span
          flex="1"
          minWidth="0"
          overflow="hidden"
          textOverflow="ellipsis"
          whiteSpace="nowrap"
          dir="auto"
          css={{ textAlign: '-webkit-match-parent' }}
        >
          <RecordLink
            id={task.id}
            tabIndex={stop}
            draggable={false}
            fontWeight="normal"
            textDecoration={task.doneAt ? 'line-through' : undefined}
          >
            <bdi>{task.name}</bdi>
          </RecordLink>
        </chakra.span>
        <Hidden>
          <Ltr>{task.key}</Ltr>
        </Hidden>
        {children}
      </Flex>
    </CalendarItem>
  );
}
