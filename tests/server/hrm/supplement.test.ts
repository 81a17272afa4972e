import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import { textOf } from '../../support/pdf.ts';
import { PayrollWorld } from './PayrollWorld.ts';

let world: PayrollWorld;
beforeAll(async () => void (world = await PayrollWorld.open()));
afterAll(async () => {
  await expectInvariantsHold(world.server.database, world.server.companyId);
  await world.server.stop();
});

const pay = (id: string, lines: object[]) =>
  world.hrm.mutate(
    'paySupplement',
    { id, lines },
    'errors { field code } payrollRun { id status slipCount slips(first: 9) { edges { node { id employeeId earnings taxes deductions net isSupplementary } } } }',
  );
const reverseSlip = (id: string) =>
  world.hrm.mutate('reversePaySlip', { id }, 'errors { code } payrollRun { id kind status takesBackPaid }', 'RecordInput');

/** A completed regular run of some days, with the ids of its slips. */
async function completed(month: string, employeeIds: string[]): Promise<{ runId: string; slipIds: string[] }> {
  const days = { startsOn: `${month}-01`, endsOn: `${month}-28` };
  const setupId = await world.setup(employeeIds, Number(month.slice(0, 4)), days);
  const runId = await world.run(month, { ...days, payOn: days.endsOn });
  const { processing } = await world.process({ setupId, runId, employeeIds });
  await world.act('processPayrollRun', runId);
  await world.runUntil(runId, ({ openCount, isProcessing }) => !openCount && !isProcessing);
  expect((await world.act('completePayrollRun', runId)).errors).toEqual([]);
  return { runId, slipIds: processing.results.map(({ slipId }: { slipId: string }) => slipId) };
}

/** What the sources have posted on an account, debit less credit. */
async function postedOn(role: string, ...sourceIds: string[]): Promise<number> {
  let sum = 0;
  for (const id of sourceIds) {
    const { data } = await world.admin.query(
      'query($id: ID!) { journalEntries(first: 9, filter: { sourceId: { eq: $id } }) { edges { node { lines { debit credit account { role } } } } } }',
      { id },
    );
    for (const { node } of data.journalEntries.edges)
      for (const { debit, credit, account } of node.lines) if (account.role === role) sum += Number(debit) - Number(credit);
  }
  return sum;
}

const statement = async (employeeId: string, year: number) =>
  textOf(
    new Uint8Array(
      await (
        await fetch(`${world.server.url}/print/${employeeId}.pdf?as=payYear&from=${year}-01-01`, {
          headers: { authorization: `Bearer ${world.hrm.token}` },
        })
      ).arrayBuffer(),
    ),
  );

describe('a supplementary run', () => {
  it('pays extras beside the slip of the period, can be changed until it is completed, and counts in the year', async () => {
    const [one, other, stranger] = [await world.employee(), await world.employee(), await world.employee()];
    const { runId, slipIds } = await completed('2025-03', [one, other]);
    const extra = await world.run('2025-03', { kind: 'SUPPLEMENTARY', endsOn: '2025-03-28', payOn: '2025-03-28' });
    const bonus = { employeeId: one, kind: 'BONUS', title: 'Eid', amount: '1000' };
    expect((await pay(extra, [bonus, { ...bonus, employeeId: stranger }])).errors).toMatchObject([
      { field: 'lines.1.employeeId', code: 'notInSetup' },
    ]);
    expect((await pay(runId, [bonus])).errors).toMatchObject([{ code: 'payrollNotSupplementary' }]);
    expect((await world.act('processPayrollRun', extra)).errors).toMatchObject([{ code: 'payrollSupplementary' }]);
    await pay(extra, [{ ...bonus, amount: '5' }]);
    const paid = await pay(extra, [bonus, { ...bonus, employeeId: other, kind: 'BACK_PAY', title: 'February', amount: '200' }]);
    expect(paid.errors).toEqual([]);
    const slips = new Map(paid.payrollRun.slips.edges.map(({ node }: { node: { employeeId: string } }) => [node.employeeId, node]));
    expect(paid.payrollRun).toMatchObject({ status: 'INPROGRESS', slipCount: 2 });
    expect(slips.get(one)).toMatchObject({ earnings: '1000', taxes: '100', deductions: '0', net: '900', isSupplementary: true });
    expect(slips.get(other)).toMatchObject({ earnings: '200', taxes: '20', deductions: '10', net: '170' });
    expect((await world.act('completePayrollRun', extra)).errors).toEqual([]);
    expect((await pay(extra, [bonus])).errors).toMatchObject([{ code: 'payrollCompleted' }]);
    expect(await postedOn('SALARIES_PAYABLE', extra)).toBeCloseTo(-1070, 6);
    expect((await world.act('payPayrollRun', extra)).errors).toEqual([]);
    expect(await postedOn('SALARIES_PAYABLE', extra)).toBeCloseTo(0, 6);
    expect(await statement(one, 2025)).toMatch(/Eid USD 1,000\.00.*Salary USD 3,000\.00.*Net pay USD 3,450\.00/);
    // The regular slip is not taken back while the tax of an extra rests on it.
    expect((await reverseSlip(slipIds[0])).errors).toMatchObject([{ code: 'payrollFollowed' }]);
  });
});

