import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { columnsThatSay } from '../../support/marked.ts';
import { exported } from '../../support/exported.ts';
import { Client, signedInAs } from '../../support/Client.ts';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import { ownCompany } from '../../support/sharedDemo.ts';
import type { TestServer } from '../../support/startServer.ts';

const mask = '••••••';
/** Recognizable wherever they leak. */
const secrets = { nationalId: 'ZQXPERSON-778812', bankAccount: 'ZQXIBAN 0081', salary: '7788123.45' };
const said = /ZQXPERSON|ZQXIBAN|7788123\.(45|99)/;

let server: TestServer;
let admin: Client;
let hrm: Client;
beforeAll(async () => {
  server = await ownCompany();
  [admin, hrm] = await Promise.all(['admin@atlas.test', 'hrm@atlas.test'].map(email => signedInAs(server, email)));
});
afterAll(() => server.stop());

let count = 0;
async function hire(input: object = {}) {
  const values = { name: `Hired ${++count}`, ...input };
  const { errors, employee } = await hrm.mutate('createEmployee', values, 'employee { id version name }');
  expect(errors).toEqual([]);
  return employee as { id: string; version: number; name: string };
}
const issues = async (name: string, input: object) =>
  (await hrm.mutate(name, input as Record<string, unknown>, 'errors { field code }')).errors.map(
    ({ field, code }: { field: string; code: string }) => ({ field, code }),
  );
const reveal = (client: Client, id: string) => client.mutate('revealEmployeePay', { id }, 'nationalId bankAccount salary', 'RecordInput');
const trail =
  'query($id: ID!) { auditEntries(first: 50, filter: { entityId: { eq: $id } }) { edges { node { action actorName isSecurity changes } } } }';
const looks = async (id: string) =>
  (await admin.query(trail, { id })).data.auditEntries.edges.map(({ node }: { node: object }) => node) as {
    action: string;
    changes: object | null;
  }[];

describe('national id, bank account and salary', () => {
  it('are masked in every answer, and shown only by a look that is recorded', async () => {
    const { id, name } = await hire(secrets);
    const asked = `query($id: ID!) { employee(id: $id) { nationalId bankAccount salary personalData history(first: 9) { edges { node { changes } } } }
      node(id: $id) { ... on Employee { salary } } searchRecords(text: "ZQX") { __typename } employees(first: 100, search: "ZQX") { totalCount } }`;
    const { data, errors } = await hrm.query(asked, { id });
    expect(errors).toEqual([]);
    expect(data.employee).toMatchObject({ nationalId: mask, bankAccount: mask, salary: mask, personalData: { nationalId: mask } });
    expect(data.employees.totalCount).toBe(0);
    expect(JSON.stringify(data)).not.toMatch(said);
    const list = await exported(server, hrm, {
      field: 'employees',
      variables: { search: name },
      columns: ['name', 'salary', 'nationalId', 'bankAccount'].map(path => ({ path, label: path, kind: 'text' })),
    });
    expect(await list.text()).not.toMatch(said);
    expect((await looks(id)).map(({ action }) => action)).toEqual(['CREATED']);
    expect(await reveal(hrm, id)).toMatchObject({ errors: [], ...secrets });
    expect(await looks(id)).toContainEqual(
      expect.objectContaining({ action: 'PAY_VIEWED', actorName: 'Lucía Fernández', isSecurity: true }),
    );
    expect(JSON.stringify(await looks(id))).not.toMatch(said);
  });

  it('stand in two tables alone, whatever is done to the employee', async () => {
    const { id } = await hire({ ...secrets, clientMutationId: 'hired with pay' });
    const raised = { id, salary: '7788123.99', bankAccount: 'ZQXIBAN66', clientMutationId: 'raised' };
    await hrm.mutate('updateEmployee', raised, 'employee { id salary }');
    await hrm.mutate('revealEmployeePay', { id, clientMutationId: 'looked' }, 'salary', 'RecordInput');
    const places = await columnsThatSay(server, said);
    expect(places).toEqual([
      'employee_pay.secret_bank_account',
      'employee_pay.secret_national_id',
      'salary_change.secret_new_salary',
      'salary_change.secret_old_salary',
    ]);
  });

  it('stay when the mask is sent back, go when emptied, and leave masks in the audit trail', async () => {
    const { id } = await hire(secrets);
    const masks = { nationalId: mask, bankAccount: mask, salary: mask };
    await hrm.mutate('updateEmployee', { id, designation: 'Analyst', ...masks }, 'employee { id }');
    expect(await reveal(hrm, id)).toMatchObject(secrets);
    const { employee } = await hrm.mutate('updateEmployee', { id, bankAccount: null }, 'employee { version bankAccount salary }');
    expect(employee).toEqual({ version: 3, bankAccount: null, salary: mask });
    expect((await looks(id)).map(({ changes }) => changes)).toContainEqual({ bankAccount: [mask, null] });
  });

  it('are nothing to holders of other modules, to other companies and to guests', async () => {
    const { id } = await hire(secrets);
    const asked = 'query($id: ID!) { employee(id: $id) { name salary } node(id: $id) { id } }';
    for (const email of ['crm@atlas.test', 'finance@atlas.test', 'roles@atlas.test']) {
      const other = await signedInAs(server, email);
      await expect(reveal(other, id)).rejects.toThrow('FORBIDDEN');
      expect(JSON.stringify((await other.query(asked, { id })).data)).not.toContain('Hired');
    }
    await expect(reveal(await signedInAs(server, 'admin@boreal.test'), id)).rejects.toThrow('NOT_FOUND');
    await expect(reveal(new Client(server.url), id)).rejects.toThrow('UNAUTHENTICATED');
  });
});

