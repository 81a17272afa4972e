import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { ProjectDashboardQuery } from '../../core/relay/generated/ProjectDashboardQuery.graphql.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { DashboardScreen } from '../../core/screens/DashboardScreen.tsx';
import { CompletedPanel } from './CompletedPanel.tsx';
import { DuePanel } from './DuePanel.tsx';
import { OpenProjectsPanel } from './OpenProjectsPanel.tsx';
import { ProjectTiles } from './ProjectTiles.tsx';
import { TaskPanels } from './TaskPanels.tsx';

/** /projects/dashboard/: figures on projects and tasks; each links to the list behind it. */
export function ProjectDashboard({ query }: ScreenProps<ProjectDashboardQuery>) {
  const { projectOverview, overdue, upcoming, projects } = usePreloadedQuery<ProjectDashboardQuery>(
    graphql`
      query ProjectDashboardQuery($span: TimeSpan!) @preloadable {
        projectOverview(span: $span) @required(action: THROW) {
          ...ProjectTiles_overview
          ...TaskPanels_overview
          ...CompletedPanel_overview
        }
        overdue: tasks(first: 6, filter: { isOverdue: { eq: true } }, sort: { field: DUE_ON }) @required(action: THROW) {
          ...DuePanel_tasks
        }
        upcoming: tasks(first: 6, filter: { isUpcoming: { eq: true } }, sort: { field: DUE_ON }) @required(action: THROW) {
          ...DuePanel_tasks
        }
        projects(first: 6, filter: { isOpen: { eq: true } }, sort: { field: DUE_ON }) @required(action: THROW) {
          ...OpenProjectsPanel_projects
        }
      }
    `,
    query,
  );
  useLiveUpdates('Project', 'Task', 'StatusColumn');
  return (
    <DashboardScreen title={<FormattedMessage id="projectOverview.title" />}>
      <ProjectTiles overview={projectOverview} />
      <DuePanel title="projectOverview.overdue" empty="projectOverview.noneOverdue" by="isOverdue" tasks={overdue} />
      <DuePanel title="projectOverview.dueSoon" empty="projectOverview.noneDueSoon" by="isUpcoming" tasks={upcoming} />
      <TaskPanels overview={projectOverview} />
      <OpenProjectsPanel projects={projects} />
      <CompletedPanel overview={projectOverview} />
    </DashboardScreen>
  );
}
