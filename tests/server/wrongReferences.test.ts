import { getNamedType, GraphQLID, getNullableType, isInputObjectType, isListType, type GraphQLInputObjectType } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId, typeOfId } from '../../server/core/database/ids.ts';
import { routes } from '../../server/modules.ts';
import { Rest } from '../rest/Rest.ts';
import { signedInAs, startDemo, type Client } from '../support/Client.ts';
import { aboutWhat, knownRecords, ordinaryInput, ordinaryValue, type Known } from '../support/inputs.ts';
import { fittingPurchases, fittingShop } from './fittingTrade.ts';
import { atLeast, isChosen, isChosenRoute, repeated } from '../support/operations.ts';
import { PostOffice } from '../support/PostOffice.ts';
import { writtenSchema } from '../support/schemas.ts';
import type { TestServer } from '../support/startServer.ts';
import { lineOf, openTill, saleId, sell, stocked } from '../support/tills.ts';
import { today } from '../support/today.ts';

type Values = Record<string, unknown>;

const schema = writtenSchema();

let server: TestServer;
/** Views are scheduled only where mail is sent. */
let post: PostOffice;
let admin: Client;
let known: Known;
let foreign: Known;
/** Input that makes a mutation's generated input valid, so that its references are checked. */
let fitting: Record<string, Values>;
beforeAll(async () => {
  post = await PostOffice.open();
  server = await startDemo({ SMTP_URL: post.url });
  admin = await signedInAs(server, 'admin@atlas.test');
  known = await knownRecords(schema, admin);
  foreign = await knownRecords(schema, await signedInAs(server, 'admin@boreal.test'));
  fitting = await whatFits();
});
afterAll(async () => {
  await server.stop();
  await post.close();
});

const idOf = (type: string) => known.get(type)!.id;

/** Creates a record that inputs refer to, instead of the demo's first one, which is inactive or missing. */
async function keep(type: string, mutation: string, input: Values, field: string): Promise<void> {
  known.set(type, (await admin.mutate(mutation, input, `${field} { id version }`))[field]);
}

