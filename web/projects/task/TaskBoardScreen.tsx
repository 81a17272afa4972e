import { Button, HStack, Stack } from '@chakra-ui/react';
import Plus from 'lucide-react/icons/plus';
import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { TaskBoardScreenQuery } from '../../core/relay/generated/TaskBoardScreenQuery.graphql.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { BoardFilters } from '../../core/screens/board/BoardFilters.tsx';
import { BoardSavedViews } from '../../core/screens/board/BoardSavedViews.tsx';
import { ScreenHead } from '../../core/screens/ScreenHead.tsx';
import { useAddress } from '../../core/screens/useAddress.ts';
import { ForMembers } from '../../core/session/ForMembers.tsx';
import { taskBoard } from '../addresses.ts';
import { quickTaskFilters } from './quickTaskFilters.ts';
import { TaskBoard } from './TaskBoard.tsx';
import { taskChoosers } from './taskChoosers.tsx';
import { TaskViews } from './TaskViews.tsx';
import { taskShortcuts } from './useTaskActs.tsx';

/** /projects/kanban/kanban-board/: the tasks as a board. */
export function TaskBoardScreen({ query }: ScreenProps<TaskBoardScreenQuery>) {
  const data = usePreloadedQuery<TaskBoardScreenQuery>(
    graphql`
      query TaskBoardScreenQuery($search: String, $filter: TaskFilter) @preloadable {
        ...BoardSavedViews_settings @arguments(screen: "projectTask")
        ...TaskBoard_query @arguments(filter: $filter, search: $search)
      }
    `,
    query,
  );
  const { change } = useAddress();
  return (
    <Stack gap="3">
      <ScreenHead title={<FormattedMessage id="projectTask.plural" />}>
        <TaskViews view="board" />
        <ForMembers>
          <HStack wrap="wrap">
            <BoardSavedViews spec={taskBoard} settings={data} />
            <Button onClick={() => void change({ dialog: 'new' })}>
              <Plus aria-hidden />
              <FormattedMessage id="projectTask.new" />
            </Button>
          </HStack>
        </ForMembers>
      </ScreenHead>
      <BoardFilters spec={taskBoard} choosers={taskChoosers} quick={quickTaskFilters} shortcuts={taskShortcuts} />
      <TaskBoard query={data} />
    </Stack>
  );
}
