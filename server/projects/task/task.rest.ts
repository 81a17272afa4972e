import { listOf } from '../../core/rest/listOf.ts';
import { pageOf } from '../../core/rest/pageOf.ts';
import { renamed } from '../../core/rest/renamed.ts';
import {
  contains,
  create,
  list,
  one,
  oneId,
  remove,
  textOf,
  update,
  type RestCall,
  type Route,
  type Values,
} from '../../core/rest/Route.ts';
import { idOf, idsOf, inStatus, upperCase } from '../restValues.ts';

const fields = `id key number name title: name project { id name key } parentTask: parent { id key name } sprint { id name status } status: column { id kind title group }
  priority startDate: startOn startOn dueDate: dueOn dueOn summary tags assignees { id: userId name } assigneeIds weightage estimateHours progress
  isBlocked isOverdue doneAt version createdAt updatedAt`;
/** A task with its documented fields, and others besides. */
export const taskResource = (others = '') => ({
  names: { en: 'Task', ar: 'المهمة', sp: 'la tarea' },
  selection: `{ ${fields} ${others} }`,
});
const task = taskResource();
const comment = {
  names: { en: 'Comment', ar: 'التعليق', sp: 'el comentario' },
  selection: '{ id taskId: recordId text comment: text author { id: userId name } editedAt version createdAt updatedAt }',
};

const example = {
  name: 'Photograph the new products',
  priority: 'HIGH',
  project: 'id of the project',
  assignees: ['id of an employee or user'],
  startDate: '2026-12-01',
  dueDate: '2026-12-11',
  tags: ['photos'],
  summary: 'Forty pictures on white, and ten in use.',
  weightage: 10,
  status: 'todo',
};

/** Names may be given twice: name or title, project or projectId. References are ids or whole records; `assignees` are employees or users. */
function taskBody({ body: { title, project, parentTask, sprint, ...body } }: RestCall): Values {
  const values = renamed(
    {
      ...(title !== undefined && { name: title }),
      ...(project !== undefined && { projectId: idOf(project) }),
      ...(parentTask !== undefined && { parentId: idOf(parentTask) }),
      ...(sprint !== undefined && { sprintId: idOf(sprint) }),
      ...body,
    },
    { startDate: 'startOn', dueDate: 'dueOn', status: 'columnId', assignees: 'assigneeIds' },
  );
  if (typeof values.tags === 'string') values.tags = listOf(values.tags);
  return { ...values, assigneeIds: idsOf(values.assigneeIds), priority: upperCase(values.priority) };
}

/** The text is given as `text` or `comment`, the task as `task` or `taskId`. */
const commentText = ({ body }: RestCall): Values => ({ text: body.text ?? body.comment });
const newComment = (request: RestCall): Values => ({ ...commentText(request), recordId: idOf(request.body.taskId ?? request.body.task) });
const commentExample = { comment: 'The samples have arrived.', task: 'id of the task' };

const ofTask = (value: string | string[]): Values => ({ recordId: { eq: oneId(textOf(value)) } });
const ofProject = (value: string | string[]): Values => ({ project: { eq: oneId(textOf(value)) } });

function topLevel({ query }: RestCall): Values {
  const { size: first, offset } = pageOf(query);
  return { first, offset, filter: { isSubtask: { eq: false } } };
}

/** Number of tasks in the list of one project's tasks. */
const most = 100;

/** Documented REST calls of tasks and their comments. */
export const taskRoutes: Route[] = [
  list('/projects/getAllTasks', task, 'tasks', { name: contains('name'), status: inStatus, projectId: ofProject }),
  one('/projects/getTask/{id}', task, 'task'),
  create('/projects/createTask', task, 'createTask', { values: taskBody, example }),
  update('/projects/updateTask/{id}', task, 'updateTask', { values: taskBody, example }),
  remove('/projects/deleteTask/[{id}]', task, 'deleteTasks'),
  list('/projects/tasks/getParentTasks', task, 'tasks', {}, { values: topLevel }),
  one(
    '/projects/tasks/getAllTasks/{id}',
    { names: task.names, selection: `{ tasks(first: ${most}) { totalCount edges { node { ${fields} } } } }` },
    'project',
    {
      shape: async ({ tasks }) => {
        const { totalCount: total, edges } = tasks as { totalCount: number; edges: { node: object }[] };
        return { data: edges.map(({ node }) => node), page: 1, pageSize: most, total };
      },
    },
  ),
  list('/projects/getAllComments', comment, 'taskComments', { taskId: ofTask }),
  create('/projects/createComment', comment, 'addComment', { values: newComment, example: commentExample }),
  update('/projects/updateComment/{id}', comment, 'updateComment', {
    values: commentText,
    example: { comment: 'They arrived on Monday.' },
  }),
  remove('/projects/deleteComment/[{id}]', comment, 'deleteComments'),
];
