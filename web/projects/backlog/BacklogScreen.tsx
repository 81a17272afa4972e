import { Box, Button, HStack, Stack } from '@chakra-ui/react';
import Plus from 'lucide-react/icons/plus';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { BacklogScreenQuery } from '../../core/relay/generated/BacklogScreenQuery.graphql.ts';
import { taskRemoval } from '../../core/relay/operations/taskOperations.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { BoardFilters } from '../../core/screens/board/BoardFilters.tsx';
import { BoardSavedViews } from '../../core/screens/board/BoardSavedViews.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { ScreenHead } from '../../core/screens/ScreenHead.tsx';
import { useAddress } from '../../core/screens/useAddress.ts';
import { ForMembers } from '../../core/session/ForMembers.tsx';
import { Choice } from '../../core/ui/Choice.tsx';
import { EmptyState } from '../../core/ui/EmptyState.tsx';
import { taskBacklog } from '../addresses.ts';
import { quickTaskFilters } from '../task/quickTaskFilters.ts';
import { taskChoosers } from '../task/taskChoosers.tsx';
import { TaskForm } from '../task/TaskForm.tsx';
import { TaskViews } from '../task/TaskViews.tsx';
import { taskShortcuts } from '../task/useTaskActs.tsx';
import { Backlog } from './Backlog.tsx';

/** /projects/backlog/: the open tasks of a project that are in no sprint, beside its sprints. */
export function BacklogScreen({ query }: ScreenProps<BacklogScreenQuery>) {
  const data = usePreloadedQuery<BacklogScreenQuery>(
    graphql`
      query BacklogScreenQuery($project: ProjectFilter, $search: String, $backlog: TaskFilter, $planned: TaskFilter) @preloadable {
        ...BoardSavedViews_settings @arguments(screen: "projectTask")
        chosen: projects(first: 1, filter: $project, sort: { field: DUE_ON }) @required(action: THROW) {
          edges {
            node {
              id
              name
              ...Backlog_project @arguments(search: $search, backlog: $backlog, planned: $planned)
            }
          }
        }
        projects(first: 100, filter: { isOpen: { eq: true } }, sort: { field: NAME }) @required(action: THROW) {
          edges {
            node {
              id
              name
            }
          }
        }
      }
    `,
    query,
  );
  useLiveUpdates('Task', 'Sprint', 'Project', 'StatusColumn');
  const intl = useIntl();
  const { change } = useAddress();
  const project = data.chosen.edges[0]?.node;
  const open = data.projects.edges.map(({ node }) => ({ value: node.id, label: node.name }));
  if (!project)
    return (
      <EmptyState
        isPage
        title={intl.formatMessage({ id: 'timeline.noProjects' })}
        text={intl.formatMessage({ id: 'backlog.noProjectsText' })}
      />
    );
  const chosen = { value: project.id, label: project.name };
  return (
    <Stack gap="3">
      <ScreenHead title={<FormattedMessage id="menu.backlog" />}>
        <TaskViews view="backlog" />
        <HStack wrap="wrap">
          <Box width="56">
            <Choice
              size="sm"
              aria-label={intl.formatMessage({ id: 'timeline.project' })}
              value={project.id}
              options={open.some(({ value }) => value === project.id) ? open : [chosen, ...open]}
              onChange={event => void change({ project: event.target.value })}
            />
          </Box>
          <ForMembers>
            <BoardSavedViews spec={taskBacklog} settings={data} />
            <Button onClick={() => void change({ dialog: 'new' })}>
              <Plus aria-hidden />
              <FormattedMessage id="projectTask.new" />
            </Button>
          </ForMembers>
        </HStack>
      </ScreenHead>
      <BoardFilters spec={taskBacklog} choosers={taskChoosers} quick={quickTaskFilters} shortcuts={taskShortcuts} />
      <Backlog key={project.id} project={project} />
      <RecordDialogs
        entity="projectTask"
        rows={[]}
        form={(id, onClose) => <TaskForm id={id} project={id ? undefined : project} onClose={onClose} />}
        removal={taskRemoval}
      />
    </Stack>
  );
}
