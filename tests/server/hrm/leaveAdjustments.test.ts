import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedInAs, type Client } from '../../support/Client.ts';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import { columnsThatSay } from '../../support/marked.ts';
import { sendFile } from '../../support/sendFile.ts';
import { ownCompany } from '../../support/sharedDemo.ts';
import type { TestServer } from '../../support/startServer.ts';
import { today } from '../../support/today.ts';

let server: TestServer;
let hrm: Client;
let count = 0;

beforeAll(async () => {
  server = await ownCompany();
  hrm = await signedInAs(server, 'hrm@atlas.test');
});
afterAll(async () => {
  await expectInvariantsHold(server.database, server.companyId);
  await server.stop();
});

const made = async (name: string, input: object, field: string, selection = 'id') => {
  const answer = await hrm.mutate(name, input as Record<string, unknown>, `${field} { ${selection} }`);
  expect(answer.errors).toEqual([]);
  return answer[field];
};
const leaveType = async (input: object): Promise<string> =>
  (await made('createLeaveType', { title: `Balance ${++count}`, ...input }, 'leaveType')).id;
const employee = async (input: object = {}): Promise<string> =>
  (await made('createEmployee', { name: `Balanced ${++count}`, country: 'US', ...input }, 'employee')).id;

interface Balance {
  employeeId: string;
  leaveTypeId: string;
}
const adjust = (of: Balance, days: string, effectiveOn: string, kind = 'CORRECTION') =>
  made('createLeaveAdjustment', { ...of, kind, days, effectiveOn, reason: 'Agreed' }, 'leaveAdjustment');
const errorsOf = async (name: string, input: object, type?: string): Promise<object[]> =>
  (await hrm.mutate(name, input as Record<string, unknown>, 'errors { field code params }', type)).errors;
const refusal = (of: Balance, days: string, effectiveOn: string, kind = 'CORRECTION') =>
  errorsOf('createLeaveAdjustment', { ...of, kind, days, effectiveOn, reason: 'Agreed' });
const takes = (of: Balance, startsOn: string, endsOn: string) => made('createLeaveRequest', { ...of, startsOn, endsOn }, 'leaveRequest');
const balanceOf = async ({ employeeId, leaveTypeId }: Balance, year: number) => {
  const query = `query($id: ID!, $year: Int!) { leaveBalances(employeeId: $id, year: $year) {
    leaveTypeId granted carried corrected taken pending left adjustments { kind days effectiveOn reason } } }`;
  const { data } = await hrm.query(query, { id: employeeId, year });
  return data.leaveBalances.find((one: { leaveTypeId: string }) => one.leaveTypeId === leaveTypeId);
};
const balanced = async (type: object = {}, person: object = {}): Promise<Balance> => ({
  employeeId: await employee(person),
  leaveTypeId: await leaveType({ yearlyDays: '10', ...type }),
});

// 1 January 2029 is a Monday.
describe('corrections', () => {
  it('add and take days of their year, and are told with the balance', async () => {
    const of = await balanced();
    await adjust(of, '2.5', '2029-03-05');
    await adjust(of, '-1', '2029-02-05');
    await takes(of, '2029-01-08', '2029-01-12');
    expect(await balanceOf(of, 2029)).toMatchObject({
      granted: '10',
      corrected: '1.5',
      pending: '5',
      left: '6.5',
      adjustments: [
        { kind: 'CORRECTION', days: '-1', effectiveOn: '2029-02-05', reason: 'Agreed' },
        { days: '2.5', effectiveOn: '2029-03-05' },
      ],
    });
    expect(await balanceOf(of, 2030)).toMatchObject({ corrected: '0', left: '10', adjustments: [] });
  });

  it('make leave possible that is refused without them, and cannot be taken back under it', async () => {
    const of = await balanced({ yearlyDays: '3' });
    const asked = { ...of, startsOn: '2029-01-08', endsOn: '2029-01-12' };
    expect(await errorsOf('createLeaveRequest', asked)).toMatchObject([{ code: 'leaveBalanceExceeded' }]);
    const { id } = await adjust(of, '2', '2029-12-31');
    await takes(of, '2029-01-08', '2029-01-12');
    const short = [{ field: 'days', code: 'leaveBalanceShort', params: { year: '2029', days: 2 } }];
    expect(await errorsOf('deleteLeaveAdjustments', { ids: [id] }, 'DeleteInput')).toMatchObject(short);
    expect(await errorsOf('updateLeaveAdjustment', { id, effectiveOn: '2030-01-01' })).toMatchObject(short);
    expect(await refusal(of, '-0.5', '2029-05-01')).toMatchObject([{ code: 'leaveBalanceShort', params: { days: 0.5 } }]);
    expect((await balanceOf(of, 2029)).left).toBe('0');
  });

  it('go over to the next year with what is left, so that days promised there are not taken back', async () => {
    const year = Number(today().slice(0, 4)) + 2;
    const of = await balanced({ carryOverDays: '4' }, { joinedOn: `${year}-01-01` });
    const { id } = await adjust(of, '-7', `${year}-06-01`);
    expect(await balanceOf(of, year + 1)).toMatchObject({ carried: '3', left: '13' });
    await made('updateLeaveAdjustment', { id, days: '-8' }, 'leaveAdjustment');
    expect(await balanceOf(of, year + 1)).toMatchObject({ carried: '2', left: '12' });
    expect(await errorsOf('deleteLeaveAdjustments', { ids: [id] }, 'DeleteInput')).toEqual([]);
    expect(await balanceOf(of, year + 1)).toMatchObject({ carried: '4', left: '14' });
  });
});

