import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { asOwner } from '../support/asOwner.ts';
import { Client, signedInAs } from '../support/Client.ts';
import { manyPaid } from '../support/manyPaid.ts';
import { sendFile } from '../support/sendFile.ts';
import { StripeServer } from '../support/StripeServer.ts';
import { CardOrder } from './CardOrder.ts';
import { demoFolder } from './demoFolder.ts';
import { postgresIn, ServerProcess } from './ServerProcess.ts';

const folder = await demoFolder();
let server: ServerProcess;
let stripe: StripeServer;

const begin = async () => (server = await (await ServerProcess.begin({ NORIA_DATA_DIR: folder, ...stripe.env })).ready());

beforeAll(async () => {
  stripe = await StripeServer.start();
  await begin();
});
afterAll(async () => {
  await server.end();
  await stripe.stop();
  rmSync(folder, { recursive: true, force: true });
});

const create = (client: Client, key: string) =>
  client.mutate('createRole', { title: `Role ${key}`, description: 'x', permissions: ['CRM'], clientMutationId: key }, 'role { id }');

/** Writes from eight concurrent clients until the server dies; returns what was requested and what was acknowledged. */
async function writeUntilDeath(client: Client) {
  const asked: string[] = [];
  const acknowledged: string[] = [];
  const hand = async () => {
    for (;;) {
      const key = randomUUID();
      asked.push(key);
      try {
        const { errors } = await create(client, key);
        if (!errors.length) acknowledged.push(key);
      } catch {
        return;
      }
    }
  };
  return { asked, acknowledged, dead: Promise.all(Array.from({ length: 8 }, hand)) };
}

const titles = async (client: Client) => {
  const found = new Set<string>();
  for (let after: string | null = null; ;) {
    const { data } = await client.query(
      'query($after: String) { roles(first: 100, after: $after) { edges { node { title } } pageInfo { hasNextPage endCursor } } }',
      { after },
    );
    for (const { node } of data.roles.edges as { node: { title: string } }[]) {
      expect(found.has(node.title)).toBe(false);
      found.add(node.title);
    }
    if (!data.roles.pageInfo.hasNextPage) return found;
    after = data.roles.pageInfo.endCursor as string;
  }
};

describe.each([
  ['the server', (): void => void server.child.kill('SIGKILL'), { end: 'SIGKILL', lines: /^$/ }],
  [
    'PostgreSQL',
    (): void => void process.kill(postgresIn(folder).pid, 'SIGKILL'),
    { end: 1, lines: /^PostgreSQL ended though nobody stopped it .*\n$/ },
  ],
] as const)('kill -9 of %s under load', (_what, kill, { end, lines }) => {
  it('loses no acknowledged write, and a retry under the same key writes once', async () => {
    const client = await signedInAs(server, 'admin@atlas.test');
    const { asked, acknowledged, dead } = await writeUntilDeath(client);
    while (acknowledged.length < 40) await pause(20);
    kill();
    await dead;
    expect(await server.ended).toBe(end);
    expect(server.err).toMatch(lines);
    await begin();

    const again = await signedInAs(server, 'admin@atlas.test');
    const there = await titles(again);
    expect(acknowledged.filter(key => !there.has(`Role ${key}`))).toEqual([]);
    const doubtful = asked.filter(key => !acknowledged.includes(key));
    for (const key of [...doubtful, acknowledged[0]]) expect((await create(again, key)).errors).toEqual([]);
    const after = await titles(again);
    expect(asked.filter(key => !after.has(`Role ${key}`))).toEqual([]);
  });
});

it('takes the money of one order once though it was killed between order, payment page and payment', async () => {
  const order = await CardOrder.place(() => server);
  // Stripe has opened the page, and nobody notes it.
  stripe.beforeAnswer = () => server.child.kill('SIGKILL');
  await expect(order.buyer.open('/pay/')).rejects.toThrow('fetch failed');
  await server.ended;
  expect([...stripe.sessions.values()]).toMatchObject([{ status: 'open' }]);
  await begin();
  expect((await order.buyer.open('/pay/')).text).toContain(stripe.latest.url);
  // The customer has paid, and nobody notes it: what tells of it is being written.
  const paid = stripe.pay(stripe.latest.id);
  const unheld = await order.hold(folder);
  const told = stripe.tell(server, paid).catch(() => undefined);
  await order.isWaited(folder);
  server.child.kill('SIGKILL');
  await Promise.all([told, server.ended]);
  await unheld();
  await begin();
  expect(await order.read()).toMatchObject({ status: 'PENDING', paidBy: null, charges: [{ status: 'OPEN' }] });
  expect(await Promise.all([stripe.tell(server, paid), stripe.tell(server, paid)])).toEqual([204, 204]);
  expect(await order.read()).toMatchObject({ status: 'PENDING', paidBy: 'CARD', charges: [{ status: 'PAID' }], cardRefunds: [] });
  expect(stripe.sessions.size).toBe(1);
  expect(await order.written(folder)).toEqual({ orders: '1', deposits: '1', held: '2', mails: '1' });
});

