import { call, create, list, oneId, textOf, type RestCall, type Route, type Values } from '../../core/rest/Route.ts';
import { upperCase } from '../restValues.ts';

const column = {
  names: { en: 'Status', ar: 'الحالة', sp: 'el estado' },
  selection: '{ id scope type: scope kind group title name: title rank version createdAt updatedAt }',
};

/** The title is given as `title` or `name`, the scope as `type` (TASK by default), the group as `group` (DOING by default). */
const columnBody = ({ body: { name, type, ...body } }: RestCall): Values => ({
  group: 'DOING',
  ...(name !== undefined && { title: name }),
  scope: upperCase(type ?? 'TASK'),
  ...body,
});

/** Documented REST calls of statuses. */
export const columnRoutes: Route[] = [
  list(
    '/projects/getAllStatus',
    column,
    'statusColumns',
    {},
    {
      values: ({ query }) => ({ scope: upperCase(textOf(query.type) ?? 'TASK') }),
      parameters: ['type'],
    },
  ),
  create('/projects/createStatus', column, 'createStatusColumn', { values: columnBody, example: { name: 'In review', type: 'TASK' } }),
  call('DELETE', '/projects/deleteStatus/[{id}]', { names: column.names }, 'deleteStatusColumn', {
    outcome: 'deleted',
    values: ({ params, query }) => ({ id: oneId(params.id), targetId: textOf(query.target) }),
    parameters: ['target'],
  }),
];
