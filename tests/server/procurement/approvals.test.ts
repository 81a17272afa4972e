import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, signedInAs, startDemo } from '../../support/Client.ts';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import type { TestServer } from '../../support/startServer.ts';
import { today } from '../../support/today.ts';
import { Purchasing } from './Purchasing.ts';
import { Sourcing } from './sourcing.ts';

let server: TestServer;
let sourcing: Sourcing;
let bought: Purchasing;
let admin: Client;
let buyer: Client;
/** Holds every permission of purchasing, under a role without limits. */
let senior: Client;
const ids: Record<string, string> = {};

beforeAll(async () => {
  server = await startDemo();
  sourcing = await Sourcing.begin(server);
  ({ admin, buyer } = sourcing);
  bought = Purchasing.of(server, buyer);
  const users = '{ users(first: 100) { edges { node { id email role { id } } } } }';
  const { data } = await admin.query(users);
  for (const { node } of data.users.edges) ids[node.email] = node.id;
  const own = data.users.edges.find(({ node }: { node: { email: string } }) => node.email === 'procurement@atlas.test').node;
  const role = { title: 'Senior buyers', description: 'x', permissions: ['PROCUREMENT'] };
  const made = await admin.mutate('createRole', role, 'role { id }');
  await admin.mutate('updateUser', { id: ids['ruth.goldberg@atlas.test'], roleId: made.role.id }, 'user { id }');
  senior = await signedInAs(server, 'ruth.goldberg@atlas.test');
  const { data: before } = await admin.query('{ approvalLimits(first: 50) { edges { node { id } } } }');
  const stored = before.approvalLimits.edges.map(({ node }: { node: { id: string } }) => node.id);
  if (stored.length) await admin.mutate('deleteApprovalLimits', { ids: stored }, 'deletedIds', 'DeleteInput');
  for (const document of ['REQUISITION', 'PURCHASE_ORDER'])
    await admin.mutate('createApprovalLimit', { roleId: own.role.id, document, amount: '1000' }, 'approvalLimit { id }');
});
afterAll(async () => {
  await expectInvariantsHold(server.database);
  await server.stop();
});

const issues = ({ errors }: { errors: { field: string | null; code: string }[] }) => errors.map(({ field, code }) => [field, code]);
const selection = `requisition { id version estimate requisitionStatus isOverBudget overrideReason rejectedAt rejectionReason
  approvedBy { userId } approvedFor { userId } }`;

/** A pending requisition of one product that is expected to cost an amount. */
async function pending(estimatedPrice: string | null, input: object = {}) {
  const lines = [{ productId: await sourcing.product(), quantity: '1', estimatedPrice }];
  const { id } = await sourcing.requisition([await sourcing.vendor()], { requisitionStatus: 'PENDING', lines, ...input });
  return id;
}
const approve = (id: string, client = buyer, input: object = {}) => client.mutate('approveRequisition', { id, ...input }, selection);
const lend = (input: object) =>
  admin.mutate(
    'createApprovalDelegation',
    {
      approverId: ids['ruth.goldberg@atlas.test'],
      delegateId: ids['procurement@atlas.test'],
      startsOn: today(-2),
      endsOn: today(2),
      ...input,
    },
    'approvalDelegation { id isCurrent }',
  );
const takeBack = (id: string) => admin.mutate('deleteApprovalDelegations', { ids: [id] }, 'deletedIds', 'DeleteInput');

describe('an approval limit', () => {
  it('refuses a requisition above it, and leaves other roles alone', async () => {
    expect(issues(await approve(await pending('1000')))).toEqual([]);
    const id = await pending('1000.01');
    const refused = await approve(id);
    expect(refused.errors).toMatchObject([{ code: 'approvalLimit', params: { amount: '1000.01', limit: '1000', currency: 'USD' } }]);
    expect(issues(await buyer.mutate('updateRequisition', { id, requisitionStatus: 'APPROVED' }, selection))).toEqual([
      [null, 'approvalLimit'],
    ]);
    const { requisition } = await approve(id, senior);
    expect(requisition).toMatchObject({
      requisitionStatus: 'APPROVED',
      approvedBy: { userId: ids['ruth.goldberg@atlas.test'] },
      approvedFor: null,
    });
  });

  it('refuses to issue an order above it, net of tax, and to make an issued one dearer than it', async () => {
    const dear = await bought.draft([{ quantity: '10', unitPrice: '100.01' }]);
    expect(issues(await bought.act('issuePurchaseOrder', { id: dear.id }))).toEqual([[null, 'approvalLimit']]);
    expect(issues(await bought.act('movePurchaseOrder', { id: dear.id, poStatus: 'ISSUED' }))).toEqual([[null, 'approvalLimit']]);
    const { id, lines } = await bought.issued([{ quantity: '10', unitPrice: '100' }]);
    const { data } = await buyer.query('query($id: ID!) { purchaseOrder(id: $id) { lines { product { id } } } }', { id });
    const changed = { id: lines[0].id, productId: data.purchaseOrder.lines[0].product.id, unitPrice: '100' };
    const revise = (quantity: string) => bought.act('revisePurchaseOrder', { id, reason: 'More.', lines: [{ ...changed, quantity }] });
    expect(issues(await revise('11'))).toEqual([[null, 'approvalLimit']]);
    expect(issues(await revise('9'))).toEqual([]);
    expect(issues(await bought.act('issuePurchaseOrder', { id: dear.id }, senior))).toEqual([]);
  });

  it('is one for each role and document', async () => {
    const { data } = await admin.query('{ approvalLimits(first: 1) { edges { node { role { id } document } } } }');
    const { role, document } = data.approvalLimits.edges[0].node;
    const again = await admin.mutate('createApprovalLimit', { roleId: role.id, document, amount: '5' }, 'approvalLimit { id }');
    expect(issues(again)).toEqual([['document', 'taken']]);
  });
});

