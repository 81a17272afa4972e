import CalendarClock from 'lucide-react/icons/calendar-clock';
import CircleCheck from 'lucide-react/icons/circle-check';
import FolderKanban from 'lucide-react/icons/folder-kanban';
import ListTodo from 'lucide-react/icons/list-todo';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { FigureTile } from '../../core/charts/FigureTile.tsx';
import { Tiles, type TilesProps } from '../../core/charts/Tiles.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import type { ProjectTiles_overview$key } from '../../core/relay/generated/ProjectTiles_overview.graphql.ts';
import { daysIn } from '../../core/screens/days.ts';
import { QuietLink } from '../../core/ui/QuietLink.tsx';
import { projectsIn, tasksIn } from './overviewLinks.ts';

/** Key project figures, for the project dashboard and the home dashboard. */
export function ProjectTiles({ overview, only }: TilesProps<ProjectTiles_overview$key>) {
  const figures = useFragment(
    graphql`
      fragment ProjectTiles_overview on ProjectOverview {
        from
        before
        openProjects
        overdueProjects
        openBudget
        tasks
        openTasks
        overdueTasks
        upcomingTasks
        completedTasks
      }
    `,
    overview,
  );
  const linked = (count: number, to: string) => (
    <QuietLink to={to}>
      <NumberText value={count} />
    </QuietLink>
  );
  return (
    <Tiles only={only}>
      <FigureTile
        key="projects"
        icon={FolderKanban}
        label={<FormattedMessage id="projectOverview.openProjects" />}
        figure={linked(figures.openProjects, projectsIn({ isOpen: 'true' }))}
        detail={
          <FormattedMessage
            id="projectOverview.overdueProjects"
            values={{ count: figures.overdueProjects, budget: <MoneyText value={figures.openBudget} /> }}
          />
        }
      />
      <FigureTile
        key="openTasks"
        icon={ListTodo}
        label={<FormattedMessage id="projectOverview.openTasks" />}
        figure={linked(figures.openTasks, tasksIn({ isOpen: 'true' }))}
        detail={<FormattedMessage id="projectOverview.ofTasks" values={{ count: figures.tasks }} />}
      />
      <FigureTile
        key="overdueTasks"
        icon={CalendarClock}
        label={<FormattedMessage id="projectOverview.overdueTasks" />}
        figure={linked(figures.overdueTasks, tasksIn({ isOverdue: 'true' }))}
        detail={<FormattedMessage id="projectOverview.upcoming" values={{ count: figures.upcomingTasks }} />}
      />
      <FigureTile
        key="completedTasks"
        icon={CircleCheck}
        label={<FormattedMessage id="projectOverview.completedTasks" />}
        figure={linked(figures.completedTasks, tasksIn({ doneAt: daysIn(figures) }))}
        detail={<FormattedMessage id="projectOverview.inPeriod" />}
      />
    </Tiles>
  );
}