async function whatFits(): Promise<Record<string, Values>> {
  await keep('Department', 'createDepartment', { title: 'Department of references', description: 'x' }, 'department');
  const post = { title: 'Position of references', cadre: 'Senior', type: 'FULL_TIME', budget: '1', description: 'x' };
  await keep('Position', 'createPosition', post, 'position');
  await keep('Employee', 'createEmployee', { name: 'Employee of references', email: 'employee@references.test' }, 'employee');
  await keep('LeaveType', 'createLeaveType', { title: 'Leave of references', yearlyDays: '20' }, 'leaveType');
  const leave = { startsOn: '2029-01-03', endsOn: '2029-01-03' };
  const ofWhom = { employeeId: idOf('Employee'), leaveTypeId: idOf('LeaveType') };
  await keep('LeaveRequest', 'createLeaveRequest', { ...leave, ...ofWhom }, 'leaveRequest');
  const { leaveType: unpaid } = await admin.mutate(
    'createLeaveType',
    { title: 'Unpaid of references', isUnpaid: true },
    'leaveType { id }',
  );
  const { ownEmployee } = (await admin.query('{ ownEmployee { employeeId } }')).data;
  const { employee: report } = await admin.mutate(
    'createEmployee',
    { name: 'Report of references', managerId: ownEmployee.employeeId },
    'employee { id }',
  );
  const absences = {
    bookUnpaidLeave: { leaveTypeId: unpaid.id },
    bookTeamUnpaidLeave: { leaveTypeId: unpaid.id, employeeId: report.id },
    requestAttendanceCorrection: { startedAt: '2025-01-06T08:00:00Z', endedAt: '2025-01-06T16:00:00Z' },
  };
  const share = { type: 'PERCENT', cycle: 'MONTHLY', amount: '5' };
  await keep('Benefit', 'createBenefit', { title: 'Benefit of references', description: 'x' }, 'benefit');
  await keep('PayrollTax', 'createPayrollTax', { title: 'Tax of references', ...share }, 'payrollTax');
  await keep('Deduction', 'createDeduction', { title: 'Deduction of references', ...share }, 'deduction');
  const items = { benefitIds: [idOf('Benefit')], taxIds: [idOf('PayrollTax')], deductionIds: [idOf('Deduction')] };
  const setup = { ...items, employeeIds: [idOf('Employee')], startsOn: '2090-01-01', joinedOn: '2090-01-01', endsOn: '2090-01-31' };
  const earlier = {
    employeeId: idOf('Employee'),
    kind: 'TAX',
    taxId: idOf('PayrollTax'),
    benefitId: undefined,
    deductionId: undefined,
    amount: '1',
    startsOn: '2025-01-01',
    endsOn: '2025-01-31',
  };
  await keep('EarlierPayLine', 'createEarlierPayLine', { ...earlier, kind: 'SALARY', taxId: null }, 'earlierPayLine');
  const costs = { description: 'Costs of references', budget: '1', duration: 1, departmentId: idOf('Department') };
  await keep('CostCenter', 'createCostCenter', costs, 'costCenter');
  const head = { title: 'Head of references', description: 'x', type: 'FIXED', category: 'x', mode: 'CASH' };
  await keep('ExpenseHead', 'createExpenseHead', head, 'expenseHead');
  const headId = idOf('ExpenseHead');
  const lines = [{ title: 'Line', amount: '1' }];
  await keep('Budget', 'createBudget', { title: 'Budget of references', startsOn: '2026-01-01', endsOn: '2026-12-31', lines }, 'budget');
  const cost = { title: 'Expense of references', headId, net: '1', vatCategory: 'EXEMPT' };
  await keep('Expense', 'createExpense', cost, 'expense');
  const opened = { debit: '1', credit: undefined };
  await keep('OpeningLine', 'createOpeningLine', { customerId: idOf('Customer'), debit: '1' }, 'openingLine');
  await keep('ProductGroup', 'createProductGroup', { title: 'Group of references' }, 'productGroup');
  const seller = { name: 'Vendor of references', companyName: 'x', email: 'v@x.test', phone: '12345678', address: 'x', country: 'ES' };
  await keep('Vendor', 'createVendor', { ...seller, vendorType: 'ONCE', productGroupIds: [idOf('ProductGroup')] }, 'vendor');
  await keep('ProcurementProduct', 'createProcurementProduct', { name: 'Product of references' }, 'procurementProduct');
  const { sessionId: tillSessionId } = await openTill(admin, 'Till of references');
  const { id: productId } = await stocked(admin, 'Pen of references', { quantity: '9' });
  const customerId = idOf('Customer');
  const sold = await sell(admin, { tillSessionId, customerId, lines: [lineOf(productId, '2')] });
  const { id: invoiceId, lines: soldLines } = sold.inventoryInvoice;
  const { warehouse: other } = await admin.mutate('createWarehouse', { name: 'Warehouse of references' }, 'warehouse { id }');
  const { stockCount } = await admin.mutate('createStockCount', { warehouseId: idOf('Warehouse') }, 'stockCount { id }');
  const { comment } = await admin.mutate('addComment', { recordId: customerId, text: 'Called them.' }, 'comment { id version }');
  const { data } = await admin.query(
    '{ leadColumns { id } accounts(first: 1, search: "Rent") { edges { node { id } } } bankStatementLines(first: 1, filter: { isMatched: { eq: false } }) { edges { node { id } } } contacts(first: 2) { edges { node { id } } } bankAccounts(first: 1, filter: { kind: { eq: BANK } }) { edges { node { id } } } }',
  );
  const [{ id: columnId }] = data.leadColumns;
  const { leadColumn } = await admin.mutate('createLeadColumn', { title: 'Column of references' }, 'leadColumn { id }');
  const status = (scope: string, title: string) =>
    admin
      .mutate('createStatusColumn', { scope, title, group: 'DOING' }, 'statusColumn { id }')
      .then(payload => payload.statusColumn.id as string);
  const [statusId, nextStatusId] = [await status('PROJECT', 'Status of references'), await status('PROJECT', 'Next of references')];
  const userId = idOf('User');
  const plan = { categories: ['IT'], priority: 'HIGH', startOn: today(9), dueOn: today(99), budget: '1', memberIds: [userId] };
  const { project } = await admin.mutate('createProject', { name: 'Project of references', ...plan }, 'project { id version }');
  const work = { projectId: project.id, priority: 'HIGH', tags: ['x'], summary: 's', assigneeIds: [userId] };
  const make = async (name: string) => (await admin.mutate('createTask', { ...work, name }, 'task { id version }')).task;
  const [first, second, third] = [await make('First of references'), await make('Second of references'), await make('Third of references')];
  const taskColumnId = await status('TASK', 'Status of references');
  const placed = { columnId: taskColumnId, parentId: first.id, projectId: project.id, assigneeIds: [userId] };
  await keep('TaskTemplate', 'createTaskTemplate', { name: 'Template of references', sourceId: first.id }, 'taskTemplate');
  const often = { frequency: 'MONTHLY', startsOn: today(9), sourceId: first.id, ownerId: userId };
  await keep('RecurringTask', 'createRecurringTask', { title: 'Task of references', ...often }, 'recurringTask');
  const { savedView } = await admin.mutate(
    'createSavedView',
    { screen: 'customer', name: 'View of references', query: '' },
    'savedView { id }',
  );
  const reading = {
    operation: 'CustomerListQuery',
    path: '/CRM/customer/',
    filters: [],
    sorts: ['NAME'],
    own: { field: 'NAME', direction: 'ASC' },
    customized: null,
    fixed: {},
    columns: [{ id: 'name', title: 'Name', path: 'name' }],
    shown: [],
  };
  const sent = { viewId: savedView.id, weekday: 1, hour: 7, format: 'XLSX', readerIds: [], reading };
  await keep('ViewMail', 'createViewMail', sent, 'viewMail');
  const planned = {
    createViewMail: sent,
    updateViewMail: { ...sent, ...known.get('ViewMail') },
    createTaskTemplate: { name: 'New template', sourceId: second.id },
    updateTaskTemplate: { sourceId: second.id },
    bulkUpdateTaskTemplate: { values: { sourceId: second.id } },
    createRecurringTask: often,
    updateRecurringTask: often,
    bulkUpdateRecurringTask: { values: often },
    copyTaskTemplate: { templateId: known.get('TaskTemplate')!.id, projectId: project.id, startOn: today(9), parentId: second.id },
    copyProject: { projectId: project.id, startOn: today(9) },
    createTask: { ...work, name: 'New', ...placed },
    updateTask: { ...third, ...placed },
    bulkUpdateTask: { ids: [third.id], values: placed },
    moveTask: { ...third, columnId: taskColumnId },
    planTask: third,
    addTaskDependency: { taskId: second.id, predecessorId: first.id },
  };
  await keep('ProjectRate', 'createProjectRate', { projectId: project.id, rate: '1' }, 'projectRate');
  const spent = { projectId: project.id, taskId: first.id, userId, spentOn: today(-1), hours: '1' };
  const timed = {
    createTimeEntry: spent,
    updateTimeEntry: spent,
    bulkUpdateTimeEntry: { values: spent },
    startTimer: { taskId: first.id },
    updateTaskDates: { id: third.id },
    saveTimesheet: { cells: [{ projectId: project.id, taskId: first.id, spentOn: today(-1), hours: '1' }] },
    createSalesInvoiceFromTime: { projectId: project.id, customerId: known.get('Customer')!.id },
    createProjectRate: { projectId: project.id, rate: '1' },
    updateProjectRate: { projectId: project.id },
    bulkUpdateProjectRate: { values: { projectId: project.id } },
  };
  const { applicationColumn: stage } = await admin.mutate(
    'createApplicationColumn',
    { title: 'Stage of references' },
    'applicationColumn { id }',
  );
  const applicant = { name: 'Applicant of references', positionId: idOf('Position') };
  const { application } = await admin.mutate('createApplication', applicant, 'application { id version column { id } }');
  const { column: applied, ...candidate } = application;
  const hiring = { departmentId: idOf('Department'), columnId: stage.id };
  const applications = {
    createApplication: { ...applicant, ...hiring },
    updateApplication: { ...candidate, ...hiring },
    bulkUpdateApplication: { ids: [candidate.id], values: hiring },
    moveApplication: { ...candidate, ...hiring },
    rejectApplication: candidate,
    deleteApplicationColumn: { id: stage.id, targetId: applied.id },
    moveApplicationColumn: { id: stage.id, version: undefined },
    updateApplicationColumn: { id: stage.id, version: undefined },
  };
  const [winnerId, loserId] = data.contacts.edges.map(({ node }: { node: { id: string } }) => node.id);
  const accountId = data.accounts.edges[0].node.id;
  const [side, day] = [{ accountId, credit: '0', debit: '0' }, today()];
  const pay = [{ method: 'CASH' }];
  const sale = { lines: [lineOf(productId)], customerId, tillSessionId, payments: pay };
  const lead = known.get('Lead')!;
  const parts = { lines: [{ productId, quantity: '2' }, { componentId: idOf('AggregateProduct') }] };
  const bundle = { lines: [{ productId, quantity: '2' }, { serviceId: idOf('InventoryService') }] };
  const transfer = { fromWarehouseId: idOf('Warehouse'), toWarehouseId: other.id, lines: [{ productId, quantity: '1' }] };
  const receipt = { warehouseId: idOf('Warehouse'), lines: [{ productId, quantity: '1', unitCost: '2' }] };
  const back = { invoiceId, tillSessionId, reason: 'Did not fit', payments: pay, lines: [{ lineId: soldLines[0].id, quantity: '1' }] };
  const advice = { customerId, issue: true, lines: [{ description: 'Advice', quantity: '1', unitPrice: '10' }] };
  const { salesInvoice: invoiced } = await admin.mutate('createSalesInvoice', advice, 'salesInvoice { id lines { id } }');
  const sides = {
    lines: [
      { ...side, debit: '1' },
      { ...side, credit: '1' },
    ],
  };
  const { journalEntry: posted } = await admin.mutate(
    'postManualEntry',
    { postedOn: day, description: 'Rent', ...sides },
    'journalEntry { id }',
  );
  const credited = { invoiceId: invoiced.id, reason: 'Too much', lines: [{ lineId: invoiced.lines[0].id, quantity: '1' }] };
  const reported = {
    sale: { ...sale, id: saleId(), soldAt: new Date().toISOString(), expectedTotal: '1' },
    lines: [{ includesTax: false, parts: [{ price: '1', vatCategory: 'ZERO_RATED', vatRate: '0' }] }],
    number: 'P-00C0DE',
    code: 'priceChanged',
  };
  const { refusedSale } = await admin.mutate('reportRefusedSale', reported, 'refusedSale { id }');
  const [{ node: booked }] = data.bankStatementLines.edges;
  const purchases = await fittingPurchases(admin, {
    vendorId: idOf('Vendor'),
    departmentId: idOf('Department'),
    headId,
    warehouseId: idOf('Warehouse'),
    productId: idOf('ProcurementProduct'),
  });
  const shop = await fittingShop(admin, (await stocked(admin, 'Lamp of references', { quantity: '9' })).id, idOf('Vendor'));
  const users = (await admin.query('{ users(first: 2) { edges { node { id } } } }')).data.users.edges;
  return {
    ...absences,
    createTeamDelegation: { managerId: idOf('Employee'), delegateId: users[1].node.id },
    createApprovalDelegation: { approverId: users[0].node.id, delegateId: users[1].node.id },
    matchBankLine: { lineId: booked.id, partyId: customerId, entryIds: undefined, documentIds: undefined, accountId: undefined },
    unmatchBankLine: { lineId: booked.id },
    createPaymentRun: { bankAccountId: data.bankAccounts.edges[0].node.id },
    payRemittance: { bankAccountId: null },
    createPayrollSetup: setup,
    updatePayrollSetup: setup,
    bulkUpdatePayrollSetup: { values: setup },
    createEarlierPayLine: earlier,
    updateEarlierPayLine: earlier,
    bulkUpdateEarlierPayLine: { values: earlier },
    createExpense: cost,
    bookExpense: cost,
    // The demo's first session may be closed at this hour.
    addTillPayment: { sessionId: tillSessionId },
    addComment: { text: 'Called them.' },
    updateComment: { id: comment.id, version: comment.version },
    createCustomer: { country: 'ES' },
    createVendor: { phone: '+34 600 000 000', country: 'ES' },
    createContact: { phone: '+34 600 000 000' },
    createCrmQuotation: { validUntil: today(11) },
    createInventoryProduct: { manufacturer: 'Maker', quantity: '1', salePrice: '1' },
    createAggregateProduct: parts,
    updateAggregateProduct: parts,
    bulkUpdateAggregateProduct: { values: parts },
    createInventoryPackage: bundle,
    updateInventoryPackage: bundle,
    bulkUpdateInventoryPackage: { values: bundle },
    createStockTransfer: transfer,
    updateStockTransfer: transfer,
    createGoodsReceipt: receipt,
    updateGoodsReceipt: receipt,
    countStock: { countId: stockCount.id, productId },
    createInventoryInvoice: { ...sale, id: undefined },
    reportRefusedSale: { ...reported, sale: { ...reported.sale, id: saleId() } },
    discardRefusedSale: { id: refusedSale.id },
    mergeContacts: { winnerId, loserId, version: undefined, loserVersion: undefined },
    returnInventoryInvoice: { ...back, id: undefined },
    createOpeningLine: opened,
    updateOpeningLine: opened,
    bulkUpdateOpeningLine: { values: opened },
    createRecurringEntry: { sourceId: posted.id },
    createRecurringInvoice: { sourceId: invoiced.id },
    creditSalesInvoice: credited,
    creditInventoryInvoice: { ...back, id: undefined, payments: [] },
    postManualEntry: { postedOn: day, ...sides },
    sendDocument: { to: ['somebody@else.test'] },
    moveLead: { id: lead.id, version: lead.version, columnId },
    deleteLeadColumn: { id: leadColumn.id, targetId: columnId },
    moveLeadColumn: { id: columnId, version: undefined },
    deleteStatusColumn: { id: statusId, targetId: nextStatusId },
    moveStatusColumn: { id: statusId, version: undefined },
    updateStatusColumn: { id: statusId, version: undefined },
    moveProject: { columnId: statusId },
    createProject: { ...plan, name: 'New', columnId: statusId },
    updateProject: { columnId: statusId },
    bulkUpdateProject: { values: { columnId: statusId } },
    ...planned,
    ...timed,
    ...applications,
    ...purchases,
    ...shop,
  };
}

