import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { columnsThatSay } from '../../support/marked.ts';
import { signedInAs, type Client } from '../../support/Client.ts';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import { sendFile } from '../../support/sendFile.ts';
import { ownCompany } from '../../support/sharedDemo.ts';
import type { TestServer } from '../../support/startServer.ts';

const mask = '••••••';
const fields = 'application { id version rank status column { id kind } employee { id } duplicateCount rejectionReason }';

let server: TestServer;
let admin: Client;
let hrm: Client;
let positionId: string;
let departmentId: string;
let columns: Map<string, string>;
beforeAll(async () => {
  server = await ownCompany();
  [admin, hrm] = await Promise.all(['admin@atlas.test', 'hrm@atlas.test'].map(email => signedInAs(server, email)));
  for (const title of ['Interview', 'Offer']) await hrm.mutate('createApplicationColumn', { title }, 'applicationColumn { id }');
  const { data } = await hrm.query('{ applicationColumns { id kind title } }');
  departmentId = (await hrm.mutate('createDepartment', { title: 'Logistics', description: 'x' }, 'department { id }')).department.id;
  columns = new Map(data.applicationColumns.map(({ id, kind, title }: Record<string, string>) => [title ?? kind, id]));
  positionId = await open({});
});
afterAll(async () => {
  await expectInvariantsHold(server.database, server.companyId);
  await server.stop();
});

let count = 0;
const open = async (values: object) => {
  const input = { title: `Opening ${++count}`, cadre: 'Senior', type: 'FULL_TIME', budget: '1', description: 'x', ...values };
  return (await hrm.mutate('createPosition', input, 'position { id }')).position.id as string;
};
const apply = (values: Record<string, unknown> = {}) =>
  hrm.mutate('createApplication', { name: `Applicant ${++count}`, positionId, ...values }, fields);
const applied = async (values: Record<string, unknown> = {}) => {
  const { errors, application } = await apply(values);
  expect(errors).toEqual([]);
  return application as { id: string; version: number };
};
const move = (id: string, column: string, values: object = {}) =>
  hrm.mutate('moveApplication', { id, columnId: columns.get(column), ...values }, fields);
const issues = ({ errors }: { errors: { field: string | null; code: string }[] }) => errors.map(({ field, code }) => [field, code]);
const terms = () => ({ departmentId, joinedOn: '2031-02-01', salary: '4321.5' });
const attach = 'mutation($input: AddRecordFileInput!) { addRecordFile(input: $input) { errors { code } recordFile { id } } }';

