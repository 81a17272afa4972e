import { idForm } from '../core/rules/idForm.ts';
import { renamed } from '../core/rest/renamed.ts';
import { contains, create, list, one, oneId, remove, table, textOf, update, type RestCall, type Values } from '../core/rest/Route.ts';
import { listOf } from '../core/rest/listOf.ts';

const project = {
  names: { en: 'Project', ar: 'المشروع', sp: 'el proyecto' },
  selection: `{ id key name categories status: column { id kind title group } priority startDate: startOn startOn dueDate: dueOn dueOn budget
    description members { id: userId name } memberIds isOverdue doneAt version createdAt updatedAt }`,
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
  if (values.memberIds !== undefined && values.memberIds !== null) values.memberIds = [values.memberIds].flat().map(idOf);
  if (typeof values.categories === 'string') values.categories = listOf(values.categories);
  return upper(values, 'priority');
}

/** The id in an id or a whole record. */
function idOf(value: unknown): unknown {
  const named = typeof value === 'object' && value !== null ? (value as Values).id : value;
  return typeof named === 'string' ? oneId(named) : named;
}

const upper = (values: Values, name: string): Values => ({
  ...values,
  ...(typeof values[name] === 'string' && { [name]: values[name].toUpperCase() }),
});

/** Filters by a status: a column's title, kind or id; `All` means no filter. */
function inStatus(value: string | string[]): Values {
  const status = (textOf(value) ?? '').trim().toLowerCase();
  if (status === 'all') return {};
  return idForm.test(status) ? { column: { eq: status } } : { status: { in: [status, status.replace(/[_-]+/g, ' ')] } };
}

/** Documented REST calls of projects. */
export const projectRoutes = table('Projects', [
  list('/projects/getAllProjects', project, 'projects', { name: contains('name'), status: inStatus }),
  one('/projects/getProject/{id}', project, 'project'),
  create('/projects/createProject', project, 'createProject', { values: projectBody, example }),
  update('/projects/updateProject/{id}', project, 'updateProject', { values: projectBody, example }),
  remove('/projects/deleteProject/[{id}]', project, 'deleteProjects'),
]);