/** Where an input refers to another record, and how to replace that reference. */
interface Place {
  path: string;
  now: unknown;
  put: (id: string) => Values;
}

/** References that may be missing: a neighbour or an account in a stale view, an exclusion from a selection, a sale that a till has yet to send. */
const mayBeGone = /^(afterId|beforeId|exceptIds|newAccountIds|replacedById|replacesId)$/;
/** A line of several kinds refers to only one record. */
const eitherOf = /^(productId|serviceId|componentId)$/;
/** A till reports what it has sold, whatever has become of the records since. */
const asItHappened = /^sale\.(customerId|lines\.0\.itemId)$/;

/** Every id in an input except the record's own and those of its lines. */
function* placesIn(type: GraphQLInputObjectType, base: Values, path: string[] = []): Generator<Place> {
  for (const { name, type: of } of Object.values(type.getFields())) {
    const inner = getNamedType(of);
    const isList = isListType(getNullableType(of));
    const now = base[name];
    const isLeftOut = mayBeGone.test(name) || (eitherOf.test(name) && now === undefined) || asItHappened.test([...path, name].join('.'));
    if (inner.name === 'ID' && !/^ids?$/.test(name) && !isLeftOut)
      yield {
        path: [...path, name].join('.'),
        now: isList ? (now as unknown[])?.[0] : now,
        put: id => ({ ...base, [name]: isList ? [id] : id }),
      };
    if (!isInputObjectType(inner) || inner.name.endsWith('Filter')) continue;
    for (const [index, one] of (isList ? ((now as Values[]) ?? []) : now ? [now as Values] : []).entries())
      for (const place of placesIn(inner, one, [...path, name, ...(isList ? [String(index)] : [])]))
        yield { ...place, put: id => ({ ...base, [name]: isList ? (now as Values[]).with(index, place.put(id)) : place.put(id) }) };
  }
}

