import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restAs } from '../../rest/Rest.ts';
import { Client, signedInAs } from '../../support/Client.ts';
import { exported } from '../../support/exported.ts';
import { columnsThatSay } from '../../support/marked.ts';
import { ownCompany } from '../../support/sharedDemo.ts';
import type { TestServer } from '../../support/startServer.ts';

let server: TestServer;
let admin: Client;
let hrm: Client;
let finance: Client;
beforeAll(async () => {
  server = await ownCompany();
  [admin, hrm, finance] = await Promise.all(['admin', 'hrm', 'finance'].map(name => signedInAs(server, `${name}@atlas.test`)));
});
afterAll(() => server.stop());

let count = 0;
async function hire(input: object = {}): Promise<string> {
  const { errors, employee } = await hrm.mutate('createEmployee', { name: `Paid ${++count}`, ...input }, 'employee { id }');
  expect(errors).toEqual([]);
  return employee.id;
}
const historyOf = async (employeeId: string, client = hrm) => {
  const { data } = await client.query(
    `query($id: ID!) { employee(id: $id) { salaryChanges(first: 50) {
      edges { node { id employeeName effectiveOn oldSalary newSalary source isCurrent } } } } }`,
    { id: employeeId },
  );
  return data.employee.salaryChanges.edges.map(({ node }: { node: object }) => node).toReversed() as {
    id: string;
    effectiveOn: string;
    oldSalary: string | null;
    newSalary: string | null;
    isCurrent: boolean;
  }[];
};
const record = (input: object, client = finance) =>
  client.mutate('recordSalary', input as Record<string, unknown>, 'errors { field code } salaryChange { id newSalary }');
const looks = async (entityId: string) =>
  (
    await admin.query(
      'query($id: ID!) { auditEntries(first: 50, filter: { entityId: { eq: $id } }) { edges { node { action actorName changes } } } }',
      { id: entityId },
    )
  ).data.auditEntries.edges.map(({ node }: { node: object }) => node);

describe('the salary history', () => {
  it('begins on the day of joining, and grows by what differs', async () => {
    const id = await hire({ joinedOn: '2026-03-01', salary: '3000' });
    await hrm.mutate('updateEmployee', { id, salary: '3000' }, 'employee { id }');
    await hrm.mutate('updateEmployee', { id, salary: '3300' }, 'employee { id }');
    const history = await historyOf(id);
    expect(history).toMatchObject([
      { effectiveOn: '2026-03-01', oldSalary: null, newSalary: '3000', source: 'EMPLOYEE', isCurrent: false },
      { oldSalary: '3000', newSalary: '3300', source: 'EMPLOYEE', isCurrent: true },
    ]);
    expect(history).toHaveLength(2);
  });

  it('takes salaries of days gone and to come; the current one is the latest of today', async () => {
    const employeeId = await hire({ joinedOn: '2026-01-01', salary: '1000' });
    expect((await record({ employeeId, salary: '1500', effectiveOn: '2099-01-01' })).errors).toEqual([]);
    expect((await record({ employeeId, salary: '1200', effectiveOn: '2026-02-01' })).errors).toEqual([]);
    expect((await historyOf(employeeId)).map(({ oldSalary, newSalary, isCurrent }) => [oldSalary, newSalary, isCurrent])).toEqual([
      [null, '1000', false],
      ['1000', '1200', true],
      ['1000', '1500', false],
    ]);
    expect((await record({ employeeId, salary: '1200' })).errors).toMatchObject([{ code: 'salaryUnchanged' }]);
    const pay = await hrm.mutate('revealEmployeePay', { id: employeeId }, 'salary', 'RecordInput');
    expect(pay.salary).toBe('1200');
  });

  it('takes a positive integer in finance', async () => {
    const employeeId = await hire();
    for (const [salary, code] of [
      ['0', 'wholeNumber'],
      ['-1', 'tooSmall'],
      ['10.5', 'wholeNumber'],
      ['9999999999999', 'limitExceeded'],
    ])
      expect((await record({ employeeId, salary })).errors).toMatchObject([{ field: 'salary', code }]);
  });

  it('is added to by the documented calls, never rewritten', async () => {
    const rest = await restAs(server, 'finance@atlas.test');
    const [employee, other] = [await hire({ joinedOn: '2026-05-01' }), await hire({ joinedOn: '2026-05-01', salary: '900' })];
    const made = (await rest.post('/finance/payroll/create', { employee, salary: 1000 })).body.data;
    expect(made).toMatchObject({ employeeId: employee, salary: '1000', isCurrent: true });
    const raised = (await rest.send('PUT', `/finance/payroll/update/${made.id}`, { employee, salary: 1100 })).body.data;
    expect(raised).toMatchObject({ salary: '1100', oldSalary: '1000' });
    expect((await rest.send('DELETE', `/finance/payroll/delete/${raised.id}`)).body.data).toEqual([raised.id]);
    expect((await historyOf(employee)).map(({ newSalary }) => newSalary)).toEqual(expect.arrayContaining(['1000', '1100', null]));
    const current = (await rest.get('/finance/payroll/getAll')).body.data as { employeeId: string; salary: string }[];
    const paid = current.map(({ employeeId }) => employeeId);
    expect(paid).toContain(other);
    expect(paid).not.toContain(employee);
  });
});