it('are shown and changed by holders of the right to see pay alone; others in HRM may enter a national id', async () => {
  const rights = ['HRM_READ', 'HRM_WRITE', 'HRM_DELETE'];
  const { role } = await admin.mutate(
    'createRole',
    { title: 'People without pay', description: 'x', permissions: ['HRM'], rights },
    'role { id }',
  );
  const user = { name: 'Noor Blind', email: 'blind@atlas.test', password: 'a long password of theirs', roleId: role.id };
  expect((await admin.mutate('createUser', user, 'user { id }')).errors).toEqual([]);
  const blind = await signedInAs(server, user.email, user.password);
  const { id } = await hire(secrets);
  await expect(reveal(blind, id)).rejects.toThrow('FORBIDDEN');
  for (const change of [{ salary: '1' }, { salary: null }, { bankAccount: 'X' }])
    await expect(blind.mutate('updateEmployee', { id, ...change }, 'employee { id }')).rejects.toThrow('FORBIDDEN');
  await expect(blind.mutate('createEmployee', { name: 'Paid', salary: '1' }, 'employee { id }')).rejects.toThrow('FORBIDDEN');
  const empty = { name: 'Unpaid', salary: null, bankAccount: null, nationalId: 'X-1' };
  const { employee } = await blind.mutate('createEmployee', empty, 'employee { id salary nationalId }');
  expect(employee).toMatchObject({ salary: null, nationalId: mask });
  expect((await blind.mutate('updateEmployee', { id: employee.id, salary: null }, 'employee { id }')).errors).toEqual([]);
  expect(await reveal(hrm, id)).toMatchObject(secrets);
});

describe('an employee', () => {
  it('has a user of their own', async () => {
    const { userId } = (await hrm.query('{ viewer { userId } }')).data.viewer;
    await hire({ userId });
    expect(await issues('createEmployee', { name: 'Twin', userId })).toEqual([{ field: 'userId', code: 'taken' }]);
  });

  it('is not their own manager, directly or through others', async () => {
    const [top, middle, bottom] = [await hire(), await hire(), await hire()];
    expect(await issues('updateEmployee', { id: middle.id, managerId: top.id })).toEqual([]);
    expect(await issues('updateEmployee', { id: bottom.id, managerId: middle.id })).toEqual([]);
    for (const managerId of [top.id, bottom.id])
      expect(await issues('updateEmployee', { id: top.id, managerId })).toEqual([{ field: 'managerId', code: 'managerCircle' }]);
  });

  it('takes over a department from its head, and leads only one that is given', async () => {
    const { department } = await hrm.mutate('createDepartment', { title: `Led ${++count}`, description: 'x' }, 'department { id }');
    const [first, second] = [await hire({ departmentId: department.id, isHead: true }), await hire({ departmentId: department.id })];
    expect(await issues('updateEmployee', { id: second.id, isHead: true })).toEqual([]);
    const asked = 'query($id: ID!, $of: ID!) { department(id: $id) { head { id } employeeCount } employee(id: $of) { isHead } }';
    const { data } = await hrm.query(asked, { id: department.id, of: first.id });
    expect(data).toEqual({ department: { head: { id: second.id }, employeeCount: 2 }, employee: { isHead: false } });
    expect(await issues('createEmployee', { name: 'Nowhere', isHead: true })).toEqual([{ field: 'departmentId', code: 'required' }]);
  });

  it('finds a place in a position up to its headcount, of two at once only one', async () => {
    const input = { title: `Single ${++count}`, cadre: 'x', type: 'FULL_TIME', budget: '1', headcount: 1, description: 'x' };
    const { position } = await hrm.mutate('createPosition', input, 'position { id }');
    const both = await Promise.all(['One', 'Two'].map(name => issues('createEmployee', { name, positionId: position.id })));
    expect(both).toContainEqual([]);
    expect(both).toContainEqual([{ field: 'positionId', code: 'positionFilled' }]);
    const { data } = await hrm.query('query($id: ID!) { position(id: $id) { filled } }', { id: position.id });
    expect(data.position.filled).toBe(1);
  });

  it('is erased with what is masked, while the figures keep department and dates', async () => {
    const { id, name } = await hire({ ...secrets, phone: '34600998877', joinedOn: '2020-01-01', academicData: ['BSc, Seville'] });
    const erased = await admin.mutate('erasePersonalData', { id, name, reason: 'Asked by letter' }, 'erasedId');
    expect(erased).toMatchObject({ errors: [], erasedId: id });
    const asked = 'query($id: ID!) { employee(id: $id) { phone joinedOn academicData salary nationalId status } }';
    const { employee } = (await hrm.query(asked, { id })).data;
    expect(employee).toEqual({ phone: null, joinedOn: '2020-01-01', academicData: [], salary: null, nationalId: null, status: 'INACTIVE' });
    await expectInvariantsHold(server.database, server.companyId);
  });
});

