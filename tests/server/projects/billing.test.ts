import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import { signedInAs, startDemo, type Client } from '../../support/Client.ts';
import { roleBy } from '../../support/staff.ts';
import { issues, ProjectWorld } from './ProjectWorld.ts';

let world: ProjectWorld;
let finance: Client;
let customerId: string;
beforeAll(async () => {
  world = await ProjectWorld.open(startDemo());
  finance = await signedInAs(world.server, 'finance@atlas.test');
  customerId = (await world.admin.query('{ customers(first: 1, filter: { status: { eq: ACTIVE } }) { edges { node { id } } } }')).data
    .customers.edges[0].node.id;
});
afterAll(async () => {
  await expectInvariantsHold(world.server.database, world.server.companyId);
  await world.server.stop();
});

const rate = (values: Record<string, unknown>) => world.manager.mutate('createProjectRate', values, 'projectRate { id rate }');
/** A project whose hours are billed to the customer: at 100, and at 150 where the manager works. */
async function billed() {
  const { project } = await world.project({
    customerId,
    memberIds: [world.user('projects'), world.user('yuki.tanaka')],
    budget: '1000000',
  });
  await rate({ projectId: project.id, rate: '100' });
  await rate({ projectId: project.id, userId: world.user('projects'), rate: '150' });
  return project.id as string;
}
let days = 100;
/** Books hours and approves them. */
async function work(projectId: string, name: string, hours: string, isBillable = true) {
  const [spentOn, userId] = [world.day(-days++), world.user(name)];
  const entry = await world.admin.mutate('createTimeEntry', { projectId, userId, spentOn, hours, isBillable }, 'timeEntry { id }');
  expect(entry.errors).toEqual([]);
  const owner = await signedInAs(world.server, `${name}@atlas.test`);
  await owner.mutate('submitTimesheet', { day: spentOn }, 'count', 'TimesheetWeekInput');
  const { errors } = await world.admin.mutate('approveTime', { userId, projectId, day: spentOn }, 'count', 'SubmissionInput');
  expect(errors).toEqual([]);
  return { userId, projectId, day: spentOn };
}
const invoice = (projectId: string, values: object = {}, by = world.admin) =>
  by.mutate(
    'createSalesInvoiceFromTime',
    { projectId, ...values },
    'salesInvoice { id version status subtotal project { id } lines { id description quantity unitPrice } }',
    'SalesInvoiceFromTimeInput',
  );
const nothing = [[null, 'nothingToInvoice']];

