import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedInAs, type Client } from '../../support/Client.ts';
import { ownCompany, sharedDemo } from '../../support/sharedDemo.ts';
import type { TestServer } from '../../support/startServer.ts';

let server: TestServer;
let people: Client;
beforeAll(async () => {
  server = await ownCompany();
  people = await signedInAs(server, 'hrm@atlas.test');
});
afterAll(() => server.stop());

const fields =
  'from before today employees joined openApplications applications onLeave pendingLeave openRuns nextPayOn present pendingCorrections openAppraisals unsignedAppraisals expiringDocuments expiredDocuments';
const countOf = async (client: Client, list: string, filter: string) =>
  (await client.query(`{ ${list}(filter: ${filter}) { totalCount } }`)).data[list].totalCount as number;

it('tells what the lists hold', async () => {
  const clerk = await signedInAs(await sharedDemo(), 'hrm@atlas.test');
  const { hrmOverview: all } = (await clerk.query(`{ hrmOverview(span: ALL) { ${fields} } }`)).data;
  expect(all.employees).toBe(await countOf(clerk, 'employees', '{ status: { eq: ACTIVE } }'));
  expect(all.applications).toBe(await countOf(clerk, 'applications', '{}'));
  expect(all.pendingLeave).toBe(await countOf(clerk, 'leaveRequests', '{ status: { eq: PENDING } }'));
  expect(all.openRuns).toBe(
    (await countOf(clerk, 'payrollRuns', '{}')) - (await countOf(clerk, 'payrollRuns', '{ status: { eq: COMPLETED } }')),
  );
  const { hrmOverview: today } = (await clerk.query(`{ hrmOverview(span: TODAY) { ${fields} } }`)).data;
  expect(today).toMatchObject({ employees: all.employees, openApplications: all.openApplications, from: today.today });
  expect(today.applications).toBeLessThanOrEqual(all.applications);
});

it('is for those who hold the module, and changes with what happens', async () => {
  const seller = await signedInAs(server, 'crm@atlas.test');
  expect((await seller.query(`{ hrmOverview { ${fields} } }`)).errors[0].extensions.code).toBe('FORBIDDEN');
  const read = async () => (await people.query(`{ hrmOverview { ${fields} } }`)).data.hrmOverview;
  const { today, employees, joined } = await read();
  await people.mutate('createEmployee', { name: 'Newcomer', joinedOn: today }, 'employee { id }');
  expect(await read()).toMatchObject({ employees: employees + 1, joined: joined + 1 });
});

it('counts who has come, what waits of appraisals, and documents that expire', async () => {
  const read = async () => (await people.query(`{ hrmOverview { ${fields} } }`)).data.hrmOverview;
  const { today, ...before } = await read();
  const day = (more: number) => new Date(Date.parse(today) + more * 86_400_000).toISOString().slice(0, 10);
  const hired = async (values: object) =>
    (await people.mutate('createEmployee', { joinedOn: '2020-01-01', ...values }, 'employee { id }')).employee as { id: string };
  const employee = await hired({ name: 'Counted', managerId: (await hired({ name: 'Manager' })).id });
  const paper = (expiresOn: string) =>
    people.mutate('createEmployeeDocument', { employeeId: employee.id, title: 'Permit', kind: 'PERMIT', expiresOn }, 'errors { code }');
  for (const expiresOn of [day(-1), day(29), day(30)]) expect((await paper(expiresOn)).errors).toEqual([]);
  const made = await people.mutate(
    'createAppraisalPeriod',
    { title: 'Counted', startsOn: '2026-01-01', endsOn: '2026-12-31' },
    'appraisalPeriod { id }',
  );
  await people.mutate('startAppraisals', { id: made.appraisalPeriod.id }, '__typename', 'RecordInput');
  const started = await countOf(people, 'appraisals', `{ period: { eq: "${made.appraisalPeriod.id}" } }`);
  expect(started).toBeGreaterThan(0);
  expect(await read()).toMatchObject({
    expiringDocuments: before.expiringDocuments + 2,
    expiredDocuments: before.expiredDocuments + 1,
    openAppraisals: before.openAppraisals + started,
    unsignedAppraisals: before.unsignedAppraisals,
    present: await countOf(people, 'attendances', `{ day: { from: "${today}", before: "${day(1)}" } }`),
  });
  await people.mutate('updateAppraisalPeriod', { id: made.appraisalPeriod.id, status: 'INACTIVE' }, 'errors { code }');
  expect((await read()).openAppraisals).toBe(before.openAppraisals);
});

it('purchasing and the shop answer for a span as well as for a period', async () => {
  const admin = await signedInAs(server, 'admin@atlas.test');
  const days = 'from before';
  const { data } = await admin.query(
    `{ hrmOverview(span: LAST_7_DAYS) { ${days} } procurementOverview(span: LAST_7_DAYS) { ${days} } ecommerceOverview(span: LAST_7_DAYS) { ${days} } }`,
  );
  expect(data.procurementOverview).toEqual(data.hrmOverview);
  expect(data.ecommerceOverview).toEqual(data.hrmOverview);
});