describe('a reversal', () => {
  it('takes back one slip before it is paid: the rest is paid, and the employee paid anew', async () => {
    const [wrong, right] = [await world.employee(), await world.employee()];
    const { runId, slipIds } = await completed('2025-04', [wrong, right]);
    const { errors, payrollRun: reversal } = await reverseSlip(slipIds[0]);
    expect(errors).toEqual([]);
    expect(reversal).toMatchObject({ kind: 'REVERSAL', status: 'COMPLETED', takesBackPaid: false });
    expect((await reverseSlip(slipIds[0])).errors).toMatchObject([{ code: 'payrollReversed' }]);
    expect((await world.act('payPayrollRun', reversal.id)).errors).toMatchObject([{ code: 'payrollReversed' }]);
    const { content } = await world.hrm.mutate(
      'exportPayrollBankFile',
      { id: runId, format: 'CSV' },
      'errors { code } content missing',
      'ExportPayrollBankFileInput',
    );
    expect(content ?? '').not.toContain(slipIds[0].replaceAll('-', ''));
    const before = await postedOn('SALARIES_PAYABLE', runId, reversal.id);
    expect((await world.act('payPayrollRun', runId)).errors).toEqual([]);
    expect(before).toBeLessThan(0);
    expect(await postedOn('SALARIES_PAYABLE', runId, reversal.id)).toBeCloseTo(0, 6);
    const again = await world.run('2025-04', { endsOn: '2025-04-28', payOn: '2025-04-28' });
    await world.act('processPayrollRun', again);
    expect(await world.runUntil(again, ({ openCount, isProcessing }) => !openCount && !isProcessing)).toMatchObject({ slipCount: 1 });
    expect((await world.act('completePayrollRun', again)).errors).toEqual([]);
    expect(await statement(wrong, 2025)).toMatch(/Salary USD 3,000\.00.*Net pay USD 2,550\.00/);
  });

  it('of what was paid waits for the money, which is then booked as come back', async () => {
    const people = [await world.employee(), await world.employee()];
    const { runId, slipIds } = await completed('2025-05', people);
    await world.act('payPayrollRun', runId);
    const { payrollRun: one } = await reverseSlip(slipIds[0]);
    expect(one).toMatchObject({ takesBackPaid: true });
    const run = async () =>
      (await world.hrm.query('query($id: ID!) { payrollRun(id: $id) { isReversed } }', { id: runId })).data.payrollRun.isReversed;
    expect(await run()).toBe(false);
    const { errors, payrollRun: rest } = await world.act('reversePayrollRun', runId);
    expect(errors).toEqual([]);
    expect(await run()).toBe(true);
    const all = [runId, one.id, rest.id];
    const owed = await postedOn('SALARIES_PAYABLE', ...all);
    expect(owed).toBeGreaterThan(0);
    for (const id of [one.id, rest.id, rest.id]) expect((await world.act('payPayrollRun', id)).errors).toEqual([]);
    expect(await postedOn('SALARIES_PAYABLE', ...all)).toBeCloseTo(0, 6);
    expect(await postedOn('SALARIES', ...all)).toBeCloseTo(0, 6);
    expect((await world.act('reversePayrollRun', runId)).errors).toMatchObject([{ code: 'payrollReversed' }]);
    expect(await statement(people[0], 2025)).not.toMatch(/Salary USD/);
  });
});