describe('inviting an employee', () => {
  let roleId: string;
  beforeAll(async () => {
    const { data } = await admin.query('{ roles(first: 50) { edges { node { id permissions } } } }');
    roleId = data.roles.edges.find(({ node }: { node: { permissions: string[] } }) => String(node.permissions) === 'CRM').node.id;
  });
  const invite = (client: Client, input: object) =>
    client.mutate('inviteEmployee', { roleId, ...input }, 'errors { field code } employee { invitedUntil user { userId } }');
  const read = async (id: string) =>
    (await hrm.query('query($id: ID!) { employee(id: $id) { version invitedUntil user { name } } }', { id })).data.employee;
  const mailTo = async (email: string) => {
    const [mail] = await run('select subject, kept_text as text from outbox_mail where recipient = ? order by id desc limit 1', [email]);
    return { ...mail, token: /invitation\?token=([\w-]+)/.exec(mail.text)![1] };
  };
  const run = async (sql: string, values: unknown[]) => {
    const { companyId } = (await admin.query('{ viewer { companyId } }')).data.viewer;
    return server.database.platformIn(companyId, em => em.execute<{ subject: string; text: string }[]>(sql, values));
  };
  const accept = (token: string) =>
    new Client(server.url).mutate('acceptInvitation', { token, name: 'Somebody New', password: 'a good password' }, 'viewer { email }');

  it('mails to the address of the record in their language, and the account is theirs once they accept', async () => {
    const email = 'invited.employee@people.test';
    const { id, version } = await hire({ email, language: 'SP' });
    const answer = await invite(admin, { id });
    expect(answer).toMatchObject({ errors: [], employee: { user: null } });
    expect(Date.parse(answer.employee.invitedUntil)).toBeGreaterThan(Date.now());
    const { subject, token } = await mailTo(email);
    expect(subject).toMatch(/le invitó/);
    expect((await invite(admin, { id })).errors).toMatchObject([{ code: 'employeeInvited' }]);
    expect((await accept(token)).errors).toEqual([]);
    expect(await read(id)).toEqual({ version: version + 1, invitedUntil: null, user: { name: 'Somebody New' } });
    const { data } = await admin.query(trail, { id });
    expect(data.auditEntries.edges[0].node).toMatchObject({ actorName: 'Somebody New', changes: { user: [null, expect.any(String)] } });
    expect((await invite(admin, { id })).errors).toMatchObject([{ code: 'employeeHasAccount' }]);
  });

  it('links nobody who has left or got another account meanwhile', async () => {
    const email = 'left.meanwhile@people.test';
    const { id } = await hire({ email });
    await invite(admin, { id });
    await hrm.mutate('updateEmployee', { id, status: 'INACTIVE' }, 'errors { code }');
    expect((await accept((await mailTo(email)).token)).errors).toEqual([]);
    expect(await read(id)).toMatchObject({ user: null });
    expect((await invite(admin, { id })).errors).toMatchObject([{ field: 'id', code: 'inactive' }]);
  });

  it('is for those who may invite users and see pay, at an address that is not in use', async () => {
    const { id } = await hire({ email: 'asked.by.nobody@people.test' });
    await expect(invite(hrm, { id })).rejects.toThrow('FORBIDDEN');
    await expect(invite(await signedInAs(server, 'roles@atlas.test'), { id })).rejects.toThrow('FORBIDDEN');
    expect(await read(id)).toMatchObject({ invitedUntil: null });
    expect((await invite(admin, { id: (await hire()).id })).errors).toMatchObject([{ field: 'email', code: 'required' }]);
    expect((await invite(admin, { id: (await hire({ email: `admin@${server.domain!}` })).id })).errors).toMatchObject([
      { field: 'email', code: 'taken' },
    ]);
    expect((await invite(admin, { id, roleId: id })).errors).toMatchObject([{ field: 'roleId', code: 'notFound' }]);
  });

  it('ends with their erasure, which leaves no address', async () => {
    const email = 'erased.invited@people.test';
    const { id, name } = await hire({ email });
    await invite(admin, { id });
    const { token } = await mailTo(email);
    expect((await admin.mutate('erasePersonalData', { id, name, reason: 'Asked by letter' }, 'erasedId')).errors).toEqual([]);
    expect((await accept(token)).errors).toMatchObject([{ code: 'invitationOver' }]);
    expect(await run('select email from invitation where email = ?', [email])).toEqual([]);
  });
});