describe('an opening balance', () => {
  it('stands for what its year grants and what was taken before its day, and goes over', async () => {
    const of = await balanced({ carryOverDays: '3' });
    await takes(of, '2029-01-08', '2029-01-12');
    await adjust(of, '4.5', '2029-07-01', 'OPENING');
    expect(await balanceOf(of, 2029)).toMatchObject({ granted: '4.5', carried: '0', pending: '0', left: '4.5' });
    expect(await balanceOf(of, 2030)).toMatchObject({ granted: '10', carried: '3', left: '13' });
    // Leave before its day is counted in it; leave after it is limited by it.
    await takes(of, '2029-02-05', '2029-02-09');
    expect(await errorsOf('createLeaveRequest', { ...of, startsOn: '2029-08-06', endsOn: '2029-08-10' })).toMatchObject([
      { code: 'leaveBalanceExceeded', params: { year: '2029', days: 4.5 } },
    ]);
    await takes(of, '2029-08-06', '2029-08-09');
    expect(await balanceOf(of, 2029)).toMatchObject({ pending: '4', left: '0.5' });
    expect(await refusal(of, '1', '2030-01-01', 'OPENING')).toMatchObject([{ field: 'kind', code: 'openingTwice' }]);
    expect(await refusal(of, '1', '2029-06-30')).toMatchObject([{ field: 'effectiveOn', code: 'beforeOpeningBalance' }]);
  });

  it('is imported for a whole staff, by number or address', async () => {
    const leaveTypeId = await leaveType({ title: 'Imported leave', yearlyDays: '20' });
    const first = await employee({ number: 'LB-1' });
    const second = await employee({ email: 'balance@person.test' });
    const fields = ['employeeId', 'leaveTypeId', 'kind', 'days', 'effectiveOn', 'reason'];
    const importing = async (rows: string[][]) => {
      const query =
        'mutation($input: ImportRecordsInput!) { importRecords(input: $input) { created rowErrors { line field code } errors { code } } }';
      const mapping = fields.map((field, column) => ({ column, field }));
      const bytes = Buffer.from([fields, ...rows].map(row => row.join(';')).join('\n'));
      const answer = await sendFile(hrm, query, { entity: 'LeaveAdjustment', mapping }, { bytes, name: 'leave.csv' });
      return answer.data.importRecords;
    };
    const row = (who: string, days: string) => [who, 'Imported leave', 'OPENING', days, '2029-01-01', 'Former system'];
    expect(await importing([row('LB-1', '12.5'), row('balance@person.test', '-1')])).toMatchObject({
      rowErrors: [{ line: 3, field: 'days', code: 'tooSmall' }],
    });
    expect(await importing([row('LB-1', '12.5'), row('balance@person.test', '7')])).toMatchObject({ created: 2, errors: [] });
    expect(await balanceOf({ employeeId: first, leaveTypeId }, 2029)).toMatchObject({ granted: '12.5', left: '12.5' });
    expect(await balanceOf({ employeeId: second, leaveTypeId }, 2029)).toMatchObject({ granted: '7', left: '7' });
  });
});

