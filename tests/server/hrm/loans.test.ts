import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, signedInAs } from '../../support/Client.ts';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import { columnsThatSay } from '../../support/marked.ts';
import { sendFile } from '../../support/sendFile.ts';
import { PayrollWorld } from './PayrollWorld.ts';

let world: PayrollWorld;
beforeAll(async () => void (world = await PayrollWorld.open()));
afterAll(async () => {
  await expectInvariantsHold(world.server.database, world.server.companyId);
  await world.server.stop();
});

const lend = (employeeId: string, input: object = {}) =>
  world.made(
    'createEmployeeLoan',
    { employeeId, title: 'Car', amount: '1000', instalment: '400', grantedOn: '2025-01-10', startsOn: '2025-02-01', ...input },
    'employeeLoan',
    'id number balance version',
  );
const balanceOf = async (id: string) =>
  (await world.hrm.query('query($id: ID!) { employeeLoan(id: $id) { balance } }', { id })).data.employeeLoan.balance;
const payBack = (id: string, amount: string, more: object = {}) =>
  world.hrm.mutate('payBackEmployeeLoan', { id, amount, ...more }, 'errors { field code } employeeLoan { balance }');

interface Line {
  kind: string;
  itemId: string | null;
  title: string;
  amount: string;
}
interface Entry {
  description: string;
  lines: { debit: string; credit: string; partyName: string | null; note: string | null; account: { role: string } }[];
}

/** What a source has posted on the account of advances, and the entries in which it has. */
async function advancesOf(sourceId: string): Promise<{ amount: number; entries: Entry[] }> {
  const { data } = await world.admin.query(
    `query($id: ID!) { journalEntries(first: 9, filter: { sourceId: { eq: $id } }) { edges { node { description lines { debit credit note partyName account { role } } } } } }`,
    { id: sourceId },
  );
  const entries: Entry[] = data.journalEntries.edges.map(({ node }: { node: Entry }) => node);
  const lines = entries.flatMap(entry => entry.lines).filter(({ account }) => account.role === 'EMPLOYEE_ADVANCES');
  return { amount: lines.reduce((sum, { debit, credit }) => sum + Number(debit) - Number(credit), 0), entries };
}

