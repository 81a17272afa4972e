import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedInAs, startDemo, type Client } from '../../support/Client.ts';
import type { TestServer } from '../../support/startServer.ts';

let server: TestServer;
let people: Client;
beforeAll(async () => {
  server = await startDemo();
  people = await signedInAs(server, 'hrm@atlas.test');
});
afterAll(() => server.stop());

const fields = 'from before today employees joined openApplications applications onLeave pendingLeave openRuns nextPayOn';
const countOf = async (list: string, filter: string) =>
  (await people.query(`{ ${list}(filter: ${filter}) { totalCount } }`)).data[list].totalCount as number;

it('tells what the lists hold', async () => {
  const { hrmOverview: all } = (await people.query(`{ hrmOverview(span: ALL) { ${fields} } }`)).data;
  expect(all.employees).toBe(await countOf('employees', '{ status: { eq: ACTIVE } }'));
  expect(all.applications).toBe(await countOf('applications', '{}'));
  expect(all.pendingLeave).toBe(await countOf('leaveRequests', '{ status: { eq: PENDING } }'));
  expect(all.openRuns).toBe((await countOf('payrollRuns', '{}')) - (await countOf('payrollRuns', '{ status: { eq: COMPLETED } }')));
  const { hrmOverview: today } = (await people.query(`{ hrmOverview(span: TODAY) { ${fields} } }`)).data;
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

it('purchasing and the shop answer for a span as well as for a period', async () => {
  const admin = await signedInAs(server, 'admin@atlas.test');
  const days = 'from before';
  const { data } = await admin.query(
    `{ hrmOverview(span: LAST_7_DAYS) { ${days} } procurementOverview(span: LAST_7_DAYS) { ${days} } ecommerceOverview(span: LAST_7_DAYS) { ${days} } }`,
  );
  expect(data.procurementOverview).toEqual(data.hrmOverview);
  expect(data.ecommerceOverview).toEqual(data.hrmOverview);
});
