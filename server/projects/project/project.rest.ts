import { listOf } from '../../core/rest/listOf.ts';
import { renamed } from '../../core/rest/renamed.ts';
import { contains, create, list, one, remove, update, type RestCall, type Route, type Values } from '../../core/rest/Route.ts';
import { idsOf, inStatus, upperCase } from '../restValues.ts';

const project = {
  names: { en: 'Project', ar: 'المشروع', sp: 'el proyecto' },
  selection: `{ id key name categories status: column { id kind title group } priority startDate: startOn startOn dueDate: dueOn dueOn budget
    description members { id: userId name } memberIds taskCount progress isOverdue doneAt customFields { key value } version createdAt updatedAt }`,
};

const example = {
  name: 'Spring catalogue',
  categories: ['Marketing'],
  startDate: '2026-12-01',
  dueDate: '2027-02-26',
  description: 'Print and online.',
  budget: 12000,
  members: ['id of an employee or user'],
  status: 'todo',
  priority: 'HIGH',
};

/** `members` holds ids of employees or users, or whole records; `status` is the id or name of a column. */
function projectBody({ body: { title, ...body } }: RestCall): Values {
  const values = renamed(
    { ...(title !== undefined && { name: title }), ...body },
    { startDate: 'startOn', dueDate: 'dueOn', status: 'columnId', members: 'memberIds' },
  );
  if (typeof values.categories === 'string') values.categories = listOf(values.categories);
  return { ...values, memberIds: idsOf(values.memberIds), priority: upperCase(values.priority) };
}

/** Documented REST calls of projects. */
export const projectRoutes: Route[] = [
  list('/projects/getAllProjects', project, 'projects', { name: contains('name'), status: inStatus }),
  one('/projects/getProject/{id}', project, 'project'),
  create('/projects/createProject', project, 'createProject', { values: projectBody, example }),
  update('/projects/updateProject/{id}', project, 'updateProject', { values: projectBody, example }),
  remove('/projects/deleteProject/[{id}]', project, 'deleteProjects'),
];
