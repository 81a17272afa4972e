import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import { Decimal } from '../../../server/core/money/arithmetic.ts';
import { worthUpTo } from '../../../server/procurement/order/orderProgress.ts';
import { dice } from '../../../server/demo/dice.ts';
import { Client } from '../../support/Client.ts';
import { sendFile } from '../../support/sendFile.ts';
import { Purchasing } from './Purchasing.ts';

let bought: Purchasing;
beforeAll(async () => void (bought = await Purchasing.open()));
afterAll(() => bought.server.stop());

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

describe('the figures of a vendor', () => {
  const figures = async (vendorId: string, client = bought.buyer) =>
    (
      await client.query(
        `query($vendorId: ID!) { vendorFigures(vendorId: $vendorId) { spending orders openOrders openValue deliveries onTime
          prices { productId name orders firstPrice lastPrice change } } }`,
        { vendorId },
      )
    ).data.vendorFigures;

  it('tell what was bought, what is open, what came on time, and how prices developed', async () => {
    const [vendorId, productId] = [await bought.vendor(), await bought.product(true)];
    const yesterday = new Date(Date.now() - 36 * 3_600_000).toISOString().slice(0, 10);
    const issue = async (quantity: string, unitPrice: string, expectedOn: string | null) => {
      const input = { vendorId, expectedOn, lines: [{ productId, quantity, unitPrice }] };
      const { purchaseOrder } = await bought.buyer.mutate('createPurchaseOrder', input, 'purchaseOrder { id }');
      return (await bought.act('issuePurchaseOrder', { id: purchaseOrder.id })).purchaseOrder;
    };
    expect(await figures(vendorId)).toEqual({
      spending: '0.00',
      orders: 0,
      openOrders: 0,
      openValue: '0.00',
      deliveries: 0,
      onTime: 0,
      prices: [],
    });
    const [prompt, late, cancelled] = [await issue('2', '10', null), await issue('4', '12.5', null), await issue('1', '99', null)];
    await bought.act('cancelPurchaseOrder', { id: cancelled.id });
    const whole = ({ lines }: typeof prompt, accepted: string) => [{ orderLineId: lines[0].id, accepted }];
    await bought.receive(prompt.id, whole(prompt, '2'));
    await bought.receive(late.id, whole(late, '3'));
    // Both were agreed for days that have passed; one had come by then, of the other a piece is missing.
    const { companyId } = (await bought.buyer.query('{ viewer { companyId } }')).data.viewer;
    await bought.server.database.platformIn(companyId, async em => {
      await em.execute('update purchase_order set expected_on = ? where id in (?)', [yesterday, [prompt.id, late.id]]);
      await em.execute('update purchase_receipt set received_on = ? where order_id = ?', [yesterday, prompt.id]);
    });
    await bought.bill(prompt.id);
    expect(await figures(vendorId)).toMatchObject({
      spending: '20.00',
      orders: 2,
      openOrders: 1,
      deliveries: 2,
      onTime: 1,
      prices: [{ productId, orders: 2, firstPrice: '10', lastPrice: '12.5', change: '25' }],
    });
  });

  it('are null for a vendor of nobody', async () => {
    expect(await figures(await bought.product())).toBeNull();
  });
});

