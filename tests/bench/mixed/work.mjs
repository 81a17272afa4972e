// Pieces of work as the screens do them. Each takes the person who does it; those that occur twice in a list are done twice as often.
import { randomUUID } from 'node:crypto';
import { sales } from './salesWork.mjs';
import { projects } from './projectWork.mjs';

const any = list => list[Math.floor(Math.random() * list.length)];
const searched = ['a', 'sofia', 'trading', 'محمد', 'office', '2026'];
const customerRow = 'id version name companyName email phone city country status owner { name }';
const newCustomer = () => ({ name: `Bench ${randomUUID()}`, address: 'Calle Mayor 1', city: 'Madrid', country: 'ES' });

/** One edit in five is made with the version before, as by somebody whose page is old. */
const isStaleNow = () => Math.random() < 0.2;

async function listCustomers(person) {
  const query = `query ($search: String) { customers(first: 20, search: $search, filter: { status: { eq: ACTIVE } }, sort: { field: NAME })
    { totalCount edges { node { ${customerRow} } } } }`;
  await person.read('list of customers', query, { search: any(searched) });
}

const customerQuery = `query ($id: ID!) { customer(id: $id) { ${customerRow} address } }`;

async function readCustomer(person) {
  await person.read('a customer', customerQuery, { id: any(person.world.customerIds) });
}

async function createCustomer(person) {
  const input = newCustomer();
  const { id, version } = await person.write('create a customer', 'createCustomer', input, 'customer { id version }');
  person.remember('customer.name', id, input.name, version);
  person.world.customerIds.push(id);
}

async function editCustomer(person) {
  const id = any(person.world.customerIds);
  const { customer } = await person.read('a customer', customerQuery, { id });
  const isStale = isStaleNow();
  const address = `Street ${randomUUID()}`;
  const input = { id, version: customer.version - (isStale ? 1 : 0), address };
  const edited = await person.write('edit a customer', 'updateCustomer', input, 'customer { version }', isStale);
  if (edited) person.remember('customer.address', id, address, edited.version);
}

async function exportCustomers(person) {
  const query = 'query { customers { edges { node { name email city } } } }';
  const columns = ['name', 'email', 'city'].map(path => ({ title: path, path }));
  await person.export('export of customers', { query, variables: {}, columns, format: 'csv', name: 'Customers' });
}

async function restCustomers(person) {
  await person.rest('REST: list of customers', 'GET', '/crm/getAllCustomers?page=1');
}

async function restCreateCustomer(person) {
  const body = { ...newCustomer(), country: 'Spain', status: 'ACTIVE' };
  const { data } = await person.rest('REST: create a customer', 'POST', '/crm/createCustomer', body);
  person.remember('customer.name', data.id, body.name);
}

async function restEditCustomer(person) {
  const body = { ...newCustomer(), country: 'Spain', status: 'ACTIVE' };
  const { data } = await person.rest('REST: create a customer', 'POST', '/crm/createCustomer', body);
  // The only one who knows this customer edits it, so that its last name is known without a version.
  const name = `${body.name}, edited`;
  await person.rest('REST: edit a customer', 'PUT', `/crm/updateCustomer/${data.id}`, { ...body, name });
  person.remember('customer.name', data.id, name);
}

async function crmDashboard(person) {
  await person.read(
    'dashboard of sales',
    `{ crmOverview { openLeads openValue won wonValue winRate pipeline { __typename } bestCustomers { __typename } orders { __typename } }
      leads(first: 5) { edges { node { id title } } } }`,
  );
}

async function readEverything(person) {
  await person.read(
    'dashboard of all modules',
    `{ crmOverview { openLeads openValue won wonValue } financeOverview { cash taxDue months { __typename } }
      inventoryOverview { revenue cost sales lowStockCount } projectOverview { openTasks overdueTasks openProjects }
      hrmOverview { employees present onLeave } administrationOverview { users roles activeUsers } }`,
  );
}

const customers = [
  listCustomers,
  listCustomers,
  listCustomers,
  readCustomer,
  readCustomer,
  createCustomer,
  editCustomer,
  editCustomer,
  restCustomers,
  restCreateCustomer,
  restEditCustomer,
  crmDashboard,
  exportCustomers,
];

/** The pieces of work of a module, of which one is drawn at a time. */
export function workOf(module) {
  const byModule = { CRM: customers, FINANCE: sales.invoices, INVENTORY: sales.till, PROJECTS: projects };
  return byModule[module] ?? [...Object.values(byModule).flat(), readEverything, readEverything, readEverything];
}