describe('adjustments', () => {
  it('are of limited types, within the employment', async () => {
    const person = { joinedOn: '2028-03-01' };
    const on = '2029-01-01';
    expect(await refusal(await balanced({ yearlyDays: null }, person), '1', on)).toMatchObject([{ code: 'leaveUnlimited' }]);
    const of = await balanced({}, person);
    expect(await refusal(of, '1', '2028-02-29')).toMatchObject([{ field: 'effectiveOn', code: 'outsideEmployment' }]);
    expect(await refusal(of, '0.3', on)).toMatchObject([{ field: 'days', code: 'halfDays' }]);
  });

  it('made at the same moment cannot take the same days', async () => {
    const of = await balanced({ yearlyDays: '5' });
    await takes(of, '2029-01-08', '2029-01-10');
    const refused = await Promise.all(['2029-03-01', '2029-03-02', '2029-03-05'].map(on => refusal(of, '-1', on)));
    expect(refused.flat()).toMatchObject([{ code: 'leaveBalanceShort' }]);
    expect((await balanceOf(of, 2029)).left).toBe('0');
  });

  it('lose their reason when the employee is erased', async () => {
    const of = await balanced({}, { name: 'Xamara Leaver' });
    const { id } = await adjust(of, '1', '2029-01-01');
    await made('updateLeaveAdjustment', { id, reason: 'Zyxwmark was ill' }, 'leaveAdjustment');
    const admin = await signedInAs(server, 'admin@atlas.test');
    const { errors } = await admin.mutate(
      'erasePersonalData',
      { id: of.employeeId, name: 'Xamara Leaver', reason: 'Asked by letter' },
      'erasedId',
    );
    expect(errors).toEqual([]);
    const { data } = await hrm.query('query($id: ID!) { leaveAdjustment(id: $id) { days reason } }', { id });
    expect(data.leaveAdjustment.days).toBe('1');
    expect(data.leaveAdjustment.reason).not.toContain('Zyxwmark');
  });
});