describe('the hours of a project', () => {
  it('become a draft invoice at the rates of person and project, without those that are not billable or not approved', async () => {
    const projectId = await billed();
    await work(projectId, 'projects', '2');
    await work(projectId, 'yuki.tanaka', '1.25');
    await work(projectId, 'yuki.tanaka', '1');
    await work(projectId, 'yuki.tanaka', '4', false);
    await world.admin.mutate(
      'createTimeEntry',
      { projectId, spentOn: world.day(-1), hours: '3', isBillable: true, userId: world.user('projects') },
      'timeEntry { id }',
    );
    const { salesInvoice, errors } = await invoice(projectId);
    expect(errors).toEqual([]);
    expect(salesInvoice).toMatchObject({ status: 'DRAFT', subtotal: '525', project: { id: projectId } });
    expect(salesInvoice.lines.map(({ quantity, unitPrice }: Record<string, string>) => [quantity, unitPrice])).toEqual(
      expect.arrayContaining([
        ['2', '150'],
        ['2.25', '100'],
      ]),
    );
    expect(issues(await invoice(projectId))).toEqual(nothing);
  });

  it('are billable without a word where there are a customer and a rate, until the same person says otherwise', async () => {
    const projectId = await billed();
    const fill = (day: number) =>
      world.manager.mutate('saveTimesheet', { cells: [{ projectId, spentOn: world.day(day), hours: '1' }] }, 'count');
    const booked = async () => {
      const query = '($id: ID!) { timeEntries(first: 9, filter: { project: { eq: $id } }) { edges { node { id isBillable } } } }';
      const { timeEntries } = (await world.manager.query(`query${query}`, { id: projectId })).data;
      return timeEntries.edges.map(({ node }: { node: { id: string; isBillable: boolean } }) => node);
    };
    expect((await fill(-1)).errors).toEqual([]);
    const [first] = await booked();
    expect(first.isBillable).toBe(true);
    await world.manager.mutate('updateTimeEntry', { id: first.id, isBillable: false }, 'timeEntry { id }');
    await fill(0);
    expect((await booked()).map(({ isBillable }: { isBillable: boolean }) => isBillable)).toEqual([false, false]);
    const { task } = await world.task({ projectId });
    await world.manager.mutate('startTimer', { taskId: task.id }, 'taskId');
    expect((await world.manager.mutate('stopTimer', {}, 'timeEntry { isBillable }')).timeEntry).toEqual({ isBillable: true });
  });
  it('are billed once by twenty at once', async () => {
    const projectId = await billed();
    await work(projectId, 'projects', '2');
    await work(projectId, 'yuki.tanaka', '3');
    const made = await Promise.all(Array.from({ length: 20 }, () => invoice(projectId)));
    expect(made.filter(({ salesInvoice }) => salesInvoice).map(({ salesInvoice }) => salesInvoice.subtotal)).toEqual(['600']);
    expect(made.filter(({ salesInvoice }) => !salesInvoice).map(issues)).toEqual(Array.from({ length: 19 }, () => nothing));
  });

  it('are free again once the draft is deleted, its line taken out, or the invoice voided or credited', async () => {
    const projectId = await billed();
    const submission = await work(projectId, 'projects', '2');
    const first = (await invoice(projectId)).salesInvoice;
    expect(issues(await world.admin.mutate('reopenTime', submission, 'count', 'SubmissionInput'))).toEqual([[null, 'timeBilled']]);
    await finance.mutate('deleteSalesInvoices', { ids: [first.id] }, 'deletedIds', 'DeleteInput');
    const second = (await invoice(projectId)).salesInvoice;
    expect(second.subtotal).toBe('300');
    // Its hours are on the second one by now.
    expect(issues(await finance.mutate('restoreRecords', { ids: [first.id] }, 'restoredIds', 'DeleteInput'))).toEqual([
      [null, 'hoursFreed'],
    ]);

    const issue = (id: string) => finance.mutate('issueSalesInvoice', { id }, 'salesInvoice { id }');
    const ended = async (name: string, input: object, inputType: string) => {
      const { errors } = await finance.mutate(name, { ...input }, '__typename', inputType);
      expect(errors).toEqual([]);
    };
    expect((await issue(second.id)).errors).toEqual([]);
    expect(issues(await invoice(projectId))).toEqual(nothing);
    await ended('voidSalesInvoice', { id: second.id }, 'RecordInput');
    const third = (await invoice(projectId)).salesInvoice;
    await issue(third.id);
    await ended('creditSalesInvoice', { invoiceId: third.id, reason: 'Wrong month.' }, 'CreditSalesInvoiceInput');
    const fourth = (await invoice(projectId)).salesInvoice;
    const lines = [{ description: 'A lump sum', quantity: '1', unitPrice: '10' }];
    await ended('updateSalesInvoice', { id: fourth.id, lines }, 'UpdateSalesInvoiceInput');
    expect((await invoice(projectId)).salesInvoice.subtotal).toBe('300');
  });

  it('need a rate and a customer, and somebody in projects who may write invoices', async () => {
    const { project } = await world.project({ memberIds: [world.user('projects')], budget: '1000000' });
    expect(issues(await invoice(project.id))).toEqual([['customerId', 'required']]);
    await work(project.id, 'projects', '1');
    expect(issues(await invoice(project.id, { customerId }))).toEqual([['projectId', 'noBillingRate']]);
    for (const client of [finance, world.manager]) await expect(invoice(project.id, { customerId }, client)).rejects.toThrow('FORBIDDEN');
  });
});