describe('a delegate', () => {
  it('approves within the limit of whoever they stand in for, and the history names both', async () => {
    const id = await pending('5000');
    const { approvalDelegation } = await lend({});
    expect(approvalDelegation.isCurrent).toBe(true);
    const { requisition } = await approve(id);
    const [delegate, approver] = [ids['procurement@atlas.test'], ids['ruth.goldberg@atlas.test']];
    expect(requisition).toMatchObject({ approvedBy: { userId: delegate }, approvedFor: { userId: approver } });
    const trail = '{ auditEntries(first: 20, sort: { field: AT, direction: DESC }) { edges { node { entityId changes } } } }';
    const entries = (await admin.query(trail)).data!.auditEntries.edges.map(({ node }: { node: object }) => node);
    const entry = entries.find((each: { entityId: string; changes: string }) => each.entityId === id);
    expect(JSON.stringify(entry)).toContain(approver);
    const small = await approve(await pending('10'));
    expect(small.requisition).toMatchObject({ approvedBy: { userId: delegate }, approvedFor: null });
    const order = await bought.draft([{ quantity: '1', unitPrice: '4000' }]);
    expect(issues(await bought.act('issuePurchaseOrder', { id: order.id }))).toEqual([]);
    await takeBack(approvalDelegation.id);
  });

  it('has no limit but their own on other days, once it is taken back, and of somebody who may not approve', async () => {
    const id = await pending('5000');
    const over = (await lend({ startsOn: today(-9), endsOn: today(-2) })).approvalDelegation;
    const ahead = (await lend({ startsOn: today(2), endsOn: today(9) })).approvalDelegation;
    const unentitled = (await lend({ approverId: ids['crm@atlas.test'] })).approvalDelegation;
    expect([over.isCurrent, ahead.isCurrent, unentitled.isCurrent]).toEqual([false, false, true]);
    expect(issues(await approve(id))).toEqual([[null, 'approvalLimit']]);
    for (const each of [over, ahead, unentitled]) await takeBack(each.id);
    const taken = (await lend({})).approvalDelegation;
    await takeBack(taken.id);
    expect(issues(await approve(id))).toEqual([[null, 'approvalLimit']]);
  });

  it('is another user, for days in their order', async () => {
    expect(issues(await lend({ delegateId: ids['ruth.goldberg@atlas.test'] }))).toEqual([['delegateId', 'ownDelegate']]);
    expect(issues(await lend({ endsOn: today(-3) }))).toEqual([['endsOn', 'endBeforeStart']]);
    expect(issues(await lend({ delegateId: ids['thomas.reed@atlas.test'] }))).toEqual([['delegateId', 'inactive']]);
  });
});

