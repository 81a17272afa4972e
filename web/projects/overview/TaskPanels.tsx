import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { BarPanel } from '../../core/charts/BarPanel.tsx';
import { Tiles, type TilesProps } from '../../core/charts/Tiles.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import { Percent } from '../../core/i18n/Percent.tsx';
import type { TaskPanels_overview$key } from '../../core/relay/generated/TaskPanels_overview.graphql.ts';
import { useStatusName } from '../column/useStatusName.ts';
import { tasksIn } from './overviewLinks.ts';

/** Tasks by status, and the open ones by assignee. */
export function TaskPanels({ overview, only }: TilesProps<TaskPanels_overview$key>) {
  const { tasks, statuses, workload } = useFragment(
    graphql`
      fragment TaskPanels_overview on ProjectOverview {
        tasks
        statuses {
          columnId
          title
          kind
          count
          percentage
        }
        workload {
          userId
          name
          openTasks
          overdueTasks
          hours
        }
      }
    `,
    overview,
  );
  const nameOf = useStatusName();
  const byStatus = statuses.map(({ columnId, count, percentage, ...column }) => ({
    id: columnId,
    label: <bdi>{nameOf(column)}</bdi>,
    value: count,
    figure: <FormattedMessage id="projectOverview.countAndShare" values={{ count, share: <Percent value={percentage} /> }} />,
    to: tasksIn({ column: columnId }),
  }));
  const byUser = workload.map(({ userId, name, openTasks, overdueTasks, hours }) => ({
    id: userId,
    label: <bdi>{name}</bdi>,
    value: openTasks,
    part: overdueTasks,
    figure: <FormattedMessage id="projectOverview.work" values={{ count: openTasks, hours: <NumberText value={Number(hours)} /> }} />,
    to: tasksIn({ assignee: userId, isOpen: 'true' }),
  }));
  return (
    <Tiles only={only}>
      <BarPanel key="statuses" title="projectOverview.statuses" empty="projectOverview.noTasks" rows={tasks > 0 ? byStatus : []} />
      <BarPanel
        key="workload"
        title="projectOverview.workload"
        text="projectOverview.workloadText"
        empty="projectOverview.noOpenTasks"
        rows={byUser}
      />
    </Tiles>
  );
}
