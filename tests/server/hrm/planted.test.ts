import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getNamedType, isLeafType, isNonNullType, isObjectType, type GraphQLField, type GraphQLObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readOf } from '../../../server/core/graphql/reads.ts';
import { nodeTypeOf } from '../../../server/core/graphql/select/selectConnection.ts';
import { demoPassword as password } from '../../../server/demo/loadDemo.ts';
import { asOwner } from '../../support/asOwner.ts';
import { signedInAs, type Client } from '../../support/Client.ts';
import { exported } from '../../support/exported.ts';
import { columnsThatSay } from '../../support/marked.ts';
import { PostOffice } from '../../support/PostOffice.ts';
import { declaredSchema } from '../../support/schemas.ts';
import { PayrollWorld } from './PayrollWorld.ts';
import { People, type Hired } from './People.ts';

/** Pay of one person, by numbers that nothing else has: the salary, what is left of it, a loan, a bonus, back in any spelling; and why leave for their health was corrected. */
const planted = {
  salary: '8123457.61',
  loan: '6234568.72',
  instalment: '1345679.83',
  bonus: '2456781.94',
  earlier: '3567892.15',
  nationalId: 'ZQXNID',
  bank: 'ZQXIBAN',
  health: 'ZQXHEALTH',
};
const said =
  /8[.,\u066c ]?123[.,\u066c ]?457|6[.,\u066c ]?234[.,\u066c ]?568|1[.,\u066c ]?345[.,\u066c ]?679|2[.,\u066c ]?456[.,\u066c ]?781|3[.,\u066c ]?567[.,\u066c ]?892|ZQXNID|ZQXIBAN|ZQXHEALTH/;

let world: PayrollWorld;
let people: People;
let post: PostOffice;
let manager: Hired;
let person: Hired;
let runId: string;
let slipId: string;
let loanId: string;
let earlierId: string;
let adjustmentId: string;
/** What another system is told. */
const told: string[] = [];
const receiver = createServer((request, response) => {
  request.setEncoding('utf8').on('data', (part: string) => told.push(part));
  request.on('end', () => response.writeHead(204).end());
});
/** Every role but those that may see pay: the demo's, a clerk of HRM without that right, the manager and a colleague without any right. */
const others = new Map<string, Client>();

beforeAll(async () => {
  post = await PostOffice.open();
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  world = await PayrollWorld.open({ SMTP_URL: post.url, WEBHOOK_ALLOW_PRIVATE: '1' });
  people = await People.of(world.server);
  manager = await people.hire();
  person = await people.hire({ managerId: manager.employeeId, joinedOn: '2020-01-01' });
  // Whole modules come with the right to see pay, so these two lack it.
  const blind = { blind: 'HRM', ledger: 'FINANCIAL_MANAGEMENT' };
  for (const [name, permission] of Object.entries(blind)) {
    const rights = ['READ', 'WRITE', 'APPROVE', 'DELETE', 'EXPORT'].map(action => `${permission}_${action}`);
    const { role } = await world.admin.mutate(
      'createRole',
      { title: `${name} without pay`, description: 'x', permissions: [permission], rights },
      'role { id }',
    );
    const user = { name, email: `${name}@atlas.test`, password, roleId: role.id };
    accepted(await world.admin.mutate('createUser', user, 'user { id }'));
  }
  const names = ['crm', 'roles', 'inventory', 'procurement', 'projects', 'ecommerce', ...Object.keys(blind)];
  for (const name of names) others.set(name, await signedInAs(world.server, `${name}@atlas.test`));
  others.set('manager', manager.client).set('colleague', (await people.hire()).client);
  const { port } = receiver.address() as AddressInfo;
  const types = [
    'Employee',
    'EmployeeLoan',
    'EarlierPayLine',
    'ConfidentialAdjustment',
    'PayrollRun',
    'PaySlip',
    'Appraisal',
    'EmployeeDocument',
    'LeaveRequest',
    'Attendance',
    'SalaryChange',
  ];
  const webhook = { name: 'All', url: `http://127.0.0.1:${port}/`, types };
  accepted(await world.admin.mutate('createWebhookEndpoint', webhook, 'errors { code }'));
  await live();
});
afterAll(async () => {
  await world.server.stop();
  await post.close();
  receiver.close();
});

const accepted = ({ errors }: { errors: object[] }) => expect(errors).toEqual([]);

