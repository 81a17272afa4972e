import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedInAs } from '../../support/Client.ts';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import { textOf } from '../../support/pdf.ts';
import { sendFile } from '../../support/sendFile.ts';
import { PayrollWorld } from './PayrollWorld.ts';

let world: PayrollWorld;
beforeAll(async () => void (world = await PayrollWorld.open()));
afterAll(async () => {
  await expectInvariantsHold(world.server.database, world.server.companyId);
  await world.server.stop();
});

const halfYear = { startsOn: '2025-01-01', endsOn: '2025-06-30' };
const tells = (input: object) => world.made('createEarlierPayLine', { ...halfYear, ...input }, 'earlierPayLine');
const refusals = async (input: object) =>
  (await world.hrm.mutate('createEarlierPayLine', { ...halfYear, ...input }, 'errors { field code }')).errors;
const statement = async (employeeId: string, year: number) => {
  const headers = { authorization: `Bearer ${world.hrm.token}` };
  const answer = await fetch(`${world.server.url}/print/${employeeId}.pdf?as=payYear&from=${year}-01-01`, { headers });
  return textOf(new Uint8Array(await answer.arrayBuffer()));
};
/** Processes one employee in a month and returns the result. */
const paid = async (setupId: string, month: string, employeeId: string) => {
  const runId = await world.run(month);
  const { processing } = await world.process({ setupId, runId, employeeIds: [employeeId] });
  return { runId, ...processing.results[0] };
};

