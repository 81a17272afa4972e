// Companies that share a server: founded by the platform's administrator, each with one user and customers that it has imported.
import { setTimeout as pause } from 'node:timers/promises';
import { ask, inDemoCompany } from '../demoServer.mjs';
import { openSessionsOf } from '../mixed/sessions.mjs';

const emailOf = number => `owner@company-${number}.test`;

/** Founds so many companies, or finds those of a run before; returns a bearer token of the owner of each. */
export async function openCompanies(folder, url, count) {
  const [{ token: platform }] = await openSessionsOf(folder, ['super@noria.test']);
  for (let number = 1; number <= count; number++) {
    const administrator = { name: `Owner ${number}`, email: emailOf(number), password: 'Noria-2026-demo' };
    if (await isKnown(folder, administrator.email)) continue;
    const query = 'mutation ($input: CreateCompanyInput!) { createCompany(input: $input) { errors { field code } } }';
    const input = { name: `Company ${number}`, currency: 'EUR', country: 'ES', planCode: 'UNLIMITED', administrator };
    const { createCompany } = await ask(url, query, { input }, platform);
    if (createCompany.errors.length) throw new Error(`Company ${number}: ${JSON.stringify(createCompany.errors)}`);
  }
  const sessions = await openSessionsOf(
    folder,
    Array.from({ length: count }, (_, index) => emailOf(index + 1)),
  );
  return sessions.map(({ token }) => token);
}

const isKnown = (folder, email) =>
  inDemoCompany(folder, async client => (await client.query('select 1 from credential where email = $1', [email])).rows.length > 0);

/** Imports customers from a CSV file, as the import's dialog does; resolves once they are written. */
export async function importCustomers(url, token, name, count) {
  const rows = Array.from({ length: count }, (_, row) => `${name} ${row},Calle Mayor ${row % 200},Madrid,ES`);
  const query = 'mutation ($input: ImportRecordsInput!) { importRecords(input: $input) { errors { field code } task { id } } }';
  const mapping = ['name', 'address', 'city', 'country'].map((field, column) => ({ column, field }));
  const form = new FormData();
  form.append(
    'operations',
    JSON.stringify({ query, variables: { input: { entity: 'Customer', mapping, inBackground: true, file: null } } }),
  );
  form.append('map', JSON.stringify({ file: ['variables.input.file'] }));
  form.append('file', new Blob([['name,address,city,country', ...rows].join('\n')], { type: 'text/csv' }), 'customers.csv');
  const headers = { authorization: `Bearer ${token}`, 'apollo-require-preflight': 'true' };
  const answer = await (await fetch(url, { method: 'POST', body: form, headers })).json();
  const { task, errors } = answer.data?.importRecords ?? { errors: answer.errors };
  if (!task) throw new Error(`The import was refused: ${JSON.stringify(errors)}`);
  await ended(url, token, task.id);
}

async function ended(url, token, id) {
  for (;;) {
    const { backgroundTask } = await ask(url, 'query ($id: ID!) { backgroundTask(id: $id) { status } }', { id }, token);
    if (backgroundTask.status === 'DONE') return;
    if (!['WAITING', 'RUNNING'].includes(backgroundTask.status)) throw new Error(`The import has ended as ${backgroundTask.status}`);
    await pause(500);
  }
}

/** The ids of a company's first customers, and whether there are so many in all. */
export async function customersOf(url, token) {
  const query = '{ customers(first: 100) { totalCount edges { node { id } } } }';
  const { customers } = await ask(url, query, {}, token);
  return { total: customers.totalCount, ids: customers.edges.map(({ node }) => node.id) };
}