describe('a loan', () => {
  it('is paid out, taken back by each pay slip until nothing is left, and posted without a name', async () => {
    const employee = await world.employee({ name: 'Lent Person' });
    const setupId = await world.setup([employee], 2025, { endsOn: '2025-06-30' });
    const loan = await lend(employee);
    expect(loan).toMatchObject({ balance: '1000', number: expect.stringMatching(/^EL-/) });
    const granted = await advancesOf(loan.id);
    expect([granted.amount, JSON.stringify(granted.entries).includes('Lent Person')]).toEqual([1000, false]);
    const taken = [];
    for (const month of ['2025-01', '2025-02', '2025-03', '2025-04', '2025-05']) {
      const runId = await world.run(month);
      const { processing } = await world.process({ setupId, runId, employeeIds: [employee] });
      const { lines, net } = await world.slip(processing.results[0].slipId);
      const line = (lines as Line[]).find(({ itemId }) => itemId === loan.id);
      taken.push([line?.kind, line?.title, line?.amount, net]);
      await world.act('processPayrollRun', runId);
      await world.runUntil(runId, ({ openCount, isProcessing }) => !openCount && !isProcessing);
      expect((await world.act('completePayrollRun', runId)).errors).toEqual([]);
      expect((await advancesOf(runId)).amount).toBeCloseTo(-Number(line?.amount ?? 0), 6);
    }
    expect(taken).toEqual([
      [undefined, undefined, undefined, '2550'],
      ['LOAN', 'Car', '400.00', '2150'],
      ['LOAN', 'Car', '400.00', '2150'],
      ['LOAN', 'Car', '200.00', '2350'],
      [undefined, undefined, undefined, '2550'],
    ]);
    expect(await balanceOf(loan.id)).toBe('0');
    expect((await payBack(loan.id, '0.01')).errors).toMatchObject([{ field: 'amount', code: 'loanOverpaid' }]);
  });

  it('comes back to arrears where pay does not reach, and by a reversal to what was left', async () => {
    const employee = await world.employee();
    const setupId = await world.setup([employee], 2025, { grossSalary: '500', startsOn: '2025-07-01', endsOn: '2025-07-31' });
    const loan = await lend(employee, { instalment: '600', grantedOn: '2025-07-01', startsOn: '2025-07-01' });
    const days = (day: string) => ({ startsOn: `2025-07-${day}`, endsOn: `2025-07-${day}`, payOn: '2025-07-30', cycle: 'MONTHLY' });
    const [first, second] = [await world.run('2025-07', days('11')), await world.run('2025-07', days('12'))];
    const slipOf = async (runId: string) => {
      const { processing } = await world.process({ setupId, runId, employeeIds: [employee] });
      return world.slip(processing.results[0].slipId);
    };
    // 500 less 10 % leaves 450 for 600 and no deduction; then arrears of 150 and 25 come first, and 275 of the instalment are left to take.
    expect(await slipOf(first)).toMatchObject({
      net: '0',
      arrears: [
        { kind: 'LOAN', amount: '150.00' },
        { kind: 'DEDUCTION', amount: '25.00' },
      ],
    });
    expect(await balanceOf(loan.id)).toBe('550');
    const { lines, arrears } = await slipOf(second);
    expect((lines as Line[]).filter(({ itemId }) => itemId === loan.id).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['ARREARS_LOAN', '150.00'],
      ['LOAN', '275.00'],
    ]);
    expect(arrears).toMatchObject([
      { kind: 'LOAN', amount: '125.00' },
      { kind: 'DEDUCTION', amount: '25.00' },
    ]);
    expect((await world.act('completePayrollRun', second)).errors).toEqual([]);
    expect((await world.act('reversePayrollRun', second)).errors).toEqual([]);
    expect(await balanceOf(loan.id)).toBe('550');
  });

  it('is paid back beside pay, waits, and keeps what was paid out', async () => {
    const employee = await world.employee();
    const loan = await lend(employee);
    expect(await payBack(loan.id, '250.50', { paidOn: '2025-02-03' })).toMatchObject({ errors: [], employeeLoan: { balance: '749.5' } });
    expect((await advancesOf(loan.id)).amount).toBeCloseTo(749.5, 6);
    const change = (input: object) => world.hrm.mutate('updateEmployeeLoan', { id: loan.id, ...input }, 'errors { field code }');
    expect((await change({ amount: '2000' })).errors).toMatchObject([{ field: 'amount', code: 'loanPaidOut' }]);
    expect((await change({ instalment: '100', status: 'INACTIVE' })).errors).toEqual([]);
    const setupId = await world.setup([employee], 2026, { startsOn: '2026-02-01', endsOn: '2026-02-28' });
    const { processing } = await world.process({ setupId, runId: await world.run('2026-02'), employeeIds: [employee] });
    expect(processing.results).toMatchObject([{ net: '2550' }]);
    const remove = (id: string) => world.hrm.mutate('deleteEmployeeLoans', { ids: [id] }, 'errors { code }', 'DeleteInput');
    expect((await remove(loan.id)).errors).toMatchObject([{ code: 'loanRepaid' }]);
    const other = await lend(employee);
    expect((await remove(other.id)).errors).toEqual([]);
    expect((await advancesOf(other.id)).amount).toBe(0);
    const two = await Promise.all([payBack(loan.id, '700'), payBack(loan.id, '700')]);
    expect(two.filter(({ errors }) => errors.length)).toHaveLength(1);
  });

  it('is taken whole by the last slip of somebody who leaves, as far as pay goes', async () => {
    const employee = await world.employee({ joinedOn: '2024-01-01', leftOn: '2025-09-30' });
    const setupId = await world.setup([employee], 2025, { startsOn: '2025-08-01', endsOn: '2025-09-30' });
    const [small, late] = [
      await lend(employee, { startsOn: '2025-08-01' }),
      await lend(employee, { startsOn: '2026-01-01', amount: '5000' }),
    ];
    const loansOn = async (month: string) => {
      const { processing } = await world.process({ setupId, runId: await world.run(month), employeeIds: [employee] });
      const { lines, net } = await world.slip(processing.results[0].slipId);
      return [net, ...(lines as (Line & { why: object })[]).filter(({ kind }) => kind === 'LOAN')];
    };
    expect(await loansOn('2025-08')).toMatchObject(['2150', { amount: '400.00', why: { rule: 'LOAN' } }]);
    // 3000 less 10 % leaves 2700: 600 of the first loan, 2100 of the second; 2900 stay owed.
    expect(await loansOn('2025-09')).toMatchObject([
      '0',
      { itemId: small.id, amount: '600.00', why: { rule: 'LOAN_REST' } },
      { itemId: late.id, amount: '2100.00', why: { rule: 'LOAN_REST', carried: '2900.00' } },
    ]);
    expect([await balanceOf(small.id), await balanceOf(late.id)]).toEqual(['0', '2900']);
  });

  it('is granted by who may approve, and brought back by nobody else', async () => {
    const rights = ['HRM_READ', 'HRM_WRITE', 'HRM_DELETE', 'HRM_SEE_PAY'];
    const role = await world.admin.mutate(
      'createRole',
      { title: 'Pay clerk', description: 'x', permissions: ['HRM'], rights },
      'role { id }',
    );
    const account = { name: 'Pay Clerk', email: 'pay.clerk@atlas.test', password: 'a long password of theirs', roleId: role.role.id };
    await world.admin.mutate('createUser', account, 'user { id }');
    const clerk = await signedInAs(world.server, account.email, account.password);
    const employee = await world.employee();
    const input = { employeeId: employee, title: 'Car', amount: '10', instalment: '4', grantedOn: '2025-01-10', startsOn: '2025-02-01' };
    await expect(clerk.mutate('createEmployeeLoan', input, 'employeeLoan { id }')).rejects.toThrow('FORBIDDEN');
    const loan = await lend(employee);
    const change = await clerk.mutate('updateEmployeeLoan', { id: loan.id, instalment: '100' }, 'errors { code }');
    expect(change.errors).toEqual([]);
    expect((await clerk.mutate('deleteEmployeeLoans', { ids: [loan.id] }, 'errors { code }', 'DeleteInput')).errors).toEqual([]);
    const restored = clerk.query('mutation($input: DeleteInput!) { restoreRecords(input: $input) { errors { code } } }', {
      input: { ids: [loan.id] },
    });
    expect(JSON.stringify(await restored)).toContain('FORBIDDEN');
    expect((await advancesOf(loan.id)).amount).toBe(0);
  });

  it('is known to who may see pay, and to the employee', async () => {
    const { data } = await world.admin.query('{ roles(first: 50) { edges { node { id permissions } } } }');
    const role = data.roles.edges.find(({ node }: { node: { permissions: string[] } }) => String(node.permissions) === 'CRM').node;
    const account = { name: 'Own Loan', email: 'own.loan@atlas.test', password: 'a long password of theirs', roleId: role.id };
    const { user } = await world.admin.mutate('createUser', account, 'user { id }');
    const own = await signedInAs(world.server, account.email, account.password);
    const employee = await world.employee({ userId: user.id });
    const loan = await lend(employee, { amount: '7654391.98' });
    const asked = '{ ownEmployeeLoans(first: 9) { edges { node { loanId amount balance } } } }';
    expect((await own.query(asked)).data.ownEmployeeLoans.edges).toEqual([
      { node: { loanId: loan.id, amount: '7654391.98', balance: '7654391.98' } },
    ]);
    const said = await columnsThatSay(world.server, /7654391/);
    expect(said.filter(name => !/\.secret_|^journal_|^account|^idempotency_key/.test(name))).toEqual([]);
    const read = (client: Client) => client.query('query($id: ID!) { employeeLoan(id: $id) { amount } }', { id: loan.id });
    for (const name of ['crm', 'finance', 'roles', 'projects']) {
      const client = await signedInAs(world.server, `${name}@atlas.test`);
      expect((await read(client)).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
      expect((await client.query(asked)).data.ownEmployeeLoans.edges).toEqual([]);
    }
  });
});

