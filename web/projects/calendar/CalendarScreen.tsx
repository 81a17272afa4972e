import { Button, HStack, Stack } from '@chakra-ui/react';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { useToday } from '../../core/i18n/useToday.ts';
import type { CalendarScreenQuery } from '../../core/relay/generated/CalendarScreenQuery.graphql.ts';
import { taskRemoval } from '../../core/relay/operations/taskOperations.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { BoardFilters } from '../../core/screens/board/BoardFilters.tsx';
import type { ShortcutRow } from '../../core/screens/list/listShortcuts.ts';
import { BoardSavedViews } from '../../core/screens/board/BoardSavedViews.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { CalendarChoice } from '../../core/screens/calendar/CalendarChoice.tsx';
import { calendarOf } from '../../core/screens/calendar/calendarDays.ts';
import { ScreenHead } from '../../core/screens/ScreenHead.tsx';
import { useAddress } from '../../core/screens/useAddress.ts';
import { ForMembers } from '../../core/session/ForMembers.tsx';
import { taskCalendar } from '../addresses.ts';
import { taskChoosers } from '../task/taskChoosers.tsx';
import { TaskForm } from '../task/TaskForm.tsx';
import { quickTaskFilters } from '../task/quickTaskFilters.ts';
import { TaskViews } from '../task/TaskViews.tsx';
import { TaskCalendar } from './TaskCalendar.tsx';

const calendarShortcuts: readonly ShortcutRow[] = [
  [['←', '→', '↑', '↓'], 'keys.otherTask'],
  [['Shift', '←', '→', '↑', '↓'], 'keys.moveTask'],
  [['Esc'], 'keys.takeBack'],
  [['Enter'], 'keys.openCard'],
];

/** /projects/calendar/: the tasks by the day they are due, a month or a week at a time. */
export function CalendarScreen({ query }: ScreenProps<CalendarScreenQuery>) {
  const data = usePreloadedQuery<CalendarScreenQuery>(
    graphql`
      query CalendarScreenQuery(
        $search: String
        $isMonth: Boolean!
        $week0: TaskFilter
        $week1: TaskFilter
        $week2: TaskFilter
        $week3: TaskFilter
        $week4: TaskFilter
        $week5: TaskFilter
      ) @preloadable {
        ...BoardSavedViews_settings @arguments(screen: "projectTask")
        week0: tasks(first: 100, search: $search, filter: $week0, sort: { field: DUE_ON }) @required(action: THROW) {
          ...TaskCalendar_weeks
        }
        week1: tasks(first: 100, search: $search, filter: $week1, sort: { field: DUE_ON }) @include(if: $isMonth) {
          ...TaskCalendar_weeks
        }
        week2: tasks(first: 100, search: $search, filter: $week2, sort: { field: DUE_ON }) @include(if: $isMonth) {
          ...TaskCalendar_weeks
        }
        week3: tasks(first: 100, search: $search, filter: $week3, sort: { field: DUE_ON }) @include(if: $isMonth) {
          ...TaskCalendar_weeks
        }
        week4: tasks(first: 100, search: $search, filter: $week4, sort: { field: DUE_ON }) @include(if: $isMonth) {
          ...TaskCalendar_weeks
        }
        week5: tasks(first: 100, search: $search, filter: $week5, sort: { field: DUE_ON }) @include(if: $isMonth) {
          ...TaskCalendar_weeks
        }
      }
    `,
    query,
  );
  useLiveUpdates('Task', 'StatusColumn', 'Project');
  const today = useToday();
  const { address, change } = useAddress();
  const { day, span } = calendarOf(address, today);
  const [dueOn, setDueOn] = useState<string>();
  const add = (on?: string) => {
    setDueOn(on);
    void change({ dialog: 'new' });
  };
  const weeks = [data.week0, data.week1, data.week2, data.week3, data.week4, data.week5].flatMap(week => week ?? []);
  return (
    <Stack gap="3">
      <ScreenHead title={<FormattedMessage id="menu.taskCalendar" />}>
        <TaskViews view="calendar" />
        <ForMembers>
          <HStack wrap="wrap">
            <BoardSavedViews spec={taskCalendar} settings={data} />
            <Button onClick={() => add()}>
              <Plus aria-hidden />
              <FormattedMessage id="projectTask.new" />
            </Button>
          </HStack>
        </ForMembers>
      </ScreenHead>
      <BoardFilters spec={taskCalendar} choosers={taskChoosers} quick={quickTaskFilters} shortcuts={calendarShortcuts} />
      <CalendarChoice day={day} span={span} today={today} />
      <TaskCalendar weeks={weeks} day={day} span={span} today={today} onAdd={add} />
      <RecordDialogs
        entity="projectTask"
        rows={[]}
        form={(id, onClose) => <TaskForm id={id} dueOn={dueOn} onClose={onClose} />}
        removal={taskRemoval}
      />
    </Stack>
  );
}
