// Tasks and their board.
import { randomUUID } from 'node:crypto';
import { taskIn } from './world.mjs';

const any = list => list[Math.floor(Math.random() * list.length)];
const taskRow = 'id version key name priority dueOn isOverdue assigneeNames column { id title }';
const taskQuery = `query ($id: ID!) { task(id: $id) { ${taskRow} } }`;

async function openBoard(person) {
  const query = `query ($project: ID!) { statusColumns(scope: TASK) { id title taskCount(filter: { project: { eq: $project } })
    tasks(first: 20, filter: { project: { eq: $project } }) { edges { node { rank ${taskRow} } } } } }`;
  await person.read('board of tasks', query, { project: person.world.projectId });
}

async function listTasks(person) {
  const query = `query ($search: String) { tasks(first: 20, search: $search, filter: { isOpen: { eq: true } }, sort: { field: NAME })
    { totalCount edges { node { ${taskRow} } } } }`;
  await person.read('list of tasks', query, { search: any(['task', 'a', '']) });
}

async function createTask(person) {
  const name = `Task ${randomUUID()}`;
  const { id, version } = await person.write('create a task', 'createTask', taskIn(person.world, name), 'task { id version }');
  person.remember('task.name', id, name, version);
  person.world.taskIds.push(id);
}

async function moveTask(person) {
  const id = any(person.world.taskIds);
  const { task } = await person.read('a task', taskQuery, { id });
  const columnId = any(person.world.columnIds.filter(column => column !== task.column.id));
  const isStale = Math.random() < 0.2;
  const input = { id, columnId, version: task.version - (isStale ? 1 : 0) };
  const moved = await person.write('move a task', 'moveTask:MoveWorkInput', input, 'task { version }', isStale);
  if (moved) person.remember('task.column', id, columnId, moved.version);
}

async function renameTask(person) {
  const id = any(person.world.taskIds);
  const { task } = await person.read('a task', taskQuery, { id });
  const isStale = Math.random() < 0.2;
  const name = `Task ${randomUUID()}`;
  const input = { id, name, version: task.version - (isStale ? 1 : 0) };
  const renamed = await person.write('edit a task', 'updateTask', input, 'task { version }', isStale);
  if (renamed) person.remember('task.name', id, name, renamed.version);
}

async function projectDashboard(person) {
  const query = '{ projectOverview { openTasks overdueTasks openProjects statuses { __typename } workload { __typename } } }';
  await person.read('dashboard of projects', query);
}

/** Pieces of work with tasks. */
export const projects = [openBoard, openBoard, listTasks, createTask, moveTask, moveTask, moveTask, renameTask, projectDashboard];
