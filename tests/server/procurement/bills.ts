import { describe, expect, it } from 'vitest';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import { today } from '../../support/today.ts';
import { bought } from './bought.ts';

const issues = ({ errors }: { errors: { field: string; code: string }[] }) => errors.map(({ field, code }) => [field, code]);

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

it('tells what each vendor last charged for a product, the cheapest first', async () => {
  const productId = await bought.product();
  const prices = async () => {
    const asked = 'query($id: ID!) { productPrices(productId: $id) { vendorId orders quantity lastPrice } }';
    return (await bought.buyer.query(asked, { id: productId })).data.productPrices as object[];
  };
  expect(await prices()).toEqual([]);
  const vendors = [await bought.vendor(), await bought.vendor()];
  const order = async (vendorId: string, unitPrice: string, isIssued = true) => {
    const input = { vendorId, discountPercent: '10', lines: [{ productId, quantity: '2.5', unitPrice }] };
    const { purchaseOrder } = await bought.buyer.mutate('createPurchaseOrder', input, 'purchaseOrder { id }');
    if (isIssued) await bought.act('issuePurchaseOrder', { id: purchaseOrder.id });
    return purchaseOrder.id as string;
  };
  await order(vendors[0], '20');
  await order(vendors[0], '12');
  await order(vendors[0], '1', false);
  await order(vendors[1], '11');
  await bought.act('cancelPurchaseOrder', { id: await order(vendors[1], '5') });
  expect(await prices()).toEqual([
    { vendorId: vendors[1], orders: 1, quantity: '2.5', lastPrice: '9.9' },
    { vendorId: vendors[0], orders: 2, quantity: '5', lastPrice: '10.8' },
  ]);
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
    const yesterday = today(-1);
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