it('works goods received and not billed out exactly over 2,000 random steps', () => {
  const chance = dice(16);
  for (const [base, ordered] of [
    ['9.99', '3'],
    ['1000', '7'],
    ['0.05', '11'],
  ]) {
    const line = { base, ordered };
    const state = { accepted: new Decimal(0), billed: new Decimal(0), value: new Decimal(0), cleared: new Decimal(0) };
    for (let step = 0; step < 2_000; step++) {
      const [count, amount] = chance() < 0.5 ? (['accepted', 'value'] as const) : (['billed', 'cleared'] as const);
      const moved = new Decimal(Math.floor(chance() * 9) - 4).div(2);
      const after = Decimal.min(Decimal.max(state[count].plus(moved), 0), ordered);
      state[amount] = state[amount].plus(worthUpTo(line, after, 'USD')).minus(worthUpTo(line, state[count], 'USD'));
      state[count] = after;
      const held = state.value.minus(state.cleared);
      const fair = new Decimal(base).times(state.accepted.minus(state.billed)).div(ordered);
      expect(held.minus(fair).abs().toNumber()).toBeLessThanOrEqual(0.01);
      if (state.accepted.equals(state.billed)) expect(held.toFixed()).toBe('0');
    }
  }
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

describe('a receipt', () => {
  it('may be of what is not kept in stock, and leaves out what did not come', async () => {
    const { id, lines } = await bought.issued([
      { quantity: '10', unitPrice: '7' },
      { quantity: '4', unitPrice: '7', isStocked: true },
    ]);
    const [first, second] = lines.map(line => line.id);
    const none = [first, second].map(orderLineId => ({ orderLineId, accepted: '0' }));
    expect(issues(await bought.receive(id, none))).toEqual([['lines.0.accepted', 'notPositive']]);
    const { purchaseReceipt } = await bought.receive(id, [{ orderLineId: first, accepted: '6' }, none[1]]);
    expect(purchaseReceipt.lines).toEqual([{ accepted: '6', rejected: '0', value: '0' }]);
    expect(issues(await bought.receive(id, [none[0], { orderLineId: second, accepted: '9' }]))).toEqual([
      ['lines.1.accepted', 'overDelivered'],
    ]);
  });

  it('brings what is accepted into stock, notes what is rejected, and stays within the tolerance', async () => {
    const { id, lines } = await bought.issued([{ quantity: '10', unitPrice: '7', isStocked: true }]);
    const orderLineId = lines[0].id;
    expect(issues(await bought.receive(id, [{ orderLineId, accepted: '4', rejected: '1' }]))).toEqual([
      ['lines.0.rejectionReason', 'required'],
    ]);
    const first = await bought.receive(id, [{ orderLineId, accepted: '4', rejected: '1', rejectionReason: 'Dented' }]);
    expect(first.purchaseReceipt.lines).toEqual([{ accepted: '4', rejected: '1', value: '28' }]);
    expect(await bought.order(id)).toMatchObject({ poStatus: 'PARTIALLY_RECEIVED' });
    expect(issues(await bought.receive(id, [{ orderLineId, accepted: '6.6' }]))).toEqual([['lines.0.accepted', 'overDelivered']]);
    expect((await bought.receive(id, [{ orderLineId, accepted: '6.5' }])).errors).toEqual([]);
    expect(await bought.order(id)).toMatchObject({ poStatus: 'RECEIVED', lines: [{ accepted: '10.5', billed: '0' }] });
    const { data } = await bought.admin.query('query($id: ID!) { inventoryProduct(id: $id) { quantity } }', {
      id: lines[0].inventoryProduct!.id,
    });
    expect(data.inventoryProduct.quantity).toBe('11.5');
  });
});

describe('a bill', () => {
  it('bills what came, is paid, and closes the order', async () => {
    const { id, lines } = await bought.issued([
      { quantity: '2', unitPrice: '50', isStocked: true },
      { quantity: '1', unitPrice: '30' },
    ]);
    await bought.receive(id, [{ orderLineId: lines[0].id, accepted: '2' }]);
    const { procurementInvoice: bill } = await bought.bill(id, { vendorNumber: 'A-1' });
    expect(bill).toMatchObject({ invoiceStatus: 'UNPAID', matchStatus: 'MATCHED', total: '141.54' });
    expect(await bought.order(id)).toMatchObject({ poStatus: 'CLOSED', billing: 'FULLY' });
    const part = await bought.settle('payProcurementInvoice', { id: bill.id, method: 'CARD', amount: '41.54' });
    expect(part.procurementInvoice).toMatchObject({ invoiceStatus: 'PARTIALLY_PAID', balance: '100', paymentMethod: 'CARD' });
    expect(issues(await bought.settle('voidProcurementInvoice', { id: bill.id }))).toEqual([[null, 'documentSettled']]);
    const rest = await bought.settle('payProcurementInvoice', { id: bill.id, method: 'CASH' });
    expect(rest.procurementInvoice).toMatchObject({ invoiceStatus: 'FULLY_PAID', balance: '0' });
    expect(issues(await bought.bill(id))).toEqual([[null, 'nothingToBill']]);
  });

  it('has a number of its vendor once, unless the other is void', async () => {
    const { id } = await bought.issued([{ quantity: '4', unitPrice: '5' }]);
    const [{ id: orderLineId }] = (await bought.order(id)).lines;
    const line = [{ orderLineId, quantity: '1' }];
    const { procurementInvoice: bill } = await bought.bill(id, { vendorNumber: 'RE 7', lines: line });
    expect(issues(await bought.bill(id, { vendorNumber: 're 7', lines: line }))).toEqual([['vendorNumber', 'taken']]);
    expect((await bought.settle('voidProcurementInvoice', { id: bill.id })).procurementInvoice.invoiceStatus).toBe('CANCELLED');
    expect((await bought.bill(id, { vendorNumber: 'RE 7', lines: line })).errors).toEqual([]);
  });

  it('takes no payment while it does not match, until somebody else overrides', async () => {
    const { id, lines } = await bought.issued([{ quantity: '2', unitPrice: '100', isStocked: true }]);
    const orderLineId = lines[0].id;
    await bought.receive(id, [{ orderLineId, accepted: '2' }]);
    // 2 % of 100 would be 2.00, but 1.00 is less.
    const { procurementInvoice: near } = await bought.bill(id, { lines: [{ orderLineId, quantity: '1', unitPrice: '101' }] });
    expect(near).toMatchObject({ matchStatus: 'MATCHED' });
    const { procurementInvoice: far } = await bought.bill(id, { lines: [{ orderLineId, quantity: '1', unitPrice: '101.01' }] });
    expect(far).toMatchObject({ matchStatus: 'BLOCKED', lines: [{ isQuantityMatched: true, isPriceMatched: false }] });
    expect(issues(await bought.settle('payProcurementInvoice', { id: far.id, method: 'BANK' }))).toEqual([[null, 'paymentHeld']]);
    const reason = 'The price list changed.';
    expect(issues(await bought.settle('overrideProcurementInvoice', { id: far.id, reason }))).toEqual([[null, 'fourEyes']]);
    const { procurementInvoice: open } = await bought.settle('overrideProcurementInvoice', { id: far.id, reason }, bought.admin);
    expect(open.matchStatus).toBe('OVERRIDDEN');
    expect((await bought.settle('payProcurementInvoice', { id: far.id, method: 'BANK' })).errors).toEqual([]);
  });

  it('matches by itself once the rest has come', async () => {
    const { id, lines } = await bought.issued([{ quantity: '3', unitPrice: '20', isStocked: true }]);
    const orderLineId = lines[0].id;
    await bought.receive(id, [{ orderLineId, accepted: '1' }]);
    const { procurementInvoice: bill } = await bought.bill(id, { lines: [{ orderLineId, quantity: '3' }] });
    expect(bill.matchStatus).toBe('BLOCKED');
    await bought.receive(id, [{ orderLineId, accepted: '2' }]);
    expect((await bought.settle('payProcurementInvoice', { id: bill.id, method: 'BANK' })).procurementInvoice).toMatchObject({
      matchStatus: 'MATCHED',
      invoiceStatus: 'FULLY_PAID',
    });
  });

  it('is settled by the documented call alone as it says', async () => {
    const { id } = await bought.issued([{ quantity: '1', unitPrice: '9' }]);
    await bought.act('movePurchaseOrder', { id, poStatus: 'INVOICED' });
    const { data } = await bought.buyer.query('query($id: ID!) { purchaseOrder(id: $id) { bills(first: 5) { edges { node { id } } } } }', {
      id,
    });
    const bill = data.purchaseOrder.bills.edges[0].node.id;
    expect((await bought.settle('settleProcurementInvoice', { id: bill, invoiceStatus: 'UNPAID' })).errors).toEqual([]);
    expect(issues(await bought.settle('settleProcurementInvoice', { id: bill, invoiceStatus: 'PARTIALLY_PAID' }))).toEqual([
      [null, 'invalidTransition'],
    ]);
    expect(issues(await bought.settle('settleProcurementInvoice', { id: bill, invoiceStatus: 'FULLY_PAID' }))).toEqual([
      ['method', 'required'],
    ]);
    const paid = await bought.settle('settleProcurementInvoice', { id: bill, invoiceStatus: 'FULLY_PAID', paymentMethod: 'CARD' });
    expect(paid.procurementInvoice).toMatchObject({ invoiceStatus: 'FULLY_PAID', paymentMethod: 'CARD' });
  });
});

it('keeps goods received and not billed right through many receipts, returns and bills', async () => {
  const chance = dice(7);
  const ordered = await Promise.all(
    [3, 7, 11].map(quantity =>
      bought.issued([{ quantity: `${quantity}`, unitPrice: '3.333333', isStocked: true }], { discountPercent: '3' }),
    ),
  );
  for (let step = 0; step < 60; step++) {
    const { id, lines } = ordered[step % 3];
    const line = { orderLineId: lines[0].id };
    const quantity = (1 + Math.floor(chance() * 3) + (chance() < 0.3 ? 0.5 : 0)).toString();
    const which = chance();
    if (which < 0.45) await bought.receive(id, [{ ...line, accepted: quantity }]);
    else if (which < 0.6) await bought.return(id, [{ ...line, quantity }]);
    else {
      const { procurementInvoice: bill } = await bought.bill(id, {
        lines: [{ ...line, quantity, unitPrice: chance() < 0.5 ? '3.4' : null }],
      });
      if (chance() < 0.3)
        await bought.buyer.mutate('creditProcurementInvoice', { invoiceId: bill.id, reason: 'Returned' }, 'procurementInvoice { id }');
    }
  }
  await expectInvariantsHold(bought.server.database);
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

describe('a credit of the vendor', () => {
  const credit = (invoiceId: string, input: object = {}) =>
    bought.buyer.mutate(
      'creditProcurementInvoice',
      { invoiceId, reason: 'Sent back', ...input },
      'procurementInvoice { kind number total balance creditOf { balance } }',
    );
  const linesOf = async (id: string) => {
    const { data } = await bought.buyer.query('query($id: ID!) { procurementInvoice(id: $id) { lines { id } } }', { id });
    return data.procurementInvoice.lines as { id: string }[];
  };

  it('credits what went back, settles the bill, and frees the goods received from both', async () => {
    const { id, lines } = await bought.issued([{ quantity: '3', unitPrice: '10', isStocked: true }]);
    const [{ id: orderLineId }] = lines;
    await bought.receive(id, [{ orderLineId, accepted: '3' }]);
    const { procurementInvoice: bill } = await bought.bill(id);
    await bought.return(id, [{ orderLineId, quantity: '1' }]);
    const [{ id: lineId }] = await linesOf(bill.id as string);
    expect(issues(await credit(bill.id as string, { lines: [{ lineId, quantity: '4' }] }))).toEqual([
      ['lines.0.quantity', 'creditTooMuch'],
    ]);
    const { procurementInvoice: made } = await credit(bill.id as string, { lines: [{ lineId, quantity: '1' }], vendorNumber: 'C-1' });
    expect(made).toMatchObject({ kind: 'CREDIT', number: expect.stringMatching(/^VCR-/), balance: '0' });
    expect(Number(made.total)).toBeCloseTo(-Number(bill.total) / 3, 2);
    expect(Number(made.creditOf.balance)).toBeCloseTo((Number(bill.total) * 2) / 3, 2);
    expect(await bought.order(id)).toMatchObject({ poStatus: 'PARTIALLY_RECEIVED', lines: [{ accepted: '2', billed: '2' }] });
    await expectInvariantsHold(bought.server.database);
  });

  it('is of an amount where a price was too high, never more than was billed, and of no credit or void bill', async () => {
    const { id } = await bought.issued([{ quantity: '2', unitPrice: '50' }]);
    const { procurementInvoice: bill } = await bought.bill(id);
    const [{ id: lineId }] = await linesOf(bill.id as string);
    await bought.settle('payProcurementInvoice', { id: bill.id, method: 'BANK' });
    const { procurementInvoice: made } = await credit(bill.id as string, { lines: [{ lineId, amount: '10' }] });
    expect(made).toMatchObject({ total: '-10', balance: '-10', creditOf: { balance: '0' } });
    expect(issues(await credit(bill.id as string, { lines: [{ lineId, amount: bill.total }] }))).toEqual([
      ['lines.0.amount', 'creditTooHigh'],
    ]);
    const { procurementInvoice: rest } = await credit(bill.id as string);
    expect(Number(rest.total)).toBeCloseTo(10 - Number(bill.total), 2);
    expect(issues(await credit(bill.id as string))).toEqual([[null, 'nothingToCredit']]);
    await expectInvariantsHold(bought.server.database);
  });
});