it('completes a task exactly once when its process was killed in the middle', async () => {
  const client = await signedInAs(server, 'crm@atlas.test');
  const query = 'mutation($input: ImportRecordsInput!) { importRecords(input: $input) { errors { code } task { id } } }';
  const bytes = Buffer.from(`name,address,city,country\n${'Killed,x,Killed,ES\n'.repeat(1_500)}`);
  const mapping = ['name', 'address', 'city', 'country'].map((field, column) => ({ column, field }));
  const { data } = await sendFile(client, query, { entity: 'Customer', mapping, inBackground: true }, { bytes, name: 'all.csv' });
  const { id } = (data.importRecords as { task: { id: string } }).task;
  const until = async (isSo: (task: { done: number; status: string }) => boolean) => {
    for (;;) {
      const task = (await client.query('query($id: ID!) { backgroundTask(id: $id) { status done counts } }', { id })).data.backgroundTask;
      if (isSo(task)) return task;
      await pause(50);
    }
  };
  const count = async () =>
    (await client.query('{ customers(filter: { city: { eq: "Killed" } }) { totalCount } }')).data.customers.totalCount;
  await until(({ done }) => done > 100);
  expect(await count()).toBe(0);
  server.child.kill('SIGKILL');
  await server.ended;
  server = await (await ServerProcess.begin({ NORIA_DATA_DIR: folder, PORT: `${server.port}` })).ready();
  expect(await until(({ status }) => status !== 'RUNNING')).toMatchObject({ status: 'DONE', counts: { created: 1_500 } });
  expect(await count()).toBe(1_500);
});

it('pays everybody once though payroll was killed ten times in the middle', async () => {
  const hrm = await signedInAs(server, 'hrm@atlas.test');
  const made = async (name: string, input: object, field: string) =>
    (await hrm.mutate(name, input as Record<string, unknown>, `errors { field code } ${field} { id }`))[field].id as string;
  const title = 'Killed payroll';
  const share = { title, type: 'PERCENT', cycle: 'MONTHLY', amount: '5' };
  const items = {
    benefitIds: [await made('createBenefit', { title, description: 'x' }, 'benefit')],
    taxIds: [await made('createPayrollTax', share, 'payrollTax')],
    deductionIds: [await made('createDeduction', share, 'deduction')],
  };
  const employeeIds = [await made('createEmployee', { name: title }, 'employee')];
  const period = { startsOn: '2061-01-01', endsOn: '2061-01-31' };
  const setupId = await made(
    'createPayrollSetup',
    { title, grossSalary: '3000', joinedOn: period.startsOn, employeeIds, ...period, ...items },
    'payrollSetup',
  );
  const id = await made('createPayrollRun', { title, cycle: 'MONTHLY', payOn: period.endsOn, status: 'PENDING', ...period }, 'payrollRun');
  const { data } = await hrm.query('{ employees(first: 1) { edges { node { companyId } } } }');
  const inCompany = <Row extends object>(sql: string, values: unknown[]) =>
    asOwner<Row>({ ownerUrl: postgresIn(folder).url }, sql, { values, companyId: data.employees.edges[0].node.companyId as string });
  await inCompany(manyPaid, [setupId, 1_000]);
  const slips = async () => Number((await inCompany<{ count: string }>('select count(*) from pay_slip where run_id = $1', [id]))[0].count);
  // Pressing again resumes what was killed at once; left alone, it would be resumed a little later.
  const press = () =>
    vi.waitFor(
      async () => {
        const again = new Client(server.url, hrm.token);
        expect((await again.mutate('processPayrollRun', { id }, 'errors { code }', 'RecordInput')).errors).toEqual([]);
      },
      { timeout: 60_000, interval: 50 },
    );

  // Every fifth time the whole server; else the transaction that a step is in.
  const cut = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and usename ~ '_(server|request)$' and xact_start is not null`;
  for (let kill = 0; kill < 10; kill++) {
    await press();
    const before = await slips();
    await vi.waitFor(async () => expect(await slips()).toBeGreaterThan(before), { timeout: 60_000, interval: 10 });
    if (kill % 5 === 4) {
      server.child.kill('SIGKILL');
      await server.ended;
      server = await (await ServerProcess.begin({ NORIA_DATA_DIR: folder, PORT: `${server.port}` })).ready();
    } else await vi.waitFor(async () => expect((await inCompany(cut, [])).length).toBeGreaterThan(0), { timeout: 60_000, interval: 1 });
  }
  expect(await slips()).toBeLessThan(1_000);
  await press();
  const again = new Client(server.url, hrm.token);
  const run = () => again.query('query($id: ID!) { payrollRun(id: $id) { slipCount openCount isProcessing } }', { id });
  await vi.waitFor(async () => expect((await run()).data.payrollRun).toMatchObject({ openCount: 0, isProcessing: false }), {
    timeout: 60_000,
    interval: 100,
  });
  const [paid] = await inCompany(
    'select count(*), count(distinct employee_id) as people, min(secret_net) as least, max(secret_net) as most from pay_slip where run_id = $1 and setup_id = $2',
    [id, setupId],
  );
  expect(paid).toMatchObject({ count: '1001', people: '1001', least: '2700.0000', most: '2700.0000' });
}, 300_000);