/** Ids that must be refused in place of the current one. */
function wrongIds(now: unknown): Record<string, string> {
  const code = typeof now === 'string' ? typeOfId(now) : undefined;
  const foreignOne = [...foreign.values()].find(({ id }) => typeOfId(id) === code);
  return {
    ...(foreignOne && { foreign: foreignOne.id }),
    unknown: newId(code ?? 0x78),
    malformed: 'x',
    otherKind: idOf(code === typeOfId(idOf('Role')) ? 'Customer' : 'Role'),
  };
}

it('whatever an input refers to that is not there is named by its field', { timeout: 300_000 }, async () => {
  const unnamed: string[] = [];
  const mutations = Object.values(schema.getMutationType()!.getFields()).filter(({ name }) => isChosen(name) && !repeated.has(name));
  const queue = mutations.flatMap(({ name, args }) => {
    const type = getNamedType(args[0].type) as GraphQLInputObjectType;
    const base = { ...ordinaryInput(type, aboutWhat(schema, name), known), ...fitting[name] };
    return [...placesIn(type, base)].flatMap(place =>
      Object.entries(wrongIds(place.now)).map(([kind, id]) => ({ name, type, kind, id, ...place })),
    );
  });
  const count = queue.length;
  const work = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const { name, type, path, kind, id, put } = next;
      const input = { ...put(id), ...('dryRun' in type.getFields() && { dryRun: true }) };
      const failures = name.startsWith('bulk') ? 'failures { error { field code } }' : '';
      const answer = await admin.query(`mutation($input: ${type.name}!) { ${name}(input: $input) { errors { field code } ${failures} } }`, {
        input,
      });
      const payload = answer.data?.[name];
      const fields: (string | undefined)[] = [
        ...answer.errors.map(({ extensions }) => extensions.field),
        ...(payload?.errors ?? []).map(({ field }: { field: string }) => field),
        ...(payload?.failures ?? []).map(({ error }: { error: { field: string } }) => error.field),
      ];
      // An item of a list reports which of its own fields is wrong.
      const isNamed = (field?: string) => {
        const list = field?.replace(/\.\d+$/, '');
        return field === path || list === path || (failures && path.endsWith(`.${list}`));
      };
      if (!fields.some(isNamed)) unnamed.push(`${name} ${path} ${kind} → ${JSON.stringify(payload ?? answer.errors).slice(0, 200)}`);
    }
  };
  await Promise.all(Array.from({ length: 6 }, work));
  expect(unnamed.toSorted()).toEqual([]);
  expect(count).toBeGreaterThanOrEqual(atLeast(400));
});