describe('the money of a project', () => {
  const asked =
    'query($id: ID!) { project(id: $id) { cost } projectMoney(projectId: $id) { hours labor isLaborExact expenses bills commitments spent used budgetState forecast invoiced margin } }';
  const moneyOf = async (client: Client, id: string) => (await client.query(asked, { id })).data;

  it('tells nobody’s pay: the hours of one person cost the same whoever they are', async () => {
    const projects = await Promise.all(
      ['projects', 'yuki.tanaka'].map(name => world.project({ memberIds: [world.user(name)], budget: '1000000', managerId: null })),
    );
    const ids = projects.map(({ project }) => project.id as string);
    await Promise.all(
      ids.map((projectId, index) =>
        world.admin.mutate(
          'createTimeEntry',
          { projectId, userId: world.user(['projects', 'yuki.tanaka'][index]), spentOn: world.day(-300), hours: '10' },
          'timeEntry { id }',
        ),
      ),
    );
    const seen = await Promise.all(ids.map(id => moneyOf(world.manager, id)));
    expect(seen[0].projectMoney).toEqual(seen[1].projectMoney);
    expect(seen[0].projectMoney).toMatchObject({ hours: '10', isLaborExact: false });
    // Who sees pay sees what the hours cost by it, and they are paid differently.
    const exact = await Promise.all(ids.map(id => moneyOf(world.admin, id)));
    expect(exact[0].projectMoney.isLaborExact).toBe(true);
    expect(exact[0].projectMoney.labor).not.toBe(exact[1].projectMoney.labor);
    // An employee's own hourly cost takes the place of their pay, and shows no more of it.
    const hrm = await signedInAs(world.server, 'hrm@atlas.test');
    const found = await hrm.query('{ employees(filter: { email: { eq: "projects@atlas.test" } }) { edges { node { id } } } }');
    const { errors } = await hrm.mutate(
      'updateEmployee',
      { id: found.data.employees.edges[0].node.id, hourlyCost: '77.5' },
      'employee { hourlyCost }',
    );
    expect(errors).toEqual([]);
    expect((await moneyOf(world.admin, ids[0])).projectMoney.labor).toBe('775.00');
    expect((await moneyOf(world.manager, ids[0])).projectMoney).toEqual(seen[0].projectMoney);
    // Nobody finds it by trying how many hours fit into a budget either.
    expect(new Set(exact.map(({ project }) => project.cost)).size).toBe(1);
  });

  it('adds expenses and orders that name the project, and refuses hours past the budget', async () => {
    const { project } = await world.project({ memberIds: [world.user('projects')], budget: '1000', hourCost: '40' });
    const head = (await finance.query('{ expenseHeads(first: 1, filter: { title: { eq: "Office" } }) { edges { node { id } } } }')).data
      .expenseHeads;
    const anyHead =
      head.edges[0] ?? (await finance.query('{ expenseHeads(first: 1) { edges { node { id } } } }')).data.expenseHeads.edges[0];
    const expense = await finance.mutate(
      'createExpense',
      { title: 'Tools', headId: anyHead.node.id, net: '500', vatCategory: 'EXEMPT', projectId: project.id },
      'expense { id project { id } }',
    );
    expect(expense).toMatchObject({ errors: [], expense: { project: { id: project.id } } });
    const book = (hours: string) =>
      world.manager.mutate('createTimeEntry', { projectId: project.id, spentOn: world.day(-310), hours }, 'timeEntry { id }');
    expect((await book('8')).errors).toEqual([]);
    expect((await moneyOf(world.manager, project.id)).projectMoney).toMatchObject({
      labor: '320.00',
      expenses: '0.00',
      budgetState: 'WITHIN',
    });
    const issued = await world.admin.mutate('issueExpense', { id: expense.expense.id, overrideReason: 'Urgent.' }, 'expense { id }');
    expect(issued.errors).toEqual([]);
    expect((await moneyOf(world.manager, project.id)).projectMoney).toMatchObject({
      expenses: '500.00',
      spent: '820.00',
      budgetState: 'NEAR',
    });
    expect(issues(await book('4.6'))).toEqual([['hours', 'budgetLimitExceeded']]);
    expect((await book('4.5')).errors).toEqual([]);
    expect((await moneyOf(world.manager, project.id)).projectMoney).toMatchObject({
      used: '1000.00',
      budgetState: 'OVER',
      margin: '-1000.00',
    });
  });
});

it('is not billed again by somebody who sees only their own invoices', async () => {
  const projectId = await billed();
  await work(projectId, 'yuki.tanaka', '2');
  const { salesInvoice } = await invoice(projectId);
  const { errors } = await finance.mutate(
    'updateSalesInvoice',
    { id: salesInvoice.id, ownerId: world.user('finance') },
    'salesInvoice { id }',
  );
  expect(errors).toEqual([]);
  const { id, version } = await roleBy(world.admin, 'Administrator');
  const narrowed = await world.admin.mutate('updateRole', { id, version, rights: ['CRM_READ', 'CRM_WRITE'] }, 'role { id }');
  expect(narrowed.errors).toEqual([]);
  const seen = await world.admin.query('query($id: ID!) { salesInvoice(id: $id) { id } }', { id: salesInvoice.id });
  expect(seen.data.salesInvoice).toBeNull();
  expect(issues(await invoice(projectId))).toEqual(nothing);
});