/** Everything that is done with pay, and with the other records of the person. */
async function live(): Promise<void> {
  const { employeeId } = person;
  await world.made(
    'updateEmployee',
    { id: employeeId, email: 'planted@person.test', nationalId: planted.nationalId, bankAccount: planted.bank },
    'employee',
  );
  const loan = {
    employeeId,
    title: 'Car',
    amount: planted.loan,
    instalment: planted.instalment,
    grantedOn: '2026-01-02',
    startsOn: '2026-01-05',
  };
  loanId = (await world.made('createEmployeeLoan', loan, 'employeeLoan')).id;
  const earlier = { employeeId, amount: planted.earlier, startsOn: '2025-01-01', endsOn: '2025-12-31' };
  earlierId = (await world.made('createEarlierPayLine', earlier, 'earlierPayLine')).id;
  const health = await world.made('createLeaveType', { title: 'Health', yearlyDays: '10', isConfidential: true }, 'leaveType');
  const adjustment = { employeeId, leaveTypeId: health.id, days: '-3', effectiveOn: '2026-01-05', reason: planted.health };
  adjustmentId = (await world.made('createConfidentialAdjustment', adjustment, 'confidentialAdjustment')).id;
  const days = { startsOn: '2026-01-01', endsOn: '2026-01-31', payOn: '2026-01-31' };
  const setupId = await world.setup([employeeId], 2026, { grossSalary: planted.salary, endsOn: '2026-12-31' });
  runId = await world.run('2026-01', days);
  const { processing } = await world.process({ setupId, runId, employeeIds: [employeeId] });
  slipId = processing.results[0].slipId;
  // The setup covers nobody else, but the run pays whoever is due.
  await world.act('processPayrollRun', runId);
  await world.runUntil(runId, ({ openCount, isProcessing }) => !openCount && !isProcessing);
  expect((await world.act('completePayrollRun', runId)).errors).toEqual([]);
  expect((await world.act('payPayrollRun', runId)).errors).toEqual([]);
  const period = await world.made(
    'createAppraisalPeriod',
    { title: 'Planted', startsOn: '2026-01-01', endsOn: '2026-12-31' },
    'appraisalPeriod',
  );
  await world.hrm.mutate('startAppraisals', { id: period.id }, '__typename', 'RecordInput');
  await world.made('createEmployeeDocument', { employeeId, title: 'Permit', kind: 'PERMIT', expiresOn: '2031-01-01' }, 'employeeDocument');
  const attendance = { employeeId, startedAt: '2026-01-05T08:00:00Z', endedAt: '2026-01-05T16:00:00Z', breakMinutes: 30 };
  await world.made('createAttendance', attendance, 'attendance');
  await vi.waitFor(() => expect(post.received.some(({ to }) => to.includes('planted@person.test'))).toBe(true), 30_000);
  const taken = await world.hrm.mutate('reversePayrollRun', { id: runId }, 'errors { code }', 'RecordInput');
  expect(taken.errors).toEqual([]);
}

const queries = Object.values(declaredSchema().getQueryType()!.getFields());
/** Leaves of a type, and those of the records that it refers to. */
function leaves(type: GraphQLObjectType, depth = 1): string {
  const simple = (field: GraphQLField<unknown, unknown>) =>
    field.args.every(({ type: of, defaultValue }) => !isNonNullType(of) || defaultValue !== undefined);
  return Object.values(type.getFields())
    .filter(simple)
    .flatMap(field => {
      const named = getNamedType(field.type);
      if (isLeafType(named)) return [field.name];
      if (!depth || !isObjectType(named) || named.name.endsWith('Connection')) return [];
      return [`${field.name} { __typename ${leaves(named, depth - 1)} }`];
    })
    .join(' ');
}
const lists = queries.filter(field => readOf(field)?.kind === 'connection' && !field.args.some(({ type }) => isNonNullType(type)));