describe('what waits for the viewer', () => {
  const waiting = async (kind: string, client: Client) => {
    const asked = 'query($kinds: [InboxKind!]) { inbox(kinds: $kinds, first: 200) { items { recordId amount currency } } }';
    const { items } = (await client.query(asked, { kinds: [kind] })).data!.inbox as { items: Record<string, string>[] };
    return new Map(items.map(({ recordId, ...item }) => [recordId, item]));
  };

  it('is a requisition that they may approve, by their own limit or one that is lent to them', async () => {
    const [small, large] = [await pending('1000'), await pending('1000.01')];
    expect([...(await waiting('REQUISITION', senior)).keys()]).toEqual(expect.arrayContaining([small, large]));
    const own = await waiting('REQUISITION', buyer);
    expect(own.get(small)).toEqual({ amount: '1000', currency: 'USD' });
    expect(own.has(large)).toBe(false);
    const { approvalDelegation } = await lend({});
    expect((await waiting('REQUISITION', buyer)).has(large)).toBe(true);
    await takeBack(approvalDelegation.id);
    expect((await waiting('REQUISITION', buyer)).has(large)).toBe(false);
    await senior.mutate('rejectRequisition', { id: small, reason: 'Ask again.' }, selection, 'RejectInput');
    expect((await waiting('REQUISITION', senior)).has(small)).toBe(false);
  });

  it('is the draft of an order that they may issue, until it is', async () => {
    const [small, large] = [
      await bought.draft([{ quantity: '10', unitPrice: '100' }]),
      await bought.draft([{ quantity: '11', unitPrice: '100' }]),
    ];
    const own = await waiting('PURCHASE_ORDER', buyer);
    expect(own.get(small.id)).toEqual({ amount: small.total, currency: 'USD' });
    expect(own.has(large.id)).toBe(false);
    expect((await waiting('PURCHASE_ORDER', senior)).has(large.id)).toBe(true);
    await bought.act('issuePurchaseOrder', { id: small.id });
    expect((await waiting('PURCHASE_ORDER', buyer)).has(small.id)).toBe(false);
  });

  it('is a blocked bill, for who may override it and has not entered it', async () => {
    const { id, lines } = await bought.issued([{ quantity: '1', unitPrice: '100' }]);
    const dear = { lines: [{ orderLineId: lines[0].id, quantity: '1', unitPrice: '150' }] };
    const { procurementInvoice: bill } = await bought.bill(id, dear);
    const sees = async (client: Client) => (await waiting('BLOCKED_BILL', client)).has(bill.id);
    expect([await sees(buyer), await sees(senior)]).toEqual([false, true]);
    const { data } = await admin.query('{ roles(first: 50) { edges { node { id title } } } }');
    const { node: role } = data!.roles.edges.find(({ node }: { node: { title: string } }) => node.title === 'Senior buyers');
    const hold = (rights: string[]) => admin.mutate('updateRole', { id: role.id, rights }, 'role { id }');
    expect((await hold(['PROCUREMENT_READ', 'PROCUREMENT_WRITE', 'PROCUREMENT_APPROVE'])).errors).toEqual([]);
    expect(await sees(await signedInAs(server, 'ruth.goldberg@atlas.test'))).toBe(false);
    await hold([]);
    senior = await signedInAs(server, 'ruth.goldberg@atlas.test');
    await bought.settle('overrideProcurementInvoice', { id: bill.id, reason: 'Agreed by phone.' }, senior);
    expect(await sees(senior)).toBe(false);
  });
});

describe('what is sent back', () => {
  const reject = (id: string, reason: string) => senior.mutate('rejectRequisition', { id, reason }, selection, 'RejectInput');
  const noticesOf = async () => {
    const asked = '{ notifications(first: 50, filter: { kind: { eq: APPROVAL_REJECTED } }) { edges { node { recordId text } } } }';
    return (await buyer.query(asked)).data!.notifications.edges.map(({ node }: { node: object }) => node);
  };

  it('says why, tells who asked, and waits until it is changed', async () => {
    const id = await pending('10');
    expect(issues(await reject(id, ' '))).toEqual([['reason', 'required']]);
    const { requisition } = await reject(id, 'Ask a second vendor.');
    expect(requisition).toMatchObject({ requisitionStatus: 'PENDING', rejectionReason: 'Ask a second vendor.' });
    expect(await noticesOf()).toContainEqual({ recordId: id, text: 'Ask a second vendor.' });
    const changed = await buyer.mutate('updateRequisition', { id, title: 'With a second vendor' }, selection);
    expect(changed.requisition).toMatchObject({ rejectedAt: null, rejectionReason: null });
    await approve(id);
    expect(issues(await reject(id, 'Too late.'))).toEqual([[null, 'invalidTransition']]);
  });

  it('is the draft of an order, which whoever issues it may still issue', async () => {
    const { id } = await bought.draft([{ quantity: '1', unitPrice: '10' }]);
    const order = 'purchaseOrder { rejectionReason rejectedBy { userId } approvedBy { userId } }';
    const back = await senior.mutate('rejectPurchaseOrder', { id, reason: 'Too dear.' }, order, 'RejectInput');
    expect(back.purchaseOrder).toEqual({
      rejectionReason: 'Too dear.',
      rejectedBy: { userId: ids['ruth.goldberg@atlas.test'] },
      approvedBy: null,
    });
    expect(await noticesOf()).toContainEqual({ recordId: id, text: 'Too dear.' });
    const issued = await buyer.mutate('issuePurchaseOrder', { id }, order);
    expect(issued.purchaseOrder).toEqual({
      rejectionReason: null,
      rejectedBy: null,
      approvedBy: { userId: ids['procurement@atlas.test'] },
    });
    expect(issues(await senior.mutate('rejectPurchaseOrder', { id, reason: 'x' }, order, 'RejectInput'))).toEqual([
      [null, 'invalidTransition'],
    ]);
  });
});