it('over REST too', async () => {
  const rest = new Rest(server.url, admin.token);
  const present = new Map([...(await knownRecords(schema, admin)), ...known]);
  // What the shop calls a customer or a product is its own.
  const fullName = (path: string, name: string) =>
    path.startsWith('/ecommerce/') ? `ecommerce${name[0].toUpperCase()}${name.slice(1)}` : name;
  const unnamed: string[] = [];
  for (const { method, path, example } of routes.filter(isChosenRoute)) {
    // In the API documentation companyId is a text, and the user of set-inactive-or-active is the record itself.
    const names = Object.keys(example ?? {}).filter(
      each => /[a-z]Id$/.test(each) && each !== 'companyId' && !path.includes('set-inactive'),
    );
    const lists = Object.entries(example ?? {}).flatMap(([name, value]) =>
      String([value].flat()[0]).startsWith('id of ') && Array.isArray(value) ? [name] : [],
    );
    const valueOf = (name: string) => ordinaryValue({ name: fullName(path, name), type: GraphQLID }, '', present);
    const others = Object.fromEntries([
      ...names.map(name => [name, valueOf(name)] as const),
      ...lists.map(name => [name, [valueOf(name.replace(/s$/, 'Id'))]] as const),
    ]);
    for (const name of names) {
      const answer = await rest.send(method, `${path}?dryRun=true`, { ...example, ...others, [name]: newId(0x78) });
      if (!(name in (answer.body.fields ?? {})))
        unnamed.push(`${method} ${path} ${name} → ${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}`);
    }
  }
  expect(unnamed).toEqual([]);
});