describe('pay that is planted', () => {
  it('is in secret columns alone, and in the ledger as a sum', async () => {
    // The loan's payout and the sums of the run are entries of the ledger, which name nobody.
    const places = (await columnsThatSay(world.server, said)).filter(place => !/\.secret_/.test(place));
    expect(places.filter(place => !/^(journal_line|journal_entry|account|bank_statement|payment|ledger_)/.test(place))).toEqual([]);
    const entries = await asOwner<{ entry: string }>(
      world.server,
      `select to_jsonb(e) || jsonb_build_object('lines', (select jsonb_agg(l) from journal_line l where l.company_id = e.company_id and l.entry_id = e.id)) as entry
       from journal_entry e where e.source_id = any($1::uuid[])`,
      { companyId: await world.companyId(), values: [[runId, loanId]] },
    );
    expect(entries.length).toBeGreaterThan(0);
    expect(JSON.stringify(entries)).not.toContain(person.name);
  });

  it('is in no list, of any type, to anybody without the right', { timeout: 240_000 }, async () => {
    expect(lists.length).toBeGreaterThan(80);
    for (const [name, client] of others)
      for (const field of lists) {
        const of = nodeTypeOf(getNamedType(field.type) as GraphQLObjectType);
        const { data } = await client.query(`{ ${field.name}(first: 60) { edges { node { ${leaves(of)} } } } }`);
        // Who reads the ledger sees the sums of a run of one: no name stands beside them.
        const text = JSON.stringify(data ?? {});
        if (name === 'ledger' && /^(journal|account|ledger|payment|bank)/.test(field.name)) expect(text).not.toContain(person.name);
        else expect(said.exec(text)?.[0], `${name}: ${field.name}`).toBeUndefined();
      }
  });

  it('is in no search, record, print, export, notification or error', async () => {
    const asked = `query($slip: ID!, $run: ID!, $loan: ID!, $earlier: ID!, $adjustment: ID!, $employee: ID!) {
      paySlip(id: $slip) { net lines } payrollRun(id: $run) { title } employeeLoan(id: $loan) { amount } earlierPayLine(id: $earlier) { amount }
      confidentialAdjustment(id: $adjustment) { reason } confidentialLeaveBalances(employeeId: $employee, year: 2026) { adjustments { reason } }
      leaveBalances(employeeId: $employee, year: 2026) { adjustments { reason } }
      employee(id: $employee) { salary nationalId bankAccount history(first: 50) { edges { node { changes } } } }
      searchRecords(text: "8123457") { __typename } notifications(first: 50) { edges { node { kind text recordName } } }
      nodes(ids: [$slip, $run, $loan, $earlier, $adjustment]) { id } }`;
    const variables = { slip: slipId, run: runId, loan: loanId, earlier: earlierId, adjustment: adjustmentId, employee: person.employeeId };
    for (const [name, client] of others) {
      const answer = JSON.stringify(await client.query(asked, variables));
      expect(said.exec(answer)?.[0], name).toBeUndefined();
      for (const id of [slipId, runId]) {
        const printed = await fetch(`${world.server.url}/print/${id}.pdf`, { headers: { authorization: `Bearer ${client.token}` } });
        expect([403, 404], name).toContain(printed.status);
      }
      const columns = ['name', 'salary', 'nationalId', 'bankAccount'].map(path => ({ path, label: path, kind: 'text' }));
      const list = await exported(world.server, client, { field: 'employees', variables: { search: person.name }, columns });
      expect(said.exec(await list.text())?.[0], name).toBeUndefined();
      const refused = await client.query(
        'mutation($input: ProcessPayrollInput!) { processPayroll(input: $input) { errors { message params } } }',
        { input: { id: runId, employeeIds: [person.employeeId] } },
      );
      expect(said.exec(JSON.stringify(refused))?.[0], name).toBeUndefined();
    }
  });

  it('is in no mail but the document, and in nothing that other systems are told', async () => {
    await vi.waitFor(() => expect(told.join('')).toContain('PayrollRun'), 20_000);
    expect(said.exec(told.join('\n'))?.[0]).toBeUndefined();
    for (const { raw } of post.received) expect(said.exec(raw)?.[0]).toBeUndefined();
  });

  it('is seen by the person alone, and by who may see pay', async () => {
    const { data } = await person.client.query(`{
      ownEmployeeLoans(first: 9) { edges { node { amount } } } ownLeaveBalances(year: 2026) { adjustments { reason } } }`);
    expect(data.ownEmployeeLoans.edges).toEqual([{ node: { amount: planted.loan } }]);
    expect(data.ownLeaveBalances).toContainEqual({ adjustments: [{ reason: planted.health }] });
    expect(said.test(JSON.stringify(await world.slip(slipId)))).toBe(true);
  });
});
