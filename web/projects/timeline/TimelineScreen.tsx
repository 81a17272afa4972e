import { Box, chakra, HStack, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { TimelineScreenQuery } from '../../core/relay/generated/TimelineScreenQuery.graphql.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { ShortcutRow } from '../../core/screens/list/listShortcuts.ts';
import { useListKeys } from '../../core/screens/list/useListKeys.ts';
import { ScreenHead } from '../../core/screens/ScreenHead.tsx';
import { useAddress } from '../../core/screens/useAddress.ts';
import { useMay } from '../../core/session/may.ts';
import { Choice } from '../../core/ui/Choice.tsx';
import { EmptyState } from '../../core/ui/EmptyState.tsx';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { Part } from '../../core/ui/Part.tsx';
import { Timeline } from './Timeline.tsx';
import { zooms } from './timelineScale.ts';

const ShortcutSheet = lazyPart(async () => (await import('../../core/screens/list/ShortcutSheet.tsx')).ShortcutSheet);

const timelineShortcuts: readonly ShortcutRow[] = [
  [['↑', '↓'], 'keys.otherTask'],
  [['Home', 'End'], 'keys.firstTask'],
  [['←', '→'], 'keys.moveTask'],
  [['Shift', '←', '→'], 'keys.stretchTask'],
  [['Esc'], 'keys.takeBack'],
  [['Enter'], 'keys.openCard'],
  [['?'], 'keys.help'],
];

/** /projects/timeline/: the tasks of a project over time. */
export function TimelineScreen({ query }: ScreenProps<TimelineScreenQuery>) {
  const { projectTimeline: timeline, projects } = usePreloadedQuery<TimelineScreenQuery>(
    graphql`
      query TimelineScreenQuery($project: ID) @preloadable {
        projectTimeline(projectId: $project) {
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
  useLiveUpdates('Task', 'Project', 'StatusColumn');
  const intl = useIntl();
  const { address, change } = useAddress();
  const mayWrite = useMay('WRITE');
  const [movesFollowers, setMovesFollowers] = useState(true);
  const [isHelping, setHelping] = useState(false);
  useListKeys({ help: () => setHelping(true) });
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
        <HStack wrap="wrap" gap="3">
          {mayWrite && (
            <chakra.label display="flex" alignItems="center" gap="2" fontSize="sm">
              <input type="checkbox" checked={movesFollowers} onChange={({ target }) => setMovesFollowers(target.checked)} />
              <FormattedMessage id="timeline.movesFollowers" />
            </chakra.label>
          )}
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
        </HStack>
      </ScreenHead>
      <chakra.p fontSize="sm" color="fg.muted" hideBelow="md">
        <FormattedMessage id="timeline.keys" />
      </chakra.p>
      <Timeline key={timeline.projectId} timeline={timeline} zoom={zoom} isReadOnly={!mayWrite} movesFollowers={movesFollowers} />
      {isHelping && (
        <Part>
          <ShortcutSheet rows={timelineShortcuts} onClose={() => setHelping(false)} />
        </Part>
      )}
    </Stack>
  );
}
