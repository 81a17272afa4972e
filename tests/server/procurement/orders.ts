import { describe, expect, it } from 'vitest';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import { Client } from '../../support/Client.ts';
import { sendFile } from '../../support/sendFile.ts';
import { bought } from './bought.ts';

const issues = ({ errors }: { errors: { field: string; code: string }[] }) => errors.map(({ field, code }) => [field, code]);

describe('an order', () => {
  it('is priced net of tax and draws its number when it is issued', async () => {
    const draft = await bought.draft([{ quantity: '3', unitPrice: '10' }], { discountPercent: '10' });
    expect(draft).toMatchObject({ number: null, poStatus: 'DRAFT', billing: 'NONE', total: '29.4' });
    const issued = await bought.act('issuePurchaseOrder', { id: draft.id });
    expect(issued.purchaseOrder).toMatchObject({ number: expect.stringMatching(/^PO-\d{4}-\d{5}$/), poStatus: 'ISSUED' });
    const again = await bought.act('issuePurchaseOrder', { id: draft.id });
    expect(again.purchaseOrder.number).toBe(issued.purchaseOrder.number);
  });

  it('changes its lines only as a draft, and is cancelled only while nothing has come', async () => {
    const { id, lines } = await bought.issued([{ quantity: '2', unitPrice: '10', isStocked: true }]);
    expect(issues(await bought.act('updatePurchaseOrder', { id, discountPercent: '5' }))).toEqual([[null, 'documentLocked']]);
    expect((await bought.act('updatePurchaseOrder', { id, notes: 'Call first.' })).errors).toEqual([]);
    await bought.receive(id, [{ orderLineId: lines[0].id, accepted: '1' }]);
    expect(issues(await bought.act('cancelPurchaseOrder', { id }))).toEqual([[null, 'orderReceived']]);
    expect((await bought.act('closePurchaseOrder', { id })).purchaseOrder.poStatus).toBe('CLOSED');
    // Nothing more comes then, but what came can go back.
    expect(issues((await bought.receive(id, [{ orderLineId: lines[0].id, accepted: '1' }])) as never)).toEqual([[null, 'documentLocked']]);
    const back = { orderId: id, lines: [{ orderLineId: lines[0].id, quantity: '1' }] };
    expect(issues((await bought.buyer.mutate('returnPurchaseOrder', back, 'purchaseReceipt { order { poStatus } }')) as never)).toEqual([]);
  });

  it('has no parts of what is kept in stock only whole, nor does its receipt or return', async () => {
    const [bottles, oil] = [await bought.product(true, 'BOTTLE'), await bought.product(true, 'LITRE')];
    const vendorId = await bought.vendor();
    const create = (first: string) => {
      const lines = [bottles, oil].map((productId, index) => ({ productId, quantity: index ? '2.5' : first, unitPrice: '4' }));
      return bought.buyer.mutate('createPurchaseOrder', { vendorId, lines }, 'purchaseOrder { id lines { id } }');
    };
    expect(issues((await create('2.5')) as never)).toEqual([['lines.0.quantity', 'notWhole']]);
    const { id, lines } = (await create('2')).purchaseOrder as { id: string; lines: { id: string }[] };
    await bought.act('issuePurchaseOrder', { id });
    const accepted = (first: string) => lines.map(({ id: orderLineId }, index) => ({ orderLineId, accepted: index ? '2.5' : first }));
    expect(issues((await bought.receive(id, accepted('1.5'))) as never)).toEqual([['lines.0.accepted', 'notWhole']]);
    expect(issues((await bought.receive(id, accepted('2'))) as never)).toEqual([]);
    const back = { orderId: id, lines: [{ orderLineId: lines[0].id, quantity: '0.5' }] };
    const returned = await bought.buyer.mutate('returnPurchaseOrder', back, 'purchaseReceipt { id }');
    expect(issues(returned as never)).toEqual([['lines.0.quantity', 'notWhole']]);
  });

  it('is printed, and so is its bill', async () => {
    const { id } = await bought.issued([{ quantity: '2', unitPrice: '10', vatCategory: 'REVERSE_CHARGE' }], { terms: 'By rail.' });
    const { procurementInvoice: bill } = await bought.bill(id);
    const headers = { authorization: `Bearer ${bought.buyer.token}` };
    const printed = await Promise.all([id, bill.id].map(each => fetch(`${bought.server.url}/print/${each}.pdf`, { headers })));
    expect(printed.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('is issued under a budget once, however many try at the same time', async () => {
    const head = { title: `Bought ${Math.random()}`, description: 'x', type: 'FIXED', mode: 'CASH', category: 'IT' };
    const made = await bought.admin.mutate('createExpenseHead', { ...head, maximumAmount: '100', onBreach: 'STOP' }, 'expenseHead { id }');
    const headId = made.expenseHead.id;
    const drafts = await Promise.all(Array.from({ length: 4 }, () => bought.draft([{ quantity: '1', unitPrice: '60' }], { headId })));
    const answers = await Promise.all(drafts.map(({ id }) => bought.act('issuePurchaseOrder', { id })));
    expect(answers.filter(({ errors }) => !errors.length)).toHaveLength(1);
    expect(answers.flatMap(issues).map(issue => issue.join(' '))).toEqual(Array(3).fill('amount budgetExceeded'));
    const issued = drafts[answers.findIndex(({ errors }) => !errors.length)];
    expect((await bought.act('cancelPurchaseOrder', { id: issued.id })).errors).toEqual([]);
    const [other] = drafts.filter(({ id }) => id !== issued.id);
    expect((await bought.act('issuePurchaseOrder', { id: other.id })).errors).toEqual([]);
    // The bill takes over what was committed.
    expect((await bought.bill(other.id)).errors).toEqual([]);
    const { data } = await bought.admin.query('{ budgetReport { heads { title actual committed } } }');
    expect(data.budgetReport.heads).toContainEqual({ title: head.title, actual: '60', committed: '0' });
  });
});

it('proposes to reorder what is low, less what is expected', async () => {
  const productId = await bought.product(true);
  const read = async () => {
    const { data } = await bought.buyer.query('{ reorderProposal { productId available expected reorderLevel quantity } }');
    return data.reorderProposal.find((line: { productId: string }) => line.productId === productId) as object | undefined;
  };
  const { data } = await bought.buyer.query('query($id: ID!) { procurementProduct(id: $id) { inventoryProduct { id } } }', {
    id: productId,
  });
  const stocked = { id: data.procurementProduct.inventoryProduct.id as string, reorderLevel: '10' };
  expect(await read()).toBeUndefined();
  await bought.admin.mutate('updateInventoryProduct', stocked, 'inventoryProduct { id }');
  expect(await read()).toMatchObject({ available: '1', expected: '0', reorderLevel: '10', quantity: '19' });
  const order = { vendorId: await bought.vendor(), lines: [{ productId, quantity: '6.5', unitPrice: '1' }] };
  const { purchaseOrder } = await bought.buyer.mutate('createPurchaseOrder', order, 'purchaseOrder { id }');
  await bought.act('issuePurchaseOrder', { id: purchaseOrder.id });
  expect(await read()).toMatchObject({ expected: '6.5', quantity: '13' });
});

describe('a revision of an issued order', () => {
  const rows = 'purchaseOrder { id version revision poStatus total lines { id quantity unitPrice vatCategory product { id } accepted } }';
  const read = async (id: string) =>
    (await bought.buyer.query(`query($id: ID!) { ${rows.replace('purchaseOrder', 'purchaseOrder(id: $id)')} }`, { id })).data.purchaseOrder;
  const revise = (input: Record<string, unknown>) => bought.buyer.mutate('revisePurchaseOrder', { reason: 'More needed', ...input }, rows);
  const inputOf = (order: Awaited<ReturnType<typeof read>>) =>
    order.lines.map(({ id, quantity, unitPrice, vatCategory, product }: Record<string, never>) => ({
      id,
      quantity,
      unitPrice,
      vatCategory,
      productId: (product as { id: string }).id,
    }));

  it('is acknowledged again, keeps what has come, and commits what is left', async () => {
    const head = { title: `Revised ${Math.random()}`, description: 'x', type: 'FIXED', mode: 'CASH', category: 'IT' };
    const made = await bought.admin.mutate('createExpenseHead', { ...head, maximumAmount: '1000', onBreach: 'STOP' }, 'expenseHead { id }');
    const wanted = { quantity: '4', unitPrice: '10', isStocked: true };
    const { id, lines } = await bought.issued([wanted, { ...wanted, isStocked: false }], { headId: made.expenseHead.id });
    await bought.act('acknowledgePurchaseOrder', { id });
    await bought.receive(id, [{ orderLineId: lines[0].id, accepted: '1' }]);
    const [come, other] = inputOf(await read(id));
    expect(issues(await revise({ id, lines: [{ ...come, quantity: '5' }, other] }))).toEqual([['lines', 'lineMoved']]);
    expect(issues(await revise({ id, lines: [other] }))).toEqual([['lines', 'lineMoved']]);
    const { purchaseOrder, errors } = await revise({
      id,
      lines: [come, { ...other, quantity: '10' }, { ...other, id: null, unitPrice: '3' }],
    });
    expect(errors).toEqual([]);
    expect(purchaseOrder).toMatchObject({
      revision: 2,
      poStatus: 'PARTIALLY_RECEIVED',
      lines: [{ accepted: '1' }, { quantity: '10' }, { unitPrice: '3' }],
    });
    const committed = async () =>
      (await bought.admin.query('{ budgetReport { heads { title committed } } }')).data.budgetReport.heads.find(
        ({ title }: { title: string }) => title === head.title,
      )?.committed ?? '0';
    expect(await committed()).toBe('152');
    expect(issues(await revise({ id, lines: [come, { ...other, quantity: '100' }] }))).toEqual([['amount', 'budgetExceeded']]);
    expect(issues(await revise({ id, reason: '' }))).toEqual([['reason', 'required']]);
    await bought.act('closePurchaseOrder', { id });
    expect(issues(await revise({ id }))).toEqual([[null, 'documentLocked']]);
    expect(await committed()).toBe('0');
    await expectInvariantsHold(bought.server.database);
  });
});

describe('the link of an order', () => {
  const guest = () => new Client(bought.server.url);
  const shown = `number status mayAcknowledge mayAnnounce mayBill announcedOn announcement total
    lines { position received billed } bills { vendorNumber status refusalReason attachmentName total invoiceStatus }`;
  const read = async (token: string) =>
    (await guest().query(`query($token: String!) { openVendorOrder(token: $token) { ${shown} } }`, { token })).data!.openVendorOrder;
  const say = (name: string, token: string, input: object = {}) =>
    guest().mutate(name, { token, ...input }, `openVendorOrder { ${shown} }`);
  const facts = { vendorNumber: 'V-1', issuedOn: '2025-06-30' };
  const lines = [{ position: 1, quantity: '2', unitPrice: '10' }];

  /** An issued order that was sent, and the secret of its link. */
  async function sent() {
    const made = await bought.issued([{ quantity: '5', unitPrice: '10' }]);
    return { ...made, secret: await send(made.id) };
  }
  async function send(id: string): Promise<string> {
    const answer = await bought.buyer.mutate('sendPurchaseOrder', { id }, 'purchaseOrder { sentAt vendor { email } }', 'RecordInput');
    expect(answer.errors).toEqual([]);
    const mails = `query($to: String) { outboxMails(first: 1, filter: { to: { eq: $to } }, sort: { field: CREATED_AT, direction: DESC }) {
      edges { node { body } } } }`;
    const { data } = await bought.admin.query(mails, { to: answer.purchaseOrder.vendor.email });
    return /data=([\w-]+)/.exec(data.outboxMails.edges[0].node.body as string)![1];
  }
  const billsOf = async (id: string) => {
    const query =
      'query($id: ID!) { purchaseOrder(id: $id) { vendorBills(first: 9) { edges { node { id status attachment { name } } } } } }';
    const { data } = await bought.buyer.query(query, { id });
    return data.purchaseOrder.vendorBills.edges.map(({ node }: { node: { id: string } }) => node) as { id: string; status: string }[];
  };

  it('acknowledges the order and announces the delivery', async () => {
    const { id, number, secret } = await sent();
    expect(await read(secret)).toMatchObject({ number, status: 'ISSUED', mayAcknowledge: true, total: '54.44' });
    expect((await say('acknowledgeVendorOrder', secret)).openVendorOrder).toMatchObject({ status: 'ACKNOWLEDGED', mayAcknowledge: false });
    expect((await say('acknowledgeVendorOrder', secret)).errors).toEqual([]);
    expect(issues(await say('announceVendorDelivery', secret, { deliveryOn: '2020-01-01' }))).toEqual([['deliveryOn', 'inThePast']]);
    await say('announceVendorDelivery', secret, { deliveryOn: '2031-06-30', announcement: 'UPS 1Z' });
    expect((await bought.order(id)).poStatus).toBe('ACKNOWLEDGED');
    expect(await read(secret)).toMatchObject({ announcedOn: '2031-06-30', announcement: 'UPS 1Z' });
  });

  it('sends a bill, which is entered with its file and matched, and no number of the vendor twice', async () => {
    const { id, secret } = await sent();
    expect(issues(await say('sendVendorBill', secret, { ...facts, lines: [{ ...lines[0], quantity: null }] }))).toEqual([
      ['lines', 'billOne'],
    ]);
    expect(issues(await say('sendVendorBill', secret, { ...facts, lines: [{ ...lines[0], position: 7 }] }))).toEqual([
      ['lines.0.position', 'notFound'],
    ]);
    expect(issues(await say('sendVendorBill', secret, { ...facts, issuedOn: '2031-01-01', lines }))).toEqual([['issuedOn', 'inTheFuture']]);
    const mutation = 'mutation($input: SendVendorBillInput!) { sendVendorBill(input: $input) { errors { code } } }';
    const { data } = await sendFile(
      guest(),
      mutation,
      { token: secret, ...facts, lines },
      { bytes: Buffer.from('Bill'), name: 'bill.txt' },
    );
    expect((data.sendVendorBill as { errors: object[] }).errors).toEqual([]);
    expect(issues(await say('sendVendorBill', secret, { ...facts, vendorNumber: 'v-1', lines }))).toEqual([['vendorNumber', 'taken']]);
    const [waiting] = await billsOf(id);
    expect(waiting).toMatchObject({ status: 'WAITING', attachment: { name: 'bill.txt' } });
    const entered = () =>
      bought.buyer.mutate(
        'enterVendorBill',
        { id: waiting.id },
        'vendorBill { status invoice { id vendorNumber matchStatus files { file { name } } } }',
        'RecordInput',
      );
    const [one, again] = [await entered(), await entered()];
    expect(one.vendorBill).toMatchObject({
      status: 'ENTERED',
      invoice: { vendorNumber: 'V-1', matchStatus: 'MATCHED', files: [{ file: { name: 'bill.txt' } }] },
    });
    expect(again.vendorBill.invoice.id).toBe(one.vendorBill.invoice.id);
    expect(issues(await say('sendVendorBill', secret, { ...facts, lines }))).toEqual([['vendorNumber', 'taken']]);
    expect((await read(secret)).bills).toMatchObject([{ status: 'ENTERED', invoiceStatus: 'UNPAID', total: expect.any(String) }]);
    await say('sendVendorBill', secret, { ...facts, vendorNumber: 'V-2', lines });
    const [other] = (await billsOf(id)).filter(({ status }) => status === 'WAITING');
    const refuse = { id: other.id, reason: 'Not ours' };
    expect((await bought.buyer.mutate('refuseVendorBill', refuse, 'vendorBill { status }')).vendorBill.status).toBe('REFUSED');
    expect((await read(secret)).bills[1]).toMatchObject({ status: 'REFUSED', refusalReason: 'Not ours' });
    expect(issues(await say('sendVendorBill', secret, { ...facts, vendorNumber: 'V-2', lines }))).toEqual([]);
    await expectInvariantsHold(bought.server.database);
  });

  it('stops working when it is sent again, and does nothing more for an order that is cancelled', async () => {
    const { id, secret: first } = await sent();
    const secret = await send(id);
    expect(await read(first)).toBeNull();
    await bought.act('cancelPurchaseOrder', { id });
    expect(await read(secret)).toMatchObject({ status: 'CANCELLED', mayAcknowledge: false, mayAnnounce: false, mayBill: false });
    for (const [name, input] of [
      ['announceVendorDelivery', { deliveryOn: '2031-06-30' }],
      ['sendVendorBill', { ...facts, lines }],
    ] as const) {
      expect(issues(await say(name, secret, input))).toEqual([[null, 'linkOver']]);
      expect(issues(await say(name, first, input))).toEqual([[null, 'linkOver']]);
    }
  });
});