describe('loans from a file', () => {
  const fields = ['employeeId', 'title', 'amount', 'instalment', 'grantedOn', 'startsOn', 'isOpening'];
  const imported = async (rows: string[], client = world.hrm, more: object = {}) => {
    const csv = ['Employee,Title,Amount,Instalment,Paid out on,Instalments from,Opening balance', ...rows].join('\n');
    const query = `mutation($input: ImportRecordsInput!) { importRecords(input: $input) { errors { code } created ids rowErrors { line field code } } }`;
    const mapping = fields.map((field, column) => ({ column, field }));
    const file = { bytes: new TextEncoder().encode(csv), name: 'loans.csv' };
    const { data, errors } = await sendFile(client, query, { entity: 'EmployeeLoan', mapping, ...more }, file);
    return data?.importRecords ?? errors?.[0].extensions.code;
  };

  it('are those of before the books, which post nothing, and those that are paid out on a day of them', async () => {
    await world.employee({ number: 'L-1' });
    const rows = ['L-1,Old car,700,100,2019-03-01,2025-02-01,true', 'L-1,New car,500,100,2025-03-01,2025-04-01,'];
    expect(await imported(rows, world.hrm, { dryRun: true })).toMatchObject({ errors: [], created: 2, rowErrors: [] });
    const { created, ids } = (await imported(rows)) as { created: number; ids: string[] };
    expect(created).toBe(2);
    expect(await Promise.all(ids.map(balanceOf))).toEqual(['700', '500']);
    expect(await Promise.all(ids.map(async id => (await advancesOf(id)).amount))).toEqual([0, 500]);
    expect(await imported(['L-1,Late,5,10,2019-03-01,2018-03-01,', 'Nobody,x,5,5,2025-03-01,2025-03-01,'])).toMatchObject({
      created: 0,
      rowErrors: [
        { line: 2, field: 'instalment', code: 'instalmentAboveLoan' },
        { line: 2, field: 'startsOn', code: 'loanBeforeGrant' },
        { line: 3, field: 'employeeId', code: 'notFound' },
      ],
    });
    expect(await imported(['L-1,Before,5,5,2019-03-01,2019-03-01,'])).toMatchObject({
      rowErrors: [{ field: 'grantedOn', code: 'outsideBooks' }],
    });
  });

  it('are for holders of the rights to see pay and to approve', async () => {
    const row = ['L-1,Old,700,100,2019-03-01,2025-02-01,true'];
    expect(await imported(row, await signedInAs(world.server, 'finance@atlas.test'))).toBe('FORBIDDEN');
    const rights = ['HRM_READ', 'HRM_WRITE', 'HRM_SEE_PAY'];
    const { role } = await world.admin.mutate(
      'createRole',
      { title: 'Enters loans', description: 'x', permissions: ['HRM'], rights },
      'role { id }',
    );
    const user = { name: 'Enters', email: 'enters.loans@atlas.test', password: 'a long password of theirs', roleId: role.id };
    expect((await world.admin.mutate('createUser', user, 'user { id }')).errors).toEqual([]);
    expect(await imported(row, await signedInAs(world.server, user.email, user.password))).toBe('FORBIDDEN');
  });
});
