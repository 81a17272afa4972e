import { renamed } from '../../core/rest/renamed.ts';
import { contains, create, list, remove, textOf, update, type RestCall, type Route, type Values } from '../../core/rest/Route.ts';
import { idOf, idsOf, upperCase } from '../restValues.ts';

const sprint = {
  names: { en: 'Sprint', ar: 'السبرنت', sp: 'el sprint' },
  selection: `{ id name status project { id name key } taskIds startDate: startsOn startsOn endDate: endsOn endsOn goal taskCount doneCount hours
    doneHours completedAt version createdAt updatedAt }`,
};

const example = {
  name: 'Sprint 14',
  status: 'next',
  project: 'id of the project',
  tasks: ['id of a task'],
  startDate: '2026-12-07',
  endDate: '2026-12-18',
};

/** References are ids or whole records; the project is given as `project` or `projectId`, the tasks as `tasks` or `taskIds`. */
function sprintBody({ body: { title, project, ...body } }: RestCall): Values {
  const values = renamed(
    { ...(title !== undefined && { name: title }), ...(project !== undefined && { projectId: idOf(project) }), ...body },
    { startDate: 'startsOn', endDate: 'endsOn', tasks: 'taskIds' },
  );
  return { ...values, taskIds: idsOf(values.taskIds), status: upperCase(values.status) };
}

/** Filters by state; `All` means no filter. */
function inState(value: string | string[]): Values {
  const state = upperCase(textOf(value)) as string;
  return state === 'ALL' ? {} : { status: { in: [state] } };
}

/** Documented REST calls of sprints. A sprint completed by them leaves its open tasks in no sprint. */
export const sprintRoutes: Route[] = [
  list('/projects/getAllSprints', sprint, 'sprints', { name: contains('name'), status: inState }),
  create('/projects/createSprint', sprint, 'createSprint', { values: sprintBody, example }),
  update('/projects/updateSprint/{id}', sprint, 'updateSprint', { values: sprintBody, example }),
  remove('/projects/deleteSprint/[{id}]', sprint, 'deleteSprints'),
];
