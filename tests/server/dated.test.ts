import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedInAs, startDemo, type Client } from '../support/Client.ts';
import type { TestServer } from '../support/startServer.ts';
import { today } from '../support/today.ts';
import { People } from './hrm/People.ts';
import { Purchasing } from './procurement/Purchasing.ts';

let server: TestServer;
let people: People;
beforeAll(async () => {
  server = await startDemo();
  people = await People.of(server);
});
afterAll(() => server.stop());

interface Item {
  kind: string;
  recordId: string | null;
  title: string;
  firstDay: string;
  lastDay: string;
}
const dated = async (client: Client, from: string, before: string) => {
  const { data, errors } = await client.query(
    `query($from: Date!, $before: Date!) { datedItems(from: $from, before: $before) { kinds cut items { kind recordId title detail firstDay lastDay startsAt isDone } } }`,
    { from, before },
  );
  expect(errors ?? []).toEqual([]);
  return data.datedItems as { kinds: string[]; cut: string[]; items: Item[] };
};

it('holds what has a day in the modules that somebody may read, and links to records that they can open', async () => {
  const admin = await signedInAs(server, 'admin@atlas.test');
  const buyer = await signedInAs(server, 'procurement@atlas.test');
  await Purchasing.of(server, buyer).issued([{ quantity: '1', unitPrice: '5' }], { expectedOn: today(3) });
  const spans = await Promise.all([-168, -126, -84, -42, 0, 42, 84, 126].map(from => dated(admin, today(from), today(from + 42))));
  const all = { kinds: spans[0].kinds, items: spans.flatMap(({ items }) => items) };
  expect(all.kinds).toHaveLength(12);
  for (const kind of ['TASK', 'SPRINT', 'ACTIVITY', 'LEAVE', 'INVOICE', 'BILL', 'PURCHASE_ORDER', 'RECURRING'])
    expect(all.items.map(item => item.kind)).toContain(kind);
  const ofKinds = [...Map.groupBy(all.items, ({ kind }) => kind).values()].map(([first]) => first);
  for (const { kind, recordId, title } of ofKinds) {
    const { data } = await admin.query('query($id: ID!) { node(id: $id) { __typename id } }', { id: recordId });
    expect([kind, title, data.node?.id]).toEqual([kind, title, recordId]);
  }
  const sales = await dated(await signedInAs(server, 'crm@atlas.test'), today(-21), today(21));
  expect(sales.kinds).toContain('ACTIVITY');
  expect(sales.kinds).not.toContain('BILL');
  expect(sales.items.filter(({ kind }) => !sales.kinds.includes(kind))).toEqual([]);
});

it('shows managers the leave of their own people alone, on all of its days, and not its kind', async () => {
  const manager = await people.hire();
  const report = await people.hire({ managerId: manager.employeeId, joinedOn: '2020-01-01' });
  const other = await people.hire({ joinedOn: '2020-01-01' });
  const { leaveType } = await people.hrm.mutate('createLeaveType', { title: 'Study days' }, 'leaveType { id }');
  const taken = { leaveTypeId: leaveType.id, startsOn: '2029-03-05', endsOn: '2029-03-07' };
  for (const { client } of [report, other])
    expect((await client.mutate('requestOwnLeave', taken, 'ownLeaveRequest { requestId }')).errors).toEqual([]);
  const span = ['2029-03-06', '2029-03-10'] as const;
  const { items } = await dated(manager.client, ...span);
  expect(items).toEqual([
    {
      kind: 'LEAVE',
      recordId: null,
      title: report.name,
      detail: null,
      firstDay: '2029-03-05',
      lastDay: '2029-03-07',
      startsAt: null,
      isDone: false,
    },
  ]);
  const ofStaff = (await dated(people.hrm, ...span)).items.filter(({ kind }) => kind === 'LEAVE');
  expect(ofStaff.map(({ title }) => title)).toEqual(expect.arrayContaining([report.name, other.name]));
  expect(await dated(report.client, ...span)).toMatchObject({ items: [] });
  const boreal = await dated(await signedInAs(server, 'admin@boreal.test'), ...span);
  expect(boreal.items.filter(({ title }) => [report.name, other.name].includes(title))).toEqual([]);
});

it('reads six weeks at most', async () => {
  const admin = await signedInAs(server, 'admin@atlas.test');
  const { items } = await dated(admin, today(-365), today(365));
  expect(items.filter(({ firstDay }) => firstDay >= today(-365 + 42))).toEqual([]);
});