describe('the budget of a requisition', () => {
  let count = 0;
  const head = async (onBreach: string, maximumAmount: string) => {
    const facts = { title: `Spent ${++count}`, description: 'x', type: 'FIXED', mode: 'CASH', category: 'IT' };
    return (await admin.mutate('createExpenseHead', { ...facts, maximumAmount, onBreach }, 'expenseHead { id }')).expenseHead.id as string;
  };
  const check = async (input: object) => {
    const asked = `query($input: SpendingCheckInput!) { spendingCheck(input: $input) {
      estimate unpriced action problem caps { name cap actual committed after isExceeded } } }`;
    return (await buyer.query(asked, { input })).data!.spendingCheck;
  };

  it('tells while typing what is spent, committed and left, by estimates or the last price ordered', async () => {
    const headId = await head('WARN', '1000');
    const order = await bought.issued([{ quantity: '4', unitPrice: '50', discountPercent: '10' } as never], { headId });
    const { data } = await buyer.query('query($id: ID!) { purchaseOrder(id: $id) { lines { product { id } } } }', { id: order.id });
    const known = data.purchaseOrder.lines[0].product.id as string;
    const unknown = await sourcing.product();
    const line = (productId: string, quantity: string, estimatedPrice: string | null = null) => ({ productId, quantity, estimatedPrice });
    expect(await check({ headId, lines: [line(known, '3'), line(unknown, '2')] })).toEqual({
      estimate: '150',
      unpriced: 1,
      action: null,
      problem: null,
      caps: [{ name: `Spent ${count}`, cap: '1000', actual: '0', committed: '200', after: '650', isExceeded: false }],
    });
    expect(await check({ headId, lines: [line(known, '3', '20'), line(unknown, '2', '400')] })).toMatchObject({
      estimate: '860',
      unpriced: 0,
      action: 'WARN',
      caps: [{ after: '-60', isExceeded: true }],
    });
    expect(await check({ headId: null, lines: [line(known, '1')] })).toMatchObject({ estimate: '50', caps: [] });
  });

  it('stops the approval, warns, or asks for a reason of somebody who may exceed it', async () => {
    const stopped = await pending('200', { headId: await head('STOP', '100') });
    expect(issues(await approve(stopped, admin))).toEqual([['amount', 'budgetExceeded']]);
    const warned = await pending('200', { headId: await head('WARN', '100') });
    expect((await approve(warned)).requisition).toMatchObject({ requisitionStatus: 'APPROVED', isOverBudget: true });
    const asked = await pending('200', { headId: await head('APPROVE', '100') });
    expect(issues(await approve(asked))).toEqual([['amount', 'budgetNeedsApproval']]);
    expect(issues(await approve(asked, admin))).toEqual([['overrideReason', 'budgetReasonMissing']]);
    const { requisition } = await approve(asked, admin, { overrideReason: 'The press stands still.' });
    expect(requisition).toMatchObject({ isOverBudget: true, overrideReason: 'The press stands still.' });
  });

  it('passes to the order of its award, which commits it', async () => {
    const headId = await head('STOP', '500');
    const vendor = await sourcing.vendor();
    const asked = await sourcing.requisition([vendor], { headId, dueOn: today(30) });
    const { vendorQuotation } = await sourcing.quotation(asked, vendor, ['10', '20'], { dueOn: today(60), deliveryOn: today(40) });
    const award = { requisitionId: asked.id, awards: [{ quotationId: vendorQuotation.id }] };
    expect((await buyer.mutate('awardRequisition', award, 'requisition { id }')).errors).toEqual([]);
    const orders = `query($id: ID!) { purchaseOrders(first: 5, filter: { requisition: { eq: $id } }) { edges { node { id head { id } } } } }`;
    const { data } = await buyer.query(orders, { id: asked.id });
    const { node } = data.purchaseOrders.edges[0];
    expect(node.head.id).toBe(headId);
    expect((await bought.act('issuePurchaseOrder', { id: node.id })).errors).toEqual([]);
    const { caps } = await check({ headId, lines: [] });
    expect(caps).toMatchObject([{ committed: '160', after: '340' }]);
  });
});