describe('who reads salaries', () => {
  it('is written to the audit trail, whichever door they come in by', async () => {
    const id = await hire({ salary: '1717.25', joinedOn: '2026-01-01' });
    const [{ id: change }] = await historyOf(id);
    expect(await looks(change)).toMatchObject([{ action: 'PAY_VIEWED', actorName: 'Lucía Fernández', changes: null }]);
    await hrm.query('query($id: ID!) { node(id: $id) { ... on SalaryChange { effectiveOn source } } }', { id: change });
    expect(await looks(change)).toHaveLength(1);
    // The same text again, which is answered from what is known of it.
    for (const _time of [1, 2, 3]) await finance.query('query($id: ID!) { salaryChange(id: $id) { id newSalary } }', { id: change });
    expect(await looks(change)).toHaveLength(4);
    await exported(server, finance, {
      field: 'salaryChanges',
      variables: { filter: { employeeId: { eq: id } } },
      columns: [{ path: 'newSalary', label: 'Salary', kind: 'text' }],
    });
    await hrm.query('query($id: ID!) { node(id: $id) { id ... on SalaryChange { oldSalary } } }', { id: change });
    expect((await looks(change)).length).toBeGreaterThan(4);
  });

  it('holds the right to see pay, in HRM or in finance', async () => {
    const id = await hire({ salary: '1717.25' });
    const [{ id: change }] = await historyOf(id);
    const rights = ['FINANCIAL_MANAGEMENT_READ', 'FINANCIAL_MANAGEMENT_WRITE', 'FINANCIAL_MANAGEMENT_EXPORT'];
    const role = { title: 'Books without pay', description: 'x', permissions: ['FINANCIAL_MANAGEMENT'], rights };
    const { id: roleId } = (await admin.mutate('createRole', role, 'role { id }')).role;
    const user = { name: 'Bo Books', email: 'books@atlas.test', password: 'a long password of theirs', roleId };
    expect((await admin.mutate('createUser', user, 'user { id }')).errors).toEqual([]);
    const books = await signedInAs(server, user.email, user.password);
    const others = await Promise.all(['crm', 'inventory', 'roles'].map(name => signedInAs(server, `${name}@atlas.test`)));
    for (const client of [books, ...others, new Client(server.url)]) {
      const { data } = await client.query(
        'query($id: ID!) { salaryChanges(first: 9) { totalCount } salaryChange(id: $id) { newSalary } node(id: $id) { id } }',
        { id: change },
      );
      expect(JSON.stringify(data)).not.toMatch(/1717|totalCount/);
      await expect(record({ employeeId: id, salary: '5' }, client)).rejects.toThrow(/FORBIDDEN|UNAUTHENTICATED/);
    }
    // Who sees pay in HRM changes it there.
    await expect(record({ employeeId: id, salary: '5' }, hrm)).rejects.toThrow('FORBIDDEN');
  });

  it('finds amounts in the history alone', async () => {
    const employeeId = await hire({ salary: '8812345.67' });
    await record({ employeeId, salary: '8812346', clientMutationId: 'raise' });
    await historyOf(employeeId);
    expect(await columnsThatSay(server, /881234[56]/)).toEqual(['salary_change.secret_new_salary', 'salary_change.secret_old_salary']);
  });
});
