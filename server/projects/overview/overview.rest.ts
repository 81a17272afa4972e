import { TimeSpan } from '../../core/graphql/TimeSpan.ts';
import { pageOf } from '../../core/rest/pageOf.ts';
import { list, one, type Route, type Values } from '../../core/rest/Route.ts';
import { taskResource } from '../task/task.rest.ts';

const figures = {
  names: { en: 'Project analytics', ar: 'تحليلات المشاريع', sp: 'el análisis de proyectos' },
  selection: `{ from before currency projects openProjects overdueProjects openBudget tasks openTasks overdueTasks upcomingTasks completedTasks
    workload { id: userId name openTasks overdueTasks hours } completed { month inTime late } }`,
};

const statuses = {
  names: { en: 'Tasks by status', ar: 'المهام حسب الحالة', sp: 'las tareas por estado' },
  selection: '{ tasks statuses { id: columnId title kind group name: title count percentage } }',
};

/** A page of the tasks that a condition leaves, by due date. */
const due = (path: string, filter: Values): Route =>
  list(
    path,
    taskResource('overdueDays'),
    'tasks',
    {},
    {
      values: ({ query }) => {
        const { size: first, offset } = pageOf(query);
        return { first, offset, filter, sort: { field: 'DUE_ON' } };
      },
    },
  );

const ofAllTime = (): Values => ({ span: TimeSpan.ALL });

/** Documented analytics of projects. */
export const overviewRoutes: Route[] = [
  one('/projects/getProjectAnalytics', figures, 'projectOverview', { values: ofAllTime }),
  due('/projects/getOverDueTasksWithDay', { isOverdue: { eq: true } }),
  due('/projects/getUpcomingDueTasks', { isUpcoming: { eq: true } }),
  one('/projects/getTasksByStatusPercentage', statuses, 'projectOverview', {
    values: ofAllTime,
    shape: ({ statuses: data }) => {
      const rows = data as Values[];
      return Promise.resolve({ data: rows, page: 1, pageSize: rows.length, total: rows.length });
    },
  }),
];