describe('adjustments of confidential leave', () => {
  const correction = { kind: 'CORRECTION', effectiveOn: '2029-03-05', reason: 'Zyxwmark was ill' };
  const hidden = (more: object = {}) => balanced({ isConfidential: true, ...more });
  const correct = (of: Balance, days: string) =>
    made('createConfidentialAdjustment', { ...of, ...correction, days }, 'confidentialAdjustment');
  const hiddenBalances = `query($id: ID!) { confidentialLeaveBalances(employeeId: $id, year: 2029) {
    leaveTypeId granted corrected left adjustments { days reason } } }`;

  it('are made, imported and read by holders of the right alone, each look recorded, and count as others do', async () => {
    const admin = await signedInAs(server, 'admin@atlas.test');
    const rights = ['HRM_READ', 'HRM_WRITE', 'HRM_DELETE', 'HRM_APPROVE', 'HRM_EXPORT', 'HRM_SEE_PAY'];
    const role = { title: 'Adjusting without health', description: 'x', permissions: ['HRM'], rights };
    const { role: blindRole } = await admin.mutate('createRole', role, 'role { id }');
    const user = { name: 'Sami Blind', email: 'adjusting.blind@atlas.test', password: 'a long password of theirs', roleId: blindRole.id };
    expect((await admin.mutate('createUser', user, 'user { id }')).errors).toEqual([]);
    const blind = await signedInAs(server, user.email, user.password);
    const of = await hidden({ title: 'Rehabilitation', yearlyDays: '3' });
    const codeOf = ({ errors = [] }: { errors?: { extensions: { code: string } }[] }) =>
      errors.map(({ extensions }) => extensions.code).join();

    await expect(blind.mutate('createConfidentialAdjustment', { ...of, ...correction, days: '2' }, '__typename')).rejects.toThrow(
      'FORBIDDEN',
    );
    const { id } = await correct(of, '2');
    await takes(of, '2029-01-08', '2029-01-12');
    expect(await errorsOf('updateConfidentialAdjustment', { id, days: '1' })).toMatchObject([{ field: 'days', code: 'leaveBalanceShort' }]);
    const { data } = await hrm.query(hiddenBalances, { id: of.employeeId });
    const adjustments = [{ days: '2', reason: 'Zyxwmark was ill' }];
    expect(data.confidentialLeaveBalances).toContainEqual({
      leaveTypeId: of.leaveTypeId,
      granted: '3',
      corrected: '2',
      left: '0',
      adjustments,
    });
    expect(await balanceOf(of, 2029)).toBeUndefined();
    const looks =
      'query($ids: [ID!]) { auditEntries(first: 9, filter: { action: { eq: "HEALTH_VIEWED" }, entityId: { in: $ids } }) { totalCount } }';
    const seen = async () => (await admin.query(looks, { ids: [id, of.employeeId] })).data.auditEntries.totalCount as number;
    expect(await seen()).toBe(1);
    await hrm.query('query($id: ID!) { confidentialAdjustment(id: $id) { leaveType { title } days reason } }', { id });
    expect(await seen()).toBe(2);

    expect(codeOf(await blind.query(hiddenBalances, { id: of.employeeId }))).toBe('FORBIDDEN');
    expect(codeOf(await blind.query('{ confidentialAdjustments(first: 9) { totalCount } }'))).toBe('FORBIDDEN');
    const fields = ['employeeId', 'leaveTypeId', 'kind', 'days', 'effectiveOn', 'reason'];
    const number = 'CLB-1';
    await employee({ number });
    const importing = async (client: Client) => {
      const query = 'mutation($input: ImportRecordsInput!) { importRecords(input: $input) { created rowErrors { code } errors { code } } }';
      const row = [number, 'Rehabilitation', 'OPENING', '2.5', '2029-01-01', 'Former system'];
      const file = { bytes: Buffer.from([fields, row].map(cells => cells.join(';')).join('\n')), name: 'health.csv' };
      const mapping = fields.map((field, column) => ({ column, field }));
      return sendFile(client, query, { entity: 'ConfidentialAdjustment', mapping }, file);
    };
    expect(codeOf(await importing(blind))).toBe('FORBIDDEN');
    expect((await importing(hrm)).data.importRecords).toEqual({ created: 1, rowErrors: [], errors: [] });
    // Neither the trail nor the company's export says whose it is, of what type, how much or why.
    const changes = await admin.query(
      'query($id: ID!) { auditEntries(first: 9, filter: { entityId: { eq: $id }, action: { eq: "CREATED" } }) { edges { node { changes } } } }',
      { id },
    );
    const [{ node }] = changes.data.auditEntries.edges;
    expect(Object.keys(node.changes).sort()).toEqual(['days', 'effectiveOn', 'employee', 'kind', 'leaveType', 'reason']);
    expect(JSON.stringify(node.changes)).not.toMatch(new RegExp(`${of.employeeId}|${of.leaveTypeId}|Zyxwmark`));
    const named = (await columnsThatSay(server, /Zyxwmark was ill/)).filter(place => place.startsWith('confidential_'));
    expect(named).toEqual(['confidential_adjustment.secret_reason']);
  });

  it('stand apart from others, so that whether their type is confidential cannot change', async () => {
    const of = await hidden();
    expect(await refusal(of, '1', '2029-01-01')).toMatchObject([{ field: 'leaveTypeId', code: 'leaveConfidential' }]);
    const open = await balanced();
    expect(await errorsOf('createConfidentialAdjustment', { ...open, ...correction, days: '1' })).toMatchObject([
      { field: 'leaveTypeId', code: 'leaveNotConfidential' },
    ]);
    await correct(of, '1');
    await adjust(open, '1', '2029-01-01');
    for (const [{ leaveTypeId: id }, isConfidential] of [
      [of, false],
      [open, true],
    ] as const)
      expect(await errorsOf('updateLeaveType', { id, isConfidential })).toMatchObject([{ field: 'isConfidential', code: 'leaveAdjusted' }]);
  });

  it('lose their reason when the employee is erased', async () => {
    const employeeId = await employee({ name: 'Xamara Healed' });
    const of = { ...(await hidden()), employeeId };
    const { id } = await correct(of, '1');
    const admin = await signedInAs(server, 'admin@atlas.test');
    const { errors } = await admin.mutate(
      'erasePersonalData',
      { id: employeeId, name: 'Xamara Healed', reason: 'Asked by letter' },
      'erasedId',
    );
    expect(errors).toEqual([]);
    const { data } = await hrm.query('query($id: ID!) { confidentialAdjustment(id: $id) { days reason } }', { id });
    expect(data.confidentialAdjustment.days).toBe('1');
    expect(data.confidentialAdjustment.reason).not.toContain('Zyxwmark');
  });
});
