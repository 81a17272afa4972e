import { Box, Button, chakra, HStack, Stack } from '@chakra-ui/react';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { TimelineScreenQuery } from '../../core/relay/generated/TimelineScreenQuery.graphql.ts';
import { taskRemoval } from '../../core/relay/operations/taskOperations.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { ShortcutRow } from '../../core/screens/list/listShortcuts.ts';
import { BoardFilters } from '../../core/screens/board/BoardFilters.tsx';
import { BoardSavedViews } from '../../core/screens/board/BoardSavedViews.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { ScreenHead } from '../../core/screens/ScreenHead.tsx';
import { useAddress } from '../../core/screens/useAddress.ts';
import { useMay } from '../../core/session/may.ts';
import { ForMembers } from '../../core/session/ForMembers.tsx';
import { Choice } from '../../core/ui/Choice.tsx';
import { EmptyState } from '../../core/ui/EmptyState.tsx';
import { taskTimeline } from '../addresses.ts';
import { quickTaskFilters } from '../task/quickTaskFilters.ts';
import { taskChoosers } from '../task/taskChoosers.tsx';
import { TaskForm } from '../task/TaskForm.tsx';
import { TaskViews } from '../task/TaskViews.tsx';
import { Timeline } from './Timeline.tsx';
import { zooms } from './timelineScale.ts';

const timelineShortcuts: readonly ShortcutRow[] = [
  [['↑', '↓'], 'keys.otherTask'],
  [['Home', 'End'], 'keys.firstTask'],
  [['←', '→'], 'keys.moveTask'],
  [['Shift', '←', '→'], 'keys.stretchTask'],
  [['Esc'], 'keys.takeBack'],
  [['Enter'], 'keys.openCard'],
];

/** /projects/timeline/: the tasks of a project over time. */
export function TimelineScreen({ query }: ScreenProps<TimelineScreenQuery>) {
  const data = usePreloadedQuery<TimelineScreenQuery>(
    graphql`
      query TimelineScreenQuery($project: ID, $search: String, $filter: TaskFilter) @preloadable {
        ...BoardSavedViews_settings @arguments(screen: "projectTask")
        projectTimeline(projectId: $project, search: $search, filter: $filter) {
          projectId
          projectName
          ...Timeline_timeline
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
  const { projectTimeline: timeline, projects } = data;
  useLiveUpdates('Task', 'Project', 'StatusColumn');
  const isNarrowed = !!query.variables.filter || !!query.variables.search;
  const intl = useIntl();
  const { address, change } = useAddress();
  const mayWrite = useMay('WRITE');
  const [movesFollowers, setMovesFollowers] = useState(true);
  const zoom = zooms.find(one => one === address.get('zoom')) ?? 'WEEK';
  const open = projects.edges.map(({ node }) => ({ value: node.id, label: node.name }));
  const chosen = timeline && { value: timeline.projectId, label: timeline.projectName };
  const options = chosen && !open.some(({ value }) => value === chosen.value) ? [chosen, ...open] : open;
  if (!timeline)
    return (
      <EmptyState
        isPage
        title={intl.formatMessage({ id: 'timeline.noProjects' })}
        text={intl.formatMessage({ id: 'timeline.noProjectsText' })}
      />
    );
  return (
    <Stack gap="3">
      <ScreenHead title={<FormattedMessage id="menu.timeline" />}>
        <TaskViews view="timeline" />
        <ForMembers>
          <HStack wrap="wrap">
            <BoardSavedViews spec={taskTimeline} settings={data} />
            <Button onClick={() => void change({ dialog: 'new' })}>
              <Plus aria-hidden />
              <FormattedMessage id="projectTask.new" />
            </Button>
          </HStack>
        </ForMembers>
      </ScreenHead>
      <BoardFilters spec={taskTimeline} choosers={taskChoosers} quick={quickTaskFilters} shortcuts={timelineShortcuts} />
      <HStack wrap="wrap" gap="3">
        <Box width="56">
          <Choice
            size="sm"
            aria-label={intl.formatMessage({ id: 'timeline.project' })}
            value={timeline.projectId}
            options={options}
            onChange={event => void change({ project: event.target.value })}
          />
        </Box>
        <Box width="32">
          <Choice
            size="sm"
            aria-label={intl.formatMessage({ id: 'timeline.zoom' })}
            value={zoom}
            options={zooms.map(value => ({ value, label: intl.formatMessage({ id: `timeline.zoom.${value}` }) }))}
            onChange={event => void change({ zoom: event.target.value })}
          />
        </Box>
        {mayWrite && (
          <chakra.label display="flex" alignItems="center" gap="2" fontSize="sm">
            <input type="checkbox" checked={movesFollowers} onChange={({ target }) => setMovesFollowers(target.checked)} />
            <FormattedMessage id="timeline.movesFollowers" />
          </chakra.label>
        )}
      </HStack>
      <chakra.p fontSize="sm" color="fg.muted" hideBelow="md">
        <FormattedMessage id="timeline.keys" />
      </chakra.p>
      <Timeline
        key={timeline.projectId}
        timeline={timeline}
        zoom={zoom}
        isReadOnly={!mayWrite}
        movesFollowers={movesFollowers}
        none={isNarrowed ? 'list.noneFound' : 'projectTask.none'}
      />
      <RecordDialogs
        entity="projectTask"
        rows={[]}
        form={(id, onClose) => (
          <TaskForm id={id} project={id ? undefined : { id: timeline.projectId, name: timeline.projectName }} onClose={onClose} />
        )}
        removal={taskRemoval}
      />
    </Stack>
  );
}
