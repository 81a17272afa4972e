// `npm run bench:tasks [-- --records 100000 --cards 1000 --turns 5 --rounds 20]`: fills two projects of a demo company of the built server,
// and times the pages of a flat list of tasks and the board of the smaller one.
// The folder (NORIA_DATA_DIR) is kept: a second run measures immediately.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build, root } from '../../tools/prepare.mjs';
import { ask, signIn, startDemoServer } from './demoServer.mjs';
import { projectOfTasks } from './taskProjects.mjs';

const { values } = parseArgs({
  options: {
    records: { type: 'string', default: '100000' },
    cards: { type: 'string', default: '1000' },
    turns: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '20' },
  },
});
const folder = process.env.NORIA_DATA_DIR ?? join(root, 'data/tasks');
const port = process.env.PORT ?? '4792';
const url = `http://localhost:${port}/graphql`;
const names = { list: 'Measured list', board: 'Measured board' };
await build();
const server = await startDemoServer(folder, port);
try {
  const token = await signIn(url);
  const projects = {};
  for (const [kind, count] of [
    ['list', values.records],
    ['board', values.cards],
  ])
    projects[kind] = await projectOfTasks({ url, folder, token }, names[kind], Number(count));
  await measure(token, projects);
} finally {
  server.kill();
}

/** Times each request turn by turn, so that other load on the machine affects all of them; the best turn of each is shown. */
async function measure(token, { list, board }) {
  const row = 'id version key name priority dueOn isOverdue isBlocked progress assigneeNames project { id name } column { id kind title }';
  const page = `query ($project: ID!, $after: String) { tasks(first: 50, after: $after, filter: { project: { eq: $project } }, sort: { field: NAME })
    { totalCount pageInfo { endCursor } edges { cursor node { ${row} } } } }`;
  const middle = await ask(
    url,
    `query ($project: ID!) { tasks(first: 1, filter: { project: { eq: $project }, name: { eq: "Task 50000 of the long list" } }, sort: { field: NAME })
      { pageInfo { endCursor } } }`,
    { project: list },
    token,
  );
  const cards =
    first => `query ($project: ID!) { statusColumns(scope: TASK) { id kind title taskCount(filter: { project: { eq: $project } })
    tasks(first: ${first}, filter: { project: { eq: $project } }) { pageInfo { endCursor } edges { node { id rank ${row} tags } } } } }`;
  const asked = [
    ['first page of the list', page, { project: list }],
    ['a page from its middle', page, { project: list, after: middle.tasks.pageInfo.endCursor }],
    ['the board as it opens', cards(20), { project: board }],
    ['100 cards a column', cards(100), { project: board }],
  ];
  const best = asked.map(() => ({ p50: Infinity, worst: Infinity }));
  for (let turn = 0; turn < Number(values.turns); turn++)
    for (const [index, [, query, variables]] of asked.entries()) {
      const times = [];
      for (let round = 0; round < Number(values.rounds); round++) {
        const since = performance.now();
        await ask(url, query, variables, token);
        times.push(performance.now() - since);
      }
      times.sort((one, other) => one - other);
      const p50 = times[Math.floor(times.length / 2)];
      if (p50 < best[index].p50) best[index] = { p50, worst: times.at(-1) };
    }
  const line = cells => console.log(`| ${cells.join(' | ')} |`);
  line(['asked for', 'p50 ms', 'worst ms']);
  line(['---', '---', '---']);
  for (const [index, [what]] of asked.entries()) line([what, best[index].p50.toFixed(1), best[index].worst.toFixed(1)]);
}
