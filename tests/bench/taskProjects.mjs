// Projects of the demo company that hold many tasks.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/prepare.mjs';
import { ask, inDemoCompany } from './demoServer.mjs';

/**
 * The id of a project with so many tasks, flat, in three columns of the board; makes it if there is none.
 * @param url of the server's GraphQL API, which runs in `folder`, for an administrator's `token`.
 */
export async function projectOfTasks({ url, folder, token }, name, count) {
  const id = (await projectCalled(url, token, name)) ?? (await newProject(url, token, name));
  const { tasks } = await ask(url, 'query ($id: ID!) { tasks(first: 1, filter: { project: { eq: $id } }) { totalCount } }', { id }, token);
  if (tasks.totalCount > 0) return id;
  const since = performance.now();
  await inDemoCompany(folder, async client => {
    await client.query(`select set_config('tasks.project', $1, false), set_config('tasks.records', $2, false)`, [name, String(count)]);
    await client.query(readFileSync(join(root, 'tests/bench/tasks.sql'), 'utf8'));
    await client.query('vacuum analyze');
  });
  console.log(`${count.toLocaleString('en')} tasks in ${Math.round((performance.now() - since) / 1000)} s`);
  return id;
}

async function projectCalled(url, token, name) {
  const query = 'query ($name: String!) { projects(filter: { name: { eq: $name } }) { edges { node { id } } } }';
  return (await ask(url, query, { name }, token)).projects.edges[0]?.node.id;
}

async function newProject(url, token, name) {
  const { viewer, salesTerms } = await ask(url, '{ viewer { userId } salesTerms { today } }', {}, token);
  const { today } = salesTerms;
  const dueOn = new Date(Date.parse(today) + 90 * 86_400_000).toISOString().slice(0, 10);
  const input = { name, categories: ['Bench'], priority: 'LOW', startOn: today, dueOn, budget: '1', memberIds: [viewer.userId] };
  const query = 'mutation ($input: CreateProjectInput!) { createProject(input: $input) { errors { field code } project { id } } }';
  return (await ask(url, query, { input }, token)).createProject.project.id;
}
