import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Client, signedInAs, startDemo, type Shown } from '../support/Client.ts';
import type { TestServer } from '../support/startServer.ts';
import { today } from '../support/today.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startDemo();
});
afterAll(() => server.stop());

const inboxOf = async (client: Client, variables: object = {}): Promise<Shown> => {
  const { data, errors } = await client.query(
    `query($kinds: [InboxKind!], $first: Int! = 200) { inbox(kinds: $kinds, first: $first) {
       counts { kind count } items { kind recordId title detail person isOfTeam dueOn isLate quantity amount currency } } }`,
    { ...variables },
  );
  expect(errors).toEqual([]);
  return data.inbox;
};
const countOf = ({ counts }: Shown, kind: string): number => counts.find((one: Shown) => one.kind === kind)?.count ?? 0;

it('shows leave to whoever may decide on it, until it is decided, without its kind', async () => {
  const hrm = await signedInAs(server, 'hrm@atlas.test');
  const employees = (await hrm.query('{ employees(first: 5) { edges { node { id } } } }')).data.employees.edges;
  const types = (await hrm.query('{ leaveTypes(first: 20) { edges { node { id title } } } }')).data.leaveTypes.edges;
  const before = await inboxOf(hrm);
  const asked = await firstRequest(hrm, employees, types);
  const waiting = await inboxOf(hrm, { kinds: ['LEAVE'] });
  expect(countOf(waiting, 'LEAVE')).toBe(countOf(before, 'LEAVE') + 1);
  const item = waiting.items.find(({ recordId }: Shown) => recordId === asked.id);
  expect(item).toMatchObject({ kind: 'LEAVE', detail: null, dueOn: asked.startsOn, quantity: asked.days, isLate: false });
  expect(JSON.stringify(waiting)).not.toContain(asked.leaveType.title);
  for (const other of ['crm@atlas.test', 'admin@boreal.test'])
    expect(JSON.stringify(await inboxOf(await signedInAs(server, other)))).not.toContain(asked.id);
  expect((await hrm.mutate('approveLeaveRequest', { id: asked.id }, 'leaveRequest { status }', 'RecordInput')).errors).toEqual([]);
  expect(countOf(await inboxOf(hrm), 'LEAVE')).toBe(countOf(before, 'LEAVE'));
});

it('shows a manager what their people ask for, once, and lets them decide it there', async () => {
  const manager = await signedInAs(server, 'crm@atlas.test');
  const report = await signedInAs(server, 'sofia.delgado@atlas.test');
  const { ownLeaveBalances } = (await report.query('{ ownLeaveBalances(year: 2027) { leaveTypeId title } }')).data;
  const { leaveTypeId } = ownLeaveBalances.find(({ title }: Shown) => title === 'Unpaid leave');
  const input = { leaveTypeId, startsOn: '2027-03-01', endsOn: '2027-03-02' };
  const { requestId } = (await report.mutate('requestOwnLeave', input, 'ownLeaveRequest { requestId }')).ownLeaveRequest;
  const shown = async (client: Client) =>
    (await inboxOf(client, { kinds: ['LEAVE'] })).items.filter(({ recordId }: Shown) => recordId === requestId);
  expect(await shown(manager)).toMatchObject([{ title: 'Sofía Delgado', isOfTeam: true, dueOn: '2027-03-01', quantity: '2' }]);
  expect(await shown(report)).toEqual([]);
  // Holds Human resources, and is the manager's own manager: neither shows it twice.
  expect(await shown(await signedInAs(server, 'admin@atlas.test'))).toMatchObject([{ isOfTeam: false }]);
  expect((await manager.mutate('approveTeamLeave', { id: requestId }, 'teamLeaveRequest { status }', 'RecordInput')).errors).toEqual([]);
  expect(await shown(manager)).toEqual([]);
});

it('shows everybody their own activities that are late or due within a week', async () => {
  const seller = await signedInAs(server, 'crm@atlas.test');
  const { customers, viewer } = (await seller.query('{ customers(first: 1) { edges { node { id name } } } viewer { userId } }')).data;
  const [{ node: customer }] = customers.edges;
  const addAt = async (dueAt: string) => {
    const input = { kind: 'CALL', title: `Call ${randomUUID()}`, dueAt, ownerId: viewer.userId, customerId: customer.id };
    return (await seller.mutate('createActivity', input, 'activity { id title }')).activity;
  };
  const add = (days: number) => addAt(new Date(Date.now() + days * 86_400_000).toISOString());
  const [late, soon, later] = [await add(-2), await add(2), await add(30)];
  // 03:30 UTC is late in the evening of the day before in New York, 08:30 UTC after its midnight, and that of Los Angeles.
  const [last, over] = [await addAt(`${today(7)}T03:30:00Z`), await addAt(`${today(7)}T08:30:00Z`)];
  const { items } = await inboxOf(seller, { kinds: ['ACTIVITY'] });
  const found = (id: string) => items.find(({ recordId }: Shown) => recordId === id);
  expect(found(late.id)).toMatchObject({ title: late.title, detail: customer.name, isLate: true });
  expect(found(soon.id)).toMatchObject({ isLate: false });
  expect(found(last.id)).toMatchObject({ dueOn: today(6), isLate: false });
  for (const { id } of [later, over]) expect(found(id)).toBeUndefined();
  expect(items.indexOf(found(late.id))).toBeLessThan(items.indexOf(found(soon.id)));
  const colleague = await inboxOf(await signedInAs(server, 'admin@atlas.test'));
  expect(JSON.stringify(colleague)).not.toContain(late.id);
  expect((await inboxOf(seller, { first: 1 })).items).toHaveLength(1);
});

it('answers who is not signed in with nothing', async () => {
  const { data, errors } = await new Client(server.url).query('{ inbox { items { recordId } } }');
  expect(data?.inbox ?? null).toBeNull();
  expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
});

/** Requests a day of leave in the next weeks, for the first employee, kind of leave and day that allow it. */
async function firstRequest(hrm: Client, employees: Shown[], types: Shown[]): Promise<Shown> {
  const days = Array.from({ length: 14 }, (_, index) => today(7 + index));
  for (const { node: type } of types)
    for (const { node: employee } of employees)
      for (const day of days) {
        const input = { employeeId: employee.id, leaveTypeId: type.id, startsOn: day, endsOn: day, part: 'WHOLE' };
        const { leaveRequest, errors } = await hrm.mutate(
          'createLeaveRequest',
          input,
          'leaveRequest { id days startsOn leaveType { title } }',
        );
        if (!errors?.length) return leaveRequest;
      }
  throw new Error('no employee of the demo can take a day of leave');
}
