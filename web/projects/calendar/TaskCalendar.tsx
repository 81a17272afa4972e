import { chakra } from '@chakra-ui/react';
import type { DragEndEvent } from '@dnd-kit/dom';
import { DragDropProvider, DragOverlay } from '@dnd-kit/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { daysBetween } from '../../../server/core/rules/days.ts';
import type { TaskCalendar_weeks$key } from '../../core/relay/generated/TaskCalendar_weeks.graphql.ts';
import { Agenda } from '../../core/screens/calendar/Agenda.tsx';
import { weeksAround, type CalendarSpan } from '../../core/screens/calendar/calendarDays.ts';
import { CalendarGrid } from '../../core/screens/calendar/CalendarGrid.tsx';
import { daySteps } from '../../core/screens/calendar/daySteps.ts';
import { useItemKeys } from '../../core/screens/calendar/useItemKeys.ts';
import { RowActions } from '../../core/screens/RowActions.tsx';
import { PopoverItem } from '../../core/ui/Popover.tsx';
import { dayUnder, overlay, plugins, sensors } from '../../core/screens/dragging.ts';
import { currentSession } from '../../core/session/session.ts';
import { useMay } from '../../core/session/may.ts';
import { useMedia } from '../../core/ui/useMedia.ts';
import { movedBy } from '../timeline/movedDates.ts';
import { useTaskDates } from '../timeline/useTaskDates.ts';
import { CalendarEntry } from './CalendarEntry.tsx';
import type { CalendarTask } from './CalendarTask.ts';

interface TaskCalendarProps {
  weeks: TaskCalendar_weeks$key;
  day: string;
  span: CalendarSpan;
  today: string;
  onAdd: (day: string) => void;
}

/** Tasks by the day they are due: a grid of days, on phones an agenda. A task is moved to another day by dragging, by keyboard or by its menu. */
export function TaskCalendar({ weeks: key, day, span, today, onAdd }: TaskCalendarProps) {
  const loaded = useFragment(
    graphql`
      fragment TaskCalendar_weeks on TaskConnection @relay(plural: true) {
        totalCount
        edges {
          node {
            id
            version
            key
            name
            startOn
            dueOn
            doneAt
            isOverdue
            isBlocked
            priority
            assigneeNames
          }
        }
      }
    `,
    key,
  );
  const isWide = useMedia('(min-width: 768px)');
  const mayWrite = useMay('WRITE');
  const tasks = loaded.flatMap(({ edges }) => edges.map(({ node }) => node));
  const { dates, stage, commit, cancel } = useTaskDates(tasks, true);
  const [over, setOver] = useState<string>();
  const move = (task: CalendarTask, days: number) => {
    stage(task.id, movedBy(dates(task.id), days, today));
  };
  const isMovable = ({ doneAt }: CalendarTask) => mayWrite && !doneAt;
  const keys = useItemKeys<CalendarTask>({ idOf: ({ id }) => id, isMovable, move, commit, cancel });
  const onDay = Map.groupBy(tasks, task => dates(task.id).dueOn ?? '');
  const hidden = loaded.reduce((sum, { totalCount, edges }) => sum + totalCount - edges.length, 0);
  const firstDays = weeksAround(day, span, Number(currentSession().firstDayOfWeek || 1));
  const shared = { onDay, today, weeks: firstDays, month: span === 'MONTH' ? day.slice(0, 7) : undefined };
  const drop = (event: DragEndEvent) => {
    const to = event.canceled ? undefined : dayUnder(event);
    setOver(undefined);
    const task = tasks.find(({ id }) => id === event.operation.source?.id);
    if (!to || !task?.dueOn || to === task.dueOn) return;
    move(task, daysBetween(task.dueOn, to));
    void commit();
  };
  return (
    <DragDropProvider plugins={plugins} sensors={sensors} onDragMove={event => setOver(dayUnder(event))} onDragEnd={drop}>
      <chakra.p fontSize="sm" color="fg.muted" hideBelow="md">
        <FormattedMessage id="calendar.keys" />
      </chakra.p>
      {hidden > 0 && (
        <chakra.p fontSize="sm" role="status">
          <FormattedMessage id="calendar.hidden" values={{ count: hidden }} />
        </chakra.p>
      )}
      {isWide ? (
        <CalendarGrid
          {...shared}
          over={over}
          add={mayWrite ? { label: 'calendar.addOn', onAdd } : undefined}
          entry={task => <CalendarEntry key={task.id} task={task} isFixed={!isMovable(task)} keys={keys} />}
        />
      ) : (
        <Agenda
          {...shared}
          none="calendar.none"
          entry={task => (
            <CalendarEntry key={task.id} task={task} isFixed keys={keys}>
              {isMovable(task) && (
                <RowActions name={task.name}>
                  {daySteps.map(({ days: by, label }) => (
                    <PopoverItem key={label} onClick={() => move(task, by)}>
                      <FormattedMessage id={label} />
                    </PopoverItem>
                  ))}
                </RowActions>
              )}
            </CalendarEntry>
          )}
        />
      )}
      <DragOverlay dropAnimation={null}>
        {source => <chakra.div {...overlay}>{tasks.find(({ id }) => id === source.id)?.name}</chakra.div>}
      </DragOverlay>
    </DragDropProvider>
  );
}
