// What the users need before they can work: customers to open, a stocked product, a till each, and a project with tasks.
import { ask } from '../demoServer.mjs';
import { staff } from './sessions.mjs';

/** Prepares both companies; returns the ids to work with, by the email address of each user who has a session. */
export async function prepareWorld(origin, sessions) {
  const url = `${origin}/graphql`;
  const tokens = new Map(sessions.toReversed().map(({ email, token }) => [email, token]));
  const worlds = new Map();
  for (const admin of ['admin@atlas.test', 'admin@boreal.test']) {
    const own = staff.filter(({ email }) => tokens.has(email) && email.split('@')[1] === admin.split('@')[1]);
    if (!own.length) continue;
    if (!tokens.has(admin)) throw new Error('Each company needs its administrator: ask for at least two users');
    const shared = await companyOf(url, tokens.get(admin), own, tokens);
    for (const { email, module } of own) {
      const sells = module === 'ALL' || module === 'INVENTORY';
      worlds.set(email, { ...shared, ...(sells && { tillSessionId: await tillOf(url, tokens.get(email), email) }) });
    }
  }
  return worlds;
}

async function write(url, token, name, input, selection) {
  const type = `${name[0].toUpperCase()}${name.slice(1)}Input`;
  const query = `mutation ($input: ${type}!) { ${name}(input: $input) { errors { field code } ${selection} } }`;
  const { [name]: payload } = await ask(url, query, { input }, token);
  if (payload.errors.length) throw new Error(`${name}: ${JSON.stringify(payload.errors)}`);
  return payload[selection.split(' ')[0]];
}

/** The lists that a company's people share grow while they work. */
async function companyOf(url, token, own, tokens) {
  const query = `{ customers(first: 100, filter: { status: { eq: ACTIVE } }) { edges { node { id } } } salesTerms { today } statusColumns(scope: TASK) { id group } }`;
  const { customers, salesTerms, statusColumns } = await ask(url, query, {}, token);
  const viewers = own
    .filter(({ module }) => module === 'PROJECTS' || module === 'ALL')
    .map(({ email }) => ask(url, '{ viewer { userId } }', {}, tokens.get(email)));
  const memberIds = (await Promise.all(viewers)).map(({ viewer }) => viewer.userId);
  const product = { name: 'Mixed work', manufacturer: 'Bench', salePrice: '10', purchasePrice: '4', quantity: '1000000' };
  const { id: productId } = await write(url, token, 'createInventoryProduct', product, 'inventoryProduct { id }');
  const days = { startOn: salesTerms.today, dueOn: new Date(Date.parse(salesTerms.today) + 90 * 86_400_000).toISOString().slice(0, 10) };
  const project = { name: 'Mixed work', categories: ['Bench'], priority: 'LOW', budget: '1', memberIds, ...days };
  const { id: projectId } = await write(url, token, 'createProject', project, 'project { id }');
  const columnIds = statusColumns.filter(({ group }) => group !== 'DONE').map(({ id }) => id);
  const world = {
    customerIds: customers.edges.map(({ node }) => node.id),
    invoiceIds: [],
    taskIds: [],
    productId,
    projectId,
    columnIds,
    memberIds,
  };
  for (let number = 1; number <= 20; number++)
    world.taskIds.push((await write(url, token, 'createTask', taskIn(world, `Task ${number}`), 'task { id }')).id);
  return world;
}

/** Input of a new task of the project. */
export const taskIn = ({ projectId, memberIds }, name) => ({
  projectId,
  name,
  summary: 'Made by the bench',
  priority: 'LOW',
  tags: ['bench'],
  assigneeIds: [memberIds[0]],
});

async function tillOf(url, token, email) {
  const { id: tillId } = await write(url, token, 'createTill', { name: `Till of ${email}` }, 'till { id }');
  return (await write(url, token, 'openTillSession', { tillId, float: '100' }, 'tillSession { id }')).id;
}
