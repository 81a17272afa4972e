import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, signedInAs } from '../../support/Client.ts';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import { ownCompany } from '../../support/sharedDemo.ts';
import type { TestServer } from '../../support/startServer.ts';
import { restAs } from '../../rest/Rest.ts';

let server: TestServer;
let hrm: Client;
beforeAll(async () => {
  server = await ownCompany();
  hrm = await signedInAs(server, 'hrm@atlas.test');
});
afterAll(() => server.stop());

const slabs = '{ id version amount lines { position validFrom above percent } }';
const bracket = (validFrom: string, above: string, percent: string) => ({ validFrom, above, percent });
let count = 0;
const tax = (input: object) => ({ title: `Slab tax ${++count}`, type: 'SLABS', cycle: 'YEARLY', ...input });
const saved = async (name: string, input: object) => {
  const { errors, payrollTax } = await hrm.mutate(name, input as Record<string, unknown>, `payrollTax ${slabs}`);
  expect(errors).toEqual([]);
  return payrollTax as { id: string; version: number; amount: string; lines: object[] };
};
const issues = async (name: string, input: object) =>
  (await hrm.mutate(name, input as Record<string, unknown>, 'errors { field code }')).errors.map(
    ({ field, code }: { field: string; code: string }) => `${field} ${code}`,
  );

describe('a tax with slabs', () => {
  it('keeps them by table and beginning, whatever the order they are sent in, and has no amount', async () => {
    const lines = [bracket('2027-01-01', '0', '6'), bracket('2026-01-01', '9000.5', '5'), bracket('2026-01-01', '0', '0')];
    const made = await saved('createPayrollTax', tax({ amount: '40', lines }));
    expect(Number(made.amount)).toBe(0);
    expect(made.lines).toMatchObject([
      { position: 1, validFrom: '2026-01-01', above: '0', percent: '0' },
      { position: 2, validFrom: '2026-01-01', above: '9000.5', percent: '5' },
      { position: 3, validFrom: '2027-01-01', above: '0', percent: '6' },
    ]);
  });

  it('counts a new version when only its slabs change, and none when they stay the same', async () => {
    const { id, version } = await saved('createPayrollTax', tax({ lines: [bracket('2026-01-01', '0', '10')] }));
    const same = await saved('updatePayrollTax', { id, version, lines: [bracket('2026-01-01', '0.00', '10.0')] });
    expect(same.version).toBe(version);
    const changed = await saved('updatePayrollTax', { id, version, lines: [bracket('2026-01-01', '0', '11')] });
    expect(changed.version).toBe(version + 1);
    expect(changed.lines).toHaveLength(1);
    const admin = await signedInAs(server, 'admin@atlas.test');
    const { data } = await admin.query(
      'query($id: ID!) { auditEntries(first: 1, filter: { entityId: { eq: $id } }) { edges { node { changes } } } }',
      { id },
    );
    const now = { validFrom: '2026-01-01', above: '0', percent: '11' };
    expect(data.auditEntries.edges[0].node.changes.lines[1]).toMatchObject([now]);
  });

  it('drops them when it is no longer computed by slabs', async () => {
    const { id, version } = await saved('createPayrollTax', tax({ lines: [bracket('2026-01-01', '0', '10')] }));
    const changed = await saved('updatePayrollTax', { id, version, type: 'PERCENT', amount: '3' });
    expect(changed.lines).toEqual([]);
    expect(await hrm.query('query($id: ID!) { payrollTax(id: $id) { lines { id } } }', { id })).toMatchObject({
      data: { payrollTax: { lines: [] } },
    });
  });

  it.each([
    ['none at all', [], 'lines chooseOne'],
    ['two that begin at the same amount', [bracket('2026-01-01', '0', '1'), bracket('2026-01-01', '0.00', '2')], 'lines.1.above taken'],
    ['a rate above 100', [bracket('2026-01-01', '0', '100.1')], 'lines.0.percent tooLarge'],
    ['a beginning below 0', [bracket('2026-01-01', '-1', '1')], 'lines.0.above tooSmall'],
    ['a beginning with five decimals', [bracket('2026-01-01', '0.00001', '1')], 'lines.0.above tooManyDecimals'],
    ['more than 200', Array.from({ length: 201 }, (_, index) => bracket('2026-01-01', String(index), '1')), 'lines limitExceeded'],
  ])('refuses %s', async (_, lines, issue) => {
    expect(await issues('createPayrollTax', tax({ lines }))).toEqual([issue]);
  });
});

describe('items of pay', () => {
  it('refuse a percentage above 100 of either share, and one that takes nothing', async () => {
    const input = { title: 'Fund', type: 'PERCENT', cycle: 'MONTHLY' };
    expect(await issues('createDeduction', { ...input, amount: '100', employerAmount: '100.5' })).toEqual(['employerAmount tooLarge']);
    expect(await issues('createDeduction', { ...input, amount: '0', employerAmount: '0' })).toEqual(['amount notPositive']);
    expect(await issues('createDeduction', { ...input, amount: '-1' })).toEqual(['amount tooSmall']);
  });

  it('have a title of their own, whatever its case', async () => {
    const input = { type: 'FIXED', cycle: 'ONCE', amount: '5' };
    expect(await issues('createDeduction', { ...input, title: 'Locker deposit' })).toEqual([]);
    expect(await issues('createDeduction', { ...input, title: 'LOCKER deposit' })).toEqual(['title taken']);
  });

  it('are made by the documented calls with as little as they document', async () => {
    const rest = await restAs(server, 'hrm@atlas.test');
    const benefit = await rest.post('/hrm/createBenefits', { title: 'Fruit', description: 'On Mondays' });
    expect(benefit.body.data).toMatchObject({ kind: 'CASH', type: 'FIXED', cycle: 'MONTHLY', isTaxable: true, status: 'ACTIVE' });
    const made = await rest.post('/hrm/createTex', { title: 'Levy', type: 'FIXED', cycle: 'MONTHLY', amount: 10 });
    expect(made.body.data).toMatchObject({ title: 'Levy', slabs: [], status: 'ACTIVE' });
    await issues('createDeduction', { title: 'Union dues', type: 'PERCENT', cycle: 'MONTHLY', amount: '1' });
    const found = await rest.get('/hrm/getAllDeductions?title=union');
    expect(found.body.data.map(({ title }: { title: string }) => title)).toEqual(['Union dues']);
  });
});

it('leaves the books as they must be', () => expectInvariantsHold(server.database, server.companyId));
