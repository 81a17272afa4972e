import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, signedInAs } from '../../support/Client.ts';
import { columnsThatSay } from '../../support/marked.ts';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import { sendFile } from '../../support/sendFile.ts';
import { ownCompany } from '../../support/sharedDemo.ts';
import type { TestServer } from '../../support/startServer.ts';
import { today } from '../../support/today.ts';
import { People } from './People.ts';

let server: TestServer;
let hrm: Client;
let annual: string;
let unlimited: string;
let count = 0;

beforeAll(async () => {
  server = await ownCompany();
  hrm = await signedInAs(server, 'hrm@atlas.test');
  annual = await leaveType({ yearlyDays: '3.5' });
  unlimited = await leaveType({ isUnpaid: true });
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
  (await made('createLeaveType', { title: `Type ${++count}`, ...input }, 'leaveType')).id;
const employee = async (input: object = {}): Promise<string> =>
  (await made('createEmployee', { name: `Person ${++count}`, country: 'US', ...input }, 'employee')).id;

interface Asked {
  employeeId: string;
  startsOn: string;
  endsOn?: string;
  leaveTypeId?: string;
  part?: string;
}
const input = ({ startsOn, endsOn = startsOn, leaveTypeId = unlimited, ...rest }: Asked) => ({ startsOn, endsOn, leaveTypeId, ...rest });
const request = (asked: Asked) => made('createLeaveRequest', input(asked), 'leaveRequest', 'id version days status');
const refusal = async (asked: Asked): Promise<object[]> =>
  (await hrm.mutate('createLeaveRequest', input(asked), 'errors { field code params }')).errors;
const act = (name: string, id: string, client = hrm) =>
  client.mutate(
    `${name}LeaveRequest`,
    { id },
    'errors { field code params } leaveRequest { status decidedAt decidedBy { name } }',
    'RecordInput',
  );

// 1 January 2029 is a Monday.
describe('days of leave', () => {
  it('are working days of the employee’s country, in halves', async () => {
    const week = { startsOn: '2029-01-01', endsOn: '2029-01-07' };
    expect(await request({ employeeId: await employee(), ...week })).toMatchObject({ days: '5', status: 'PENDING' });
    // Friday and Saturday are Jordan's weekend.
    expect(await request({ employeeId: await employee({ country: 'JO' }), startsOn: '2029-01-05', endsOn: '2029-01-07' })).toMatchObject({
      days: '1',
    });
    expect(await request({ employeeId: await employee(), startsOn: '2029-01-03', part: 'MORNING' })).toMatchObject({ days: '0.5' });
  });

  it('leave out holidays of that country and of all', async () => {
    await made('createHoliday', { title: 'One', heldOn: '2029-02-06', country: 'US' }, 'holiday');
    await made('createHoliday', { title: 'Two', heldOn: '2029-02-07' }, 'holiday');
    await made('createHoliday', { title: 'Three', heldOn: '2029-02-08', country: 'JO' }, 'holiday');
    expect(await request({ employeeId: await employee(), startsOn: '2029-02-05', endsOn: '2029-02-09' })).toMatchObject({ days: '3' });
    expect(await refusal({ employeeId: await employee(), startsOn: '2029-02-06', endsOn: '2029-02-07' })).toMatchObject([
      { field: 'startsOn', code: 'noWorkingDay' },
    ]);
  });

  it('lie within the employment, in one span of at most a year', async () => {
    const employeeId = await employee({ joinedOn: '2029-03-05', leftOn: '2029-03-30' });
    expect(await refusal({ employeeId, startsOn: '2029-03-02' })).toMatchObject([{ field: 'startsOn', code: 'outsideEmployment' }]);
    expect(await refusal({ employeeId, startsOn: '2029-03-29', endsOn: '2029-04-02' })).toMatchObject([
      { field: 'endsOn', code: 'outsideEmployment' },
    ]);
    const other = await employee();
    expect(await refusal({ employeeId: other, startsOn: '2029-01-01', endsOn: '2030-01-02' })).toMatchObject([
      { field: 'endsOn', code: 'limitExceeded' },
    ]);
    expect(await refusal({ employeeId: other, startsOn: '2029-01-01', endsOn: '2029-01-02', part: 'MORNING' })).toMatchObject([
      { field: 'part', code: 'halfOfOneDay' },
    ]);
  });

  it('are taken once, while two different halves of a day may be', async () => {
    const employeeId = await employee();
    await request({ employeeId, startsOn: '2029-04-03', part: 'MORNING' });
    await request({ employeeId, startsOn: '2029-04-03', part: 'AFTERNOON' });
    expect(await refusal({ employeeId, startsOn: '2029-04-02', endsOn: '2029-04-04' })).toMatchObject([
      { field: 'startsOn', code: 'leaveOverlaps', params: { date: '2029-04-03' } },
    ]);
  });
});

describe('the calendar of a country', () => {
  const asked = `query($country: String!, $year: Int!, $region: String) {
    holidayCalendar(country: $country, year: $year, region: $region) { regions { code title } days { heldOn title isEntered } } }`;
  const calendar = async (country: string, region?: string, year = 2031) =>
    (await hrm.query(asked, { country, region, year })).data.holidayCalendar as {
      regions: { code: string; title: string }[];
      days: { heldOn: string; title: string; isEntered: boolean }[];
    };
  const add = (country: string, days: string[], more: object = {}) =>
    hrm.mutate('addPublicHolidays', { country, year: 2031, days, ...more }, 'errors { field code } addedCount');

  it('tells its public holidays, each day of a long one, with those of a region', async () => {
    const germany = await calendar('DE');
    expect(germany.days.map(({ heldOn }) => heldOn)).toContain('2031-10-03');
    expect(germany.days.map(({ heldOn }) => heldOn)).not.toContain('2031-01-06');
    expect(germany.regions).toContainEqual({ code: 'BY', title: 'Bayern' });
    expect((await calendar('DE', 'BY')).days.map(({ heldOn }) => heldOn)).toContain('2031-01-06');
    // Eid al-Fitr of 2026 is three days in the Emirates, from Friday, 20 March.
    const eid = (await calendar('AE', undefined, 2026)).days.filter(({ heldOn }) => heldOn.startsWith('2026-03'));
    expect(eid.map(({ heldOn }) => heldOn)).toEqual(['2026-03-20', '2026-03-21', '2026-03-22']);
    expect(await calendar('ZZ')).toEqual({ regions: [], days: [] });
    expect(await calendar('DE', undefined, 1999)).toEqual({ regions: [], days: [] });
  });

  it('is entered once, and leave then leaves its days out', async () => {
    const days = ['2031-10-03', '2031-12-25'];
    expect(await add('DE', days)).toEqual({ errors: [], addedCount: 2 });
    expect(await add('DE', [...days, '2031-12-26'])).toEqual({ errors: [], addedCount: 1 });
    const { days: told } = await calendar('DE');
    expect(told.filter(({ isEntered }) => isEntered).map(({ heldOn }) => heldOn)).toEqual([...days, '2031-12-26']);
    // 3 October 2031 is a Friday.
    const german = { employeeId: await employee({ country: 'DE' }), startsOn: '2031-10-02', endsOn: '2031-10-06' };
    expect(await request(german)).toMatchObject({ days: '2' });
    expect(await request({ ...german, employeeId: await employee() })).toMatchObject({ days: '3' });
    expect((await add('DE', ['2031-10-04'])).errors).toMatchObject([{ field: 'days', code: 'notInList' }]);
    expect((await add('ZZ', days)).errors).toMatchObject([{ field: 'country', code: 'notInList' }]);
    expect((await add('DE', days, { year: 2077 })).errors).toMatchObject([{ field: 'year', code: 'tooLarge' }]);
  });
});

describe('a year’s days', () => {
  it('are not exceeded, each year counting on its own, and are free again after a refusal or cancellation', async () => {
    const employeeId = await employee();
    const of = (startsOn: string, endsOn = startsOn) => ({ employeeId, leaveTypeId: annual, startsOn, endsOn });
    // Two days of 2029 and three of 2030.
    const across = await request(of('2029-12-28', '2030-01-03'));
    expect(across.days).toBe('5');
    expect(await refusal(of('2029-06-04', '2029-06-05'))).toMatchObject([
      { field: 'endsOn', code: 'leaveBalanceExceeded', params: { year: '2029', days: 1.5 } },
    ]);
    expect(await act('approve', across.id)).toMatchObject({ errors: [], leaveRequest: { status: 'APPROVED' } });
    expect((await act('approve', across.id)).leaveRequest.decidedBy.name).toBeTruthy();
    expect((await act('refuse', across.id)).errors).toMatchObject([{ code: 'invalidTransition' }]);
    expect(await act('cancel', across.id)).toMatchObject({ errors: [], leaveRequest: { status: 'CANCELLED' } });
    const again = await request(of('2029-06-04', '2029-06-06'));
    expect(await act('refuse', again.id)).toMatchObject({ errors: [], leaveRequest: { status: 'REFUSED' } });
    await request(of('2029-06-04', '2029-06-06'));
  });

  it('are checked again when leave is approved', async () => {
    const leaveTypeId = await leaveType({ yearlyDays: '2' });
    const { id } = await request({ employeeId: await employee(), leaveTypeId, startsOn: '2029-05-01', endsOn: '2029-05-02' });
    await made('updateLeaveType', { id: leaveTypeId, yearlyDays: '1' }, 'leaveType');
    expect(await act('approve', id)).toMatchObject({
      errors: [{ code: 'leaveBalanceExceeded', params: { year: '2029', days: 1 } }],
      leaveRequest: null,
    });
  });

  it('and halves are taken once by requests made at the same moment', async () => {
    const employeeId = await employee();
    const same = Array.from({ length: 6 }, () => refusal({ employeeId, startsOn: '2029-07-02', endsOn: '2029-07-03' }));
    const codes = (await Promise.all(same)).map(errors => (errors as { code: string }[])[0]?.code ?? 'made');
    expect(codes.toSorted()).toEqual([...Array.from({ length: 5 }, () => 'leaveOverlaps'), 'made']);
    const days = ['02', '03', '04', '05', '08', '09'];
    const limited = days.map(day => refusal({ employeeId, leaveTypeId: annual, startsOn: `2029-10-${day}` }));
    const found = (await Promise.all(limited)).map(errors => (errors as { code: string }[])[0]?.code ?? 'made');
    expect(found.filter(code => code === 'made')).toHaveLength(3);
    expect(found.filter(code => code === 'leaveBalanceExceeded')).toHaveLength(found.length - 3);
  });
});

describe('leave', () => {
  it('cannot be changed or deleted once it is approved', async () => {
    const { id, version } = await request({ employeeId: await employee(), startsOn: '2029-08-01' });
    await act('approve', id);
    const change = await hrm.mutate('updateLeaveRequest', { id, version: version + 1, part: 'MORNING' }, 'errors { code }');
    expect(change.errors).toMatchObject([{ code: 'documentLocked' }]);
    expect((await hrm.mutate('deleteLeaveRequests', { ids: [id] }, 'errors { code }', 'DeleteInput')).errors).toMatchObject([
      { code: 'documentLocked' },
    ]);
  });

  it('gives its days back when it is deleted, and takes them again when that is undone, unless they are taken', async () => {
    const employeeId = await employee();
    const { id } = await request({ employeeId, startsOn: '2029-09-03' });
    await hrm.mutate('deleteLeaveRequests', { ids: [id] }, 'errors { code }', 'DeleteInput');
    const other = await request({ employeeId, startsOn: '2029-09-03' });
    const restore = () => hrm.mutate('restoreRecords', { ids: [id] }, 'errors { code }', 'DeleteInput');
    expect((await restore()).errors).toMatchObject([{ code: 'leaveOverlaps' }]);
    await act('refuse', other.id);
    expect((await restore()).errors).toEqual([]);
    expect(await refusal({ employeeId, startsOn: '2029-09-03' })).toMatchObject([{ code: 'leaveOverlaps' }]);
  });
});

describe('confidential leave', () => {
  const told = async (id: string, field: string, client = hrm) =>
    client.query(`query($id: ID!) { leaveRequest(id: $id) { ${field} } }`, { id });

  it('shows its type to nobody but holders of the right, each look recorded, and leaves it out of the history', async () => {
    const admin = await signedInAs(server, 'admin@atlas.test');
    const leaveTypeId = await leaveType({ isConfidential: true, isUnpaid: true, title: 'ZQXSurgery' });
    const employeeId = await employee();
    const { id, version } = await request({ employeeId, leaveTypeId, startsOn: '2029-11-05' });
    const { data } = await told(id, 'leaveType { title } isConfidential');
    expect(data.leaveRequest).toMatchObject({ leaveType: null, isConfidential: true });
    const found = await hrm.query('query($id: ID!) { leaveRequests(first: 9, filter: { leaveType: { eq: $id } }) { totalCount } }', {
      id: leaveTypeId,
    });
    expect(found.data.leaveRequests.totalCount).toBe(0);

    const rights = ['HRM_READ', 'HRM_WRITE', 'HRM_APPROVE', 'HRM_EXPORT', 'HRM_SEE_PAY'];
    const { role } = await admin.mutate(
      'createRole',
      { title: 'Without health', description: 'x', permissions: ['HRM'], rights },
      'role { id }',
    );
    const user = { name: 'Noor Blind', email: 'health.blind@atlas.test', password: 'a long password of theirs', roleId: role.id };
    expect((await admin.mutate('createUser', user, 'user { id }')).errors).toEqual([]);
    const blind = await signedInAs(server, user.email, user.password);
    expect((await told(id, 'confidentialType', blind)).errors[0].extensions.code).toBe('FORBIDDEN');
    expect((await told(id, 'days', blind)).data.leaveRequest).toEqual({ days: '1' });
    const looks = async () =>
      (
        await admin.query(
          'query($id: ID!) { auditEntries(first: 9, filter: { entityId: { eq: $id }, action: { eq: "HEALTH_VIEWED" } }) { edges { node { actorName changes } } } }',
          { id },
        )
      ).data.auditEntries.edges;
    expect(await looks()).toEqual([]);
    expect((await told(id, 'id confidentialType')).data.leaveRequest).toEqual({ id, confidentialType: 'ZQXSurgery' });
    expect(await looks()).toEqual([{ node: { actorName: 'Lucía Fernández', changes: null } }]);

    // Whoever changes its days keeps the type that they cannot see.
    const changed = await blind.mutate(
      'updateLeaveRequest',
      { id, version, endsOn: '2029-11-06', leaveTypeId: null },
      'leaveRequest { days isConfidential }',
    );
    expect(changed).toMatchObject({ errors: [], leaveRequest: { days: '2', isConfidential: true } });
    expect((await told(id, 'id confidentialType')).data.leaveRequest).toEqual({ id, confidentialType: 'ZQXSurgery' });
    expect((await hrm.mutate('deleteLeaveTypes', { ids: [leaveTypeId] }, 'errors { code }', 'DeleteInput')).errors).toMatchObject([
      { code: 'referenced', params: { count: 1 } },
    ]);
    expect(await refusal({ employeeId, startsOn: '2029-11-07', leaveTypeId: null as never })).toMatchObject([
      { field: 'leaveTypeId', code: 'required' },
    ]);
    const named = (await columnsThatSay(server, new RegExp(leaveTypeId))).filter(place => place !== 'leave_type.id');
    expect(named.filter(place => !/^(audit_entry\.entity_id|record_change\.|search_word\.)/.test(place))).toEqual([
      'leave_request.secret_leave_type_id',
    ]);
  });

  it('is so from the moment on that its type is, and open again after that', async () => {
    const leaveTypeId = await leaveType({});
    const { id } = await request({ employeeId: await employee(), leaveTypeId, startsOn: '2029-11-05' });
    const shown = async () => (await told(id, 'isConfidential leaveType { id }')).data.leaveRequest;
    expect(await shown()).toEqual({ isConfidential: false, leaveType: { id: leaveTypeId } });
    await made('updateLeaveType', { id: leaveTypeId, isConfidential: true }, 'leaveType');
    expect(await shown()).toEqual({ isConfidential: true, leaveType: null });
    await made('updateLeaveType', { id: leaveTypeId, isConfidential: false }, 'leaveType');
    expect(await shown()).toEqual({ isConfidential: false, leaveType: { id: leaveTypeId } });
  });
});

describe('days that are left of a year', () => {
  // The type grants days from this year on, so the next one is the first into which some go over.
  const year = Number(today().slice(0, 4)) + 1;

  it('go over to the next, up to the limit of the type, and are not promised twice', async () => {
    const employeeId = await employee({ joinedOn: `${year}-01-01` });
    const leaveTypeId = await leaveType({ yearlyDays: '10', carryOverDays: '3' });
    const ask = (startsOn: string, endsOn: string) => ({ employeeId, leaveTypeId, startsOn, endsOn });
    // Two working weeks less two days leave two of ten.
    const monday = mondayOf(year, 3);
    await request(ask(monday, plus(monday, 9)));
    const next = mondayOf(year + 1, 3);
    expect(await refusal(ask(next, plus(next, 16)))).toMatchObject([
      { field: 'endsOn', code: 'leaveBalanceExceeded', params: { year: String(year + 1), days: 12 } },
    ]);
    await request(ask(next, plus(next, 15)));
    // One more day of the first year would take a day that is promised in the second.
    expect(await refusal(ask(mondayOf(year, 6), mondayOf(year, 6)))).toMatchObject([
      { field: 'endsOn', code: 'leaveBalanceExceeded', params: { year: String(year + 1), days: 0 } },
    ]);
    // Of an unused year no more than three go over, however many years went by.
    const other = await employee({ joinedOn: `${year}-01-01` });
    const later = mondayOf(year + 3, 3);
    expect(await refusal({ employeeId: other, leaveTypeId, startsOn: later, endsOn: plus(later, 17) })).toMatchObject([
      { params: { days: 13 } },
    ]);
  });

  it('need a number of days to be left of', async () => {
    const { errors } = await hrm.mutate('createLeaveType', { title: 'Endless', carryOverDays: '3' }, 'errors { field code }');
    expect(errors).toMatchObject([{ field: 'yearlyDays', code: 'required' }]);
  });
});

const plus = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** The first Monday of a month. */
function mondayOf(year: number, month: number): string {
  const first = new Date(Date.UTC(year, month - 1, 1));
  return plus(first.toISOString().slice(0, 10), (8 - first.getUTCDay()) % 7);
}

describe('leave from a file', () => {
  const fields = ['employeeId', 'leaveTypeId', 'startsOn', 'endsOn', 'part'];
  const imported = async (rows: string[][], more: object = {}, client = hrm) => {
    const csv = [['Employee', 'Type', 'From', 'To', 'Part of day'], ...rows].map(row => row.join(',')).join('\n');
    const query = `mutation($input: ImportRecordsInput!) { importRecords(input: $input) { errors { code } created rowErrors { line field code } } }`;
    const mapping = fields.map((field, column) => ({ column, field }));
    const file = { bytes: new TextEncoder().encode(csv), name: 'leave.csv' };
    const { data, errors } = await sendFile(client, query, { entity: 'LeaveRequest', mapping, ...more }, file);
    return data?.importRecords ?? errors?.[0].extensions.code;
  };
  const leaveOf = async (employeeId: string) => {
    const query = `query($id: ID!) { leaveRequests(first: 9, filter: { employee: { eq: $id } }) { edges { node { status days startsOn isConfidential decidedBy { name } leaveType { id } } } } }`;
    return (await hrm.query(query, { id: employeeId })).data;
  };

  it('is approved, takes its days as other leave does, and nobody is told', async () => {
    const { employeeId, client } = await (await People.of(server)).hire();
    const told = '{ notifications(first: 1) { totalCount } }';
    const before = (await client.query(told)).data.notifications.totalCount;
    const rows = [
      [employeeId, annual, '2024-01-02', '2024-01-03', 'WHOLE'],
      [employeeId, annual, '2024-01-04', '2024-01-04', 'MORNING'],
    ];
    expect(await imported(rows, { dryRun: true })).toEqual({ errors: [], created: 2, rowErrors: [] });
    expect((await leaveOf(employeeId)).leaveRequests.edges).toEqual([]);
    expect(await imported(rows)).toEqual({ errors: [], created: 2, rowErrors: [] });
    const { leaveRequests } = await leaveOf(employeeId);
    expect(leaveRequests.edges.map(({ node }: { node: object }) => node)).toMatchObject([
      { status: 'APPROVED', days: '0.5', decidedBy: { name: 'Lucía Fernández' } },
      { status: 'APPROVED', days: '2' },
    ]);
    expect((await client.query(told)).data.notifications.totalCount).toBe(before);
    // Of 3.5 days a year one is left; the same file again takes days that are taken.
    expect(await refusal({ employeeId, leaveTypeId: annual, startsOn: '2024-03-04', endsOn: '2024-03-05' })).toMatchObject([
      { code: 'leaveBalanceExceeded', params: { year: '2024', days: 1 } },
    ]);
    expect(await imported([...rows, [employeeId, annual, '2024-05-06', '2024-05-08', '']])).toMatchObject({
      errors: [{ code: 'importHasErrors' }],
      created: 0,
      rowErrors: [
        { line: 2, field: 'startsOn', code: 'leaveOverlaps' },
        { line: 3, field: 'startsOn', code: 'leaveOverlaps' },
        { line: 4, field: 'endsOn', code: 'leaveBalanceExceeded' },
      ],
    });
  });

  it('is of a confidential type for those who may see it, and needs the right to approve', async () => {
    const admin = await signedInAs(server, 'admin@atlas.test');
    const secret = await leaveType({ isConfidential: true, isUnpaid: true });
    const employeeId = await employee();
    const row = [employeeId, secret, '2024-02-05', '2024-02-05', ''];
    const entering = async (name: string, rights: string[]) => {
      const { role } = await admin.mutate('createRole', { title: name, description: 'x', permissions: ['HRM'], rights }, 'role { id }');
      const user = { name, email: `${name}@atlas.test`, password: 'a long password of theirs', roleId: role.id };
      expect((await admin.mutate('createUser', user, 'user { id }')).errors).toEqual([]);
      return signedInAs(server, user.email, user.password);
    };
    const blind = await entering('blind.importer', ['HRM_READ', 'HRM_WRITE', 'HRM_APPROVE']);
    expect(await imported([row], {}, blind)).toMatchObject({
      created: 0,
      rowErrors: [{ field: 'leaveTypeId', code: 'importNeedsHealth' }],
    });
    expect(await imported([row], {}, await entering('mere.writer', ['HRM_READ', 'HRM_WRITE', 'HRM_SEE_HEALTH']))).toBe('FORBIDDEN');
    expect((await leaveOf(employeeId)).leaveRequests.edges).toEqual([]);
    expect(await imported([row])).toMatchObject({ created: 1, rowErrors: [] });
    expect((await leaveOf(employeeId)).leaveRequests.edges[0].node).toMatchObject({
      status: 'APPROVED',
      isConfidential: true,
      leaveType: null,
    });
  });
});
