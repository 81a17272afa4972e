import { chakra, HStack, Stack } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { useToday } from '../../core/i18n/useToday.ts';
import type { WorkloadScreenQuery } from '../../core/relay/generated/WorkloadScreenQuery.graphql.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { BoardFilters } from '../../core/screens/board/BoardFilters.tsx';
import { BoardSavedViews } from '../../core/screens/board/BoardSavedViews.tsx';
import { ScreenHead } from '../../core/screens/ScreenHead.tsx';
import { ForMembers } from '../../core/session/ForMembers.tsx';
import { EmptyState } from '../../core/ui/EmptyState.tsx';
import { taskWorkload } from '../addresses.ts';
import { quickTaskFilters } from '../task/quickTaskFilters.ts';
import { taskChoosers } from '../task/taskChoosers.tsx';
import { TaskViews } from '../task/TaskViews.tsx';
import { WeekChoice } from '../timesheet/WeekChoice.tsx';
import { WorkloadGrid } from './WorkloadGrid.tsx';

/** /projects/workload/: hours planned for each member and week, against what a week holds. */
export function WorkloadScreen({ query }: ScreenProps<WorkloadScreenQuery>) {
  const data = usePreloadedQuery<WorkloadScreenQuery>(
    graphql`
      query WorkloadScreenQuery($from: Date, $search: String, $filter: TaskFilter) @preloadable {
        ...BoardSavedViews_settings @arguments(screen: "projectTask")
        projectWorkload(from: $from, search: $search, filter: $filter) @required(action: THROW) {
          weeks
          members {
            userId
          }
          ...WorkloadGrid_workload
        }
      }
    `,
    query,
  );
  useLiveUpdates('Task', 'StatusColumn', 'Project', 'LeaveRequest');
  const intl = useIntl();
  const today = useToday();
  const { weeks, members } = data.projectWorkload;
  return (
    <Stack gap="3">
      <ScreenHead title={<FormattedMessage id="menu.workload" />}>
        <TaskViews view="workload" />
        <ForMembers>
          <HStack wrap="wrap">
            <BoardSavedViews spec={taskWorkload} settings={data} />
          </HStack>
        </ForMembers>
      </ScreenHead>
      <BoardFilters spec={taskWorkload} choosers={taskChoosers} quick={quickTaskFilters} creates={false} shortcuts={[]} />
      <WeekChoice first={weeks[0]} today={today} />
      <chakra.p fontSize="sm" color="fg.muted">
        <FormattedMessage id="workload.how" />
      </chakra.p>
      {members.length > 0 ? (
        <WorkloadGrid workload={data.projectWorkload} />
      ) : (
        <EmptyState title={intl.formatMessage({ id: 'workload.none' })} text={intl.formatMessage({ id: 'workload.noneText' })} />
      )}
    </Stack>
  );
}