describe('earlier pay', () => {
  it('makes a statement whole, is not paid again, and leaves what is left of yearly amounts', async () => {
    const employeeId = await world.employee();
    const fixed = { type: 'FIXED', amount: '1200', description: 'x', kind: 'CASH' };
    const yearly = await world.made('createBenefit', { ...fixed, title: 'Thirteenth', cycle: 'YEARLY' }, 'benefit');
    const once = await world.made('createBenefit', { ...fixed, title: 'Welcome', cycle: 'ONCE' }, 'benefit');
    const setupId = await world.setup([employeeId], 2025, { benefitIds: [yearly.id, once.id], endsOn: '2025-12-31' });
    await tells({ employeeId, amount: '18000' });
    await tells({ employeeId, kind: 'BENEFIT', benefitId: yearly.id, amount: '650', title: 'dropped', taxId: null });
    await tells({ employeeId, kind: 'BENEFIT', benefitId: once.id, amount: '1200' });
    await tells({ employeeId, kind: 'TAX', title: 'Old levy', amount: '500' });

    expect(await paid(setupId, '2025-06', employeeId)).toMatchObject({ outcome: 'PAID_EARLIER', slipId: null });
    const { runId, slipId } = await paid(setupId, '2025-07', employeeId);
    const { lines, net } = await world.slip(slipId);
    const benefits = lines.filter(({ kind }: { kind: string }) => kind === 'BENEFIT');
    expect(benefits).toMatchObject([{ title: 'Thirteenth', amount: '50.00', why: { rule: 'CYCLE', earlier: '650.00' } }]);
    expect(net).toBe('2595');
    await world.act('processPayrollRun', runId);
    await world.runUntil(runId, ({ openCount, isProcessing }) => !openCount && !isProcessing);
    expect((await world.act('completePayrollRun', runId)).errors).toEqual([]);
    const text = await statement(employeeId, 2025);
    expect(text).toMatch(/Earlier pay from .*Earlier pay to .*Salary USD 21,000\.00/);
    expect(text).toMatch(/Thirteenth USD 700\.00/);
    expect(text).toMatch(/Welcome USD 1,200\.00.*Total USD 22,900\.00.*Old levy USD 500\.00.*Net pay USD 21,945\.00/);
    expect(await statement(employeeId, 2026)).not.toContain('Earlier pay');
  });

  it('is refused for days of a slip, twice for a day, of the future, and with more digits than the currency has', async () => {
    const [employeeId, other] = [await world.employee(), await world.employee()];
    const setupId = await world.setup([employeeId], 2025, { endsOn: '2025-12-31' });
    await paid(setupId, '2025-03', employeeId);
    expect(await refusals({ employeeId, amount: '1' })).toMatchObject([{ field: 'startsOn', code: 'paidBySlip' }]);
    await tells({ employeeId, amount: '1', endsOn: '2025-02-28' });
    expect(await refusals({ employeeId, amount: '1', endsOn: '2025-01-31' })).toMatchObject([
      { field: 'startsOn', code: 'earlierPayTwice' },
    ]);
    await tells({ employeeId, amount: '1', kind: 'LOAN', title: 'Car', endsOn: '2025-02-28' });
    expect(await refusals({ employeeId, amount: '1', kind: 'LOAN', title: 'CAR', endsOn: '2025-01-31' })).toMatchObject([
      { code: 'earlierPayTwice' },
    ]);
    expect(await refusals({ employeeId: other, amount: '1.005' })).toMatchObject([{ field: 'amount', code: 'tooManyDecimals' }]);
    expect(await refusals({ employeeId: other, amount: '1', kind: 'TAX' })).toMatchObject([{ field: 'title', code: 'required' }]);
    const far = { startsOn: '2091-01-01', endsOn: '2091-01-31' };
    expect(await refusals({ employeeId: other, amount: '1', ...far })).toMatchObject([{ field: 'endsOn', code: 'inTheFuture' }]);

    const { id } = await tells({ employeeId: other, amount: '7' });
    await world.hrm.mutate('deleteEarlierPayLines', { ids: [id] }, 'errors { code }', 'DeleteInput');
    await paid(await world.setup([other], 2025, { endsOn: '2025-12-31' }), '2025-04', other);
    const restored = await world.hrm.mutate('restoreRecords', { ids: [id] }, 'errors { field code }', 'DeleteInput');
    expect(restored.errors).toMatchObject([{ code: 'paidBySlip' }]);
  });

  it('counts for taxes by bracket of back pay for its month', async () => {
    const employeeId = await world.employee();
    const lines = ['0', '3000'].map((above, index) => ({ validFrom: '2025-01-01', above, percent: String(10 * index) }));
    const tax = await world.made('createPayrollTax', { title: 'Brackets of months', type: 'SLABS', cycle: 'MONTHLY', lines }, 'payrollTax');
    await world.setup([employeeId], 2025, { taxIds: [tax.id], endsOn: '2025-12-31' });
    const may = { startsOn: '2025-05-01', endsOn: '2025-05-31' };
    await tells({ employeeId, amount: '2900', ...may });
    const runId = await world.run('2025-05', { kind: 'SUPPLEMENTARY' });
    const back = { employeeId, kind: 'BONUS', title: 'Late', amount: '300' };
    const selection = 'errors { field code } payrollRun { slips(first: 2) { edges { node { taxes lines } } } }';
    const { errors, payrollRun } = await world.hrm.mutate('paySupplement', { id: runId, lines: [back] }, selection);
    expect(errors).toEqual([]);
    const [{ node }] = payrollRun.slips.edges;
    expect(node.taxes).toBe('20');
    expect(node.lines[1].why).toMatchObject({ rule: 'MARGINAL', before: '2900.00', earlier: '2900.00' });
  });

  it('is imported for a whole staff, and seen by nobody without the right to see pay', async () => {
    const [one, two] = [await world.employee({ number: 'EP-1' }), await world.employee({ number: 'EP-2' })];
    const csv =
      'Employee,From,To,Type,What,Amount\nEP-1,2024-01-01,2024-01-31,SALARY,,2000\nEP-2,2024-01-01,2024-01-31,TAX,Old tax,150.25\n';
    const fields = ['employeeId', 'startsOn', 'endsOn', 'kind', 'title', 'amount'];
    const mapping = fields.map((field, column) => ({ column, field }));
    const query = `mutation($input: ImportRecordsInput!) { importRecords(input: $input) { errors { code } created rowErrors { line field code } } }`;
    const file = { bytes: new TextEncoder().encode(csv), name: 'pay.csv' };
    const { data } = await sendFile(world.hrm, query, { entity: 'EarlierPayLine', mapping }, file);
    expect(data.importRecords).toEqual({ errors: [], created: 2, rowErrors: [] });
    const asked =
      'query($of: [ID!]) { earlierPayLines(first: 9, filter: { employee: { in: $of } }) { edges { node { kind title amount } } } }';
    const read = await world.hrm.query(asked, { of: [one, two] });
    expect(read.data.earlierPayLines.edges).toHaveLength(2);
    const noted =
      '{ auditEntries(first: 9, filter: { action: { eq: "PAY_VIEWED" }, entityType: { eq: "EarlierPayLine" } }) { totalCount } }';
    expect((await world.admin.query(noted)).data.auditEntries.totalCount).toBeGreaterThanOrEqual(2);
    const finance = await signedInAs(world.server, 'finance@atlas.test');
    expect((await finance.query(asked, { of: [one] })).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });
});