describe('an application', () => {
  it('expects at most ten million, and enters the first column', async () => {
    expect(issues(await apply({ expectedSalary: '10000000.01' }))).toEqual([['expectedSalary', 'limitExceeded']]);
    expect(issues(await apply({ rating: 6 }))).toEqual([['rating', 'tooLarge']]);
    const { application } = await apply({ expectedSalary: '10000000' });
    expect(application).toMatchObject({ column: { kind: 'APPLIED' }, status: 'ACTIVE' });
  });

  it('moves between columns until it is inactive or confirmed', async () => {
    const { id } = await applied();
    expect((await move(id, 'Interview')).application.column.id).toBe(columns.get('Interview'));
    const { application } = await hrm.mutate('rejectApplication', { id, reason: 'Moved away' }, fields);
    expect(application).toMatchObject({ status: 'INACTIVE', rejectionReason: 'Moved away' });
    expect(issues(await move(id, 'Offer'))).toEqual([[null, 'applicationInactive']]);
    expect(issues(await hrm.mutate('updateApplication', { id, columnId: columns.get('Offer') }, fields))).toEqual([
      [null, 'applicationInactive'],
    ]);
    const active = await hrm.mutate('updateApplication', { id, status: 'ACTIVE' }, fields);
    expect(active.application).toMatchObject({ status: 'ACTIVE', rejectionReason: null });
    expect(issues(await move(id, 'CONFIRMED', terms()))).toEqual([]);
    expect(issues(await move(id, 'Offer'))).toEqual([[null, 'applicationConfirmed']]);
    expect(issues(await hrm.mutate('rejectApplication', { id, reason: 'Late' }, fields))).toEqual([[null, 'applicationConfirmed']]);
  });

  it('becomes an employee with pay and files when it is confirmed, once, also if two confirm it', async () => {
    const values = { email: 'hired@example.com', phone: '12125559911', qualification: 'BSc Logistics', language: 'AR' };
    const { id } = await applied({ name: 'Hired Person', ...values });
    const bytes = Buffer.from('%PDF-1.7\n%%EOF');
    await sendFile(hrm, attach, { recordId: id }, { bytes, name: 'resume.pdf', type: 'application/pdf' });
    expect(issues(await move(id, 'CONFIRMED'))).toEqual([
      ['departmentId', 'required'],
      ['joinedOn', 'required'],
      ['salary', 'required'],
    ]);
    const both = await Promise.all([move(id, 'CONFIRMED', terms()), move(id, 'CONFIRMED', terms())]);
    expect(both.map(issues).toSorted((one, other) => one.length - other.length)).toEqual([[], [[null, 'applicationConfirmed']]]);
    const { data } = await hrm.query(
      `query($id: ID!) { application(id: $id) { employee { id name email phone language education joinedOn position { id } department { id } files { file { name } } } files { id } }
        employees(filter: { name: { eq: "Hired Person" } }) { totalCount } }`,
      { id },
    );
    expect(data.employees.totalCount).toBe(1);
    expect(data.application.files).toEqual([]);
    const { employee } = data.application;
    const { qualification: education, ...reached } = values;
    expect(employee).toMatchObject({ name: 'Hired Person', ...reached, education, joinedOn: '2031-02-01', position: { id: positionId } });
    expect(employee).toMatchObject({ department: { id: departmentId }, files: [{ file: { name: 'resume.pdf' } }] });
    const pay = await hrm.mutate('revealEmployeePay', { id: employee.id }, 'salary', 'RecordInput');
    expect(pay.salary).toBe('4321.5');
  });

  it('is not confirmed beyond the headcount of its position, and then stays in its column', async () => {
    const position = await open({ headcount: 1 });
    const [first, second] = [await applied({ positionId: position }), await applied({ positionId: position })];
    expect(issues(await move(first.id, 'CONFIRMED', terms()))).toEqual([]);
    expect(issues(await move(second.id, 'CONFIRMED', terms()))).toEqual([['positionId', 'positionFilled']]);
    const { data } = await hrm.query('query($id: ID!) { application(id: $id) { column { kind } employee { id } } }', { id: second.id });
    expect(data.application).toEqual({ column: { kind: 'APPLIED' }, employee: null });
  });

  it('knows the others with its e-mail address or phone number', async () => {
    const { id } = await applied({ email: 'Twice@example.com', phone: '12125559922' });
    await applied({ email: 'tWice@example.com' });
    await applied({ phone: '12125559922' });
    await applied({ email: 'once@example.com' });
    const { data } = await hrm.query(
      'query($id: ID!) { application(id: $id) { duplicateCount duplicates(first: 9) { totalCount edges { node { id } } } } }',
      { id },
    );
    expect(data.application).toMatchObject({ duplicateCount: 2, duplicates: { totalCount: 2 } });
    expect(data.application.duplicates.edges).not.toContainEqual({ node: { id } });
  });

  it('tells a rejected applicant by e-mail if asked to, without the reason', async () => {
    const { id } = await applied({ name: 'Told Person', email: 'told@example.com' });
    await hrm.mutate('rejectApplication', { id, reason: 'ZQXREASON', sendsMail: true }, fields);
    const { data } = await admin.query(
      '{ outboxMails(first: 5, filter: { to: { eq: "told@example.com" } }) { edges { node { to subject body } } } }',
    );
    expect(data.outboxMails.edges).toHaveLength(1);
    expect(data.outboxMails.edges[0].node).toMatchObject({ to: 'told@example.com', body: expect.stringContaining('Told Person') });
    expect(data.outboxMails.edges[0].node.body).not.toContain('ZQXREASON');
  });
});

describe('the expected salary', () => {
  it('is masked, shown by a look that is recorded, and stands in one table alone', async () => {
    const { id } = await applied({ expectedSalary: '7799123.45', clientMutationId: 'applied with pay' });
    const read = async () => (await hrm.query('query($id: ID!) { application(id: $id) { expectedSalary } }', { id })).data.application;
    expect(await read()).toEqual({ expectedSalary: mask });
    const reveal = () => hrm.mutate('revealExpectedSalary', { id }, 'expectedSalary', 'RecordInput');
    expect(await reveal()).toMatchObject({ errors: [], expectedSalary: '7799123.45' });
    await hrm.mutate('updateApplication', { id, expectedSalary: mask, qualification: 'MSc' }, fields);
    expect((await reveal()).expectedSalary).toBe('7799123.45');
    expect(await columnsThatSay(server, /7799123/)).toEqual(['application_pay.secret_expected_salary']);
    const trail = 'query($id: ID!) { auditEntries(first: 50, filter: { entityId: { eq: $id } }) { edges { node { action } } } }';
    const seen = (await admin.query(trail, { id })).data.auditEntries.edges.map(({ node }: { node: { action: string } }) => node.action);
    expect(seen.filter((action: string) => action === 'PAY_VIEWED')).toHaveLength(2);
    await hrm.mutate('updateApplication', { id, expectedSalary: null }, fields);
    expect(await read()).toEqual({ expectedSalary: null });
  });

  it('stays with those who may see pay, who alone may confirm', async () => {
    const { id } = await applied({ expectedSalary: '5000' });
    const input = {
      title: 'Recruiters',
      description: 'x',
      permissions: ['HRM'],
      rights: ['HRM_READ', 'HRM_WRITE'],
    };
    const { role } = await admin.mutate('createRole', input, 'role { id }');
    const user = { name: 'Recruiter', email: 'recruiter@atlas.test', password: 'a long password', roleId: role.id };
    expect((await admin.mutate('createUser', user, 'user { id }')).errors).toEqual([]);
    const recruiter = await signedInAs(server, user.email, user.password);
    const reveal = await recruiter.query('mutation($input: RecordInput!) { revealExpectedSalary(input: $input) { expectedSalary } }', {
      input: { id },
    });
    expect(reveal.errors[0].extensions.code).toBe('FORBIDDEN');
    const confirm = await recruiter.query(
      'mutation($input: MoveApplicationInput!) { moveApplication(input: $input) { errors { code } } }',
      { input: { id, columnId: columns.get('CONFIRMED'), ...terms() } },
    );
    expect(confirm.errors[0].extensions.code).toBe('FORBIDDEN');
    const { data } = await hrm.query('query($id: ID!) { application(id: $id) { column { kind } } }', { id });
    expect(data.application.column.kind).toBe('APPLIED');
  });
});

describe('an applicant', () => {
  it('is erased from their application, wherever they are named', async () => {
    const person = { name: 'Xamara Zyxwclerk', fatherName: 'Zyxwclerk', address: '1 Zyxwclerk street', qualification: 'Zyxwclerk' };
    const { id } = await applied({
      ...person,
      email: 'zyxwclerk@person.test',
      coverLetter: 'Zyxwclerk writes',
      expectedSalary: '7799199.5',
    });
    await hrm.mutate('rejectApplication', { id, reason: 'Zyxwclerk moved away', sendsMail: true }, fields);
    const erased = await admin.mutate('erasePersonalData', { id, name: person.name, reason: 'Asked by letter' }, 'erasedId');
    expect(erased).toMatchObject({ errors: [], erasedId: id });
    expect(await columnsThatSay(server, /zyxwclerk|7799199/i)).toEqual([]);
  });
});

describe('the columns of the board', () => {
  it('give their applications to another, but not to the confirmed one; system columns stay', async () => {
    const { applicationColumn } = await hrm.mutate('createApplicationColumn', { title: 'Trial day' }, 'applicationColumn { id }');
    const { id } = await applied({ columnId: applicationColumn.id });
    const remove = (columnId: string, targetId?: string) => hrm.mutate('deleteApplicationColumn', { id: columnId, targetId }, 'deletedIds');
    expect(issues(await remove(applicationColumn.id))).toEqual([['targetId', 'columnHoldsCards']]);
    expect(issues(await remove(applicationColumn.id, columns.get('CONFIRMED')))).toEqual([['targetId', 'confirmedTarget']]);
    expect(issues(await remove(applicationColumn.id, columns.get('Interview')))).toEqual([]);
    const { data } = await hrm.query('query($id: ID!) { application(id: $id) { column { id } } }', { id });
    expect(data.application.column.id).toBe(columns.get('Interview'));
    expect(issues(await remove(columns.get('APPLIED')!))).toEqual([[null, 'systemColumn']]);
  });
});
