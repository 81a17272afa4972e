import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Shown } from '../../support/Client.ts';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import { stocked } from '../../support/tills.ts';
import { InvoiceDesk } from './InvoiceDesk.ts';

let desk: InvoiceDesk;
beforeAll(async () => {
  desk = await InvoiceDesk.open();
});
afterAll(async () => {
  await expectInvariantsHold(desk.server.database, desk.server.companyId);
  await desk.server.stop();
});

const shown =
  'salesInvoice { id number kind status total taxTotal balance creditOf { balance status } lines { id quantity total cost restocked } taxes { vatRate base tax } }';

const credit = (invoiceId: string, lines: object[] | null, more: object = {}): Promise<Shown> =>
  desk.client.mutate('creditSalesInvoice', { invoiceId, reason: 'Damaged', lines, ...more }, shown);

const inStock = async (id: string) =>
  (await desk.client.query(`{ inventoryProduct(id: "${id}") { quantity } }`)).data.inventoryProduct.quantity;

it('credits pieces, brings goods back at what they cost, and settles what is owed', async () => {
  const lamp = await stocked(desk.client, 'Lamp to credit', { quantity: '10', salePrice: '100', purchasePrice: '40' });
  const invoice = await desk.issued([
    { itemId: lamp.id, quantity: '4', unitPrice: '100' },
    { description: 'Fitting', quantity: '2', unitPrice: '50' },
  ]);
  const [lamps, fitting] = invoice.lines;
  const { salesInvoice: note, errors } = await credit(invoice.id, [
    { lineId: lamps.id, quantity: '1', restock: true },
    { lineId: fitting.id, quantity: '1' },
  ]);
  expect(errors).toEqual([]);
  expect(note).toMatchObject({
    kind: 'CREDIT_NOTE',
    status: 'FULLY_PAID',
    lines: [
      { quantity: '-1', cost: '-40', restocked: true },
      { quantity: '-1', cost: '0', restocked: null },
    ],
  });
  expect(note.number).toMatch(/^SCN-/);
  // Shares of what is left of each line, tax included, rounded to the cent.
  expect(note.total).toBe('-163.32');
  expect(Number(note.creditOf.balance)).toBeCloseTo(Number(invoice.total) + Number(note.total), 4);
  expect(await inStock(lamp.id)).toBe('7');
  expect(await desk.posted(note.id)).toMatchObject([{ INVENTORY: '40', COST_OF_SALES: '-40', SALES: '100', SERVICE_SALES: '50' }]);
  expect((await credit(invoice.id, [{ lineId: lamps.id, quantity: '4' }])).errors).toMatchObject([
    { field: 'lines.0.quantity', code: 'creditTooMuch', params: { left: 3 } },
  ]);
  expect((await credit(invoice.id, [{ lineId: lamps.id, amount: '9999' }])).errors).toMatchObject([
    { field: 'lines.0.amount', code: 'creditTooHigh' },
  ]);
  const { salesInvoice: rest } = await credit(invoice.id, null);
  expect(rest.creditOf).toEqual({ balance: '0', status: 'FULLY_PAID' });
  expect(Number(note.total) + Number(rest.total)).toBeCloseTo(-Number(invoice.total), 4);
  expect((await credit(invoice.id, null)).errors).toMatchObject([{ code: 'nothingToCredit' }]);
  expect((await credit(note.id, null)).errors).toMatchObject([{ code: 'returnOfReturn' }]);
});

it('turns the credit of a paid invoice into the credit of its customer, which is refunded', async () => {
  const invoice = await desk.issued([{ description: 'Advice', quantity: '1', unitPrice: '100' }]);
  await desk.pay(invoice.id, invoice.total);
  const { salesInvoice: note } = await credit(invoice.id, [{ lineId: invoice.lines[0].id, quantity: '1' }]);
  expect(note).toMatchObject({ status: 'UNPAID', total: `-${invoice.total}`, balance: `-${invoice.total}` });
  const refund = { partyId: desk.customerId, method: 'BANK' };
  expect((await desk.client.mutate('refundCredit', refund, 'payment { amount }')).errors).toEqual([]);
  expect((await desk.read(note.id)).balance).toBe('0');
  expect((await desk.command('voidSalesInvoice', note.id)).errors).toMatchObject([{ code: 'documentLocked' }]);
});

it('credits no more than was invoiced, ten at once', async () => {
  const cup = await stocked(desk.client, 'Cup to credit', { quantity: '5', salePrice: '10', purchasePrice: '3.33' });
  const invoice = await desk.issued([{ itemId: cup.id, quantity: '5', unitPrice: '9.99' }]);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => credit(invoice.id, [{ lineId: invoice.lines[0].id, quantity: '1', restock: true }])),
  );
  const made = answers.filter(({ salesInvoice }) => salesInvoice);
  expect(made).toHaveLength(5);
  for (const { errors } of answers.filter(({ salesInvoice }) => !salesInvoice))
    expect(errors).toMatchObject([{ field: 'lines.0.quantity', code: 'creditTooMuch', params: { left: 0 } }]);
  expect((await desk.read(invoice.id)).balance).toBe('0');
  expect(await inStock(cup.id)).toBe('5');
});

it('lets what was credited of an order be invoiced again, and moves its goods once', async () => {
  const vase = await stocked(desk.client, 'Vase to credit', { quantity: '4', salePrice: '10', purchasePrice: '6' });
  const lines = [{ productId: vase.id, quantity: '3', unitPrice: '10' }];
  const about = { customerId: desk.customerId, description: 'Vases', reason: 'Fair', pricesIncludeTax: false, lines };
  const { crmOrder: order } = await desk.client.mutate('createCrmOrder', about, 'crmOrder { id }');
  await desk.client.mutate('confirmCrmOrder', { id: order.id }, 'crmOrder { id }', 'RecordInput');
  const invoiced = async () => {
    const { salesInvoice } = await desk.client.mutate(
      'createSalesInvoiceFromOrder',
      { orderId: order.id },
      'salesInvoice { id lines { quantity } }',
      'InvoiceFromOrderInput',
    );
    return (await desk.command('issueSalesInvoice', salesInvoice.id)).salesInvoice;
  };
  const first = await invoiced();
  expect(await inStock(vase.id)).toBe('1');
  // Two were charged wrongly and stay with the customer, one comes back.
  await credit(first.id, [{ lineId: first.lines[0].id, quantity: '2' }]);
  await credit(first.id, [{ lineId: first.lines[0].id, quantity: '1', restock: true }]);
  expect(await inStock(vase.id)).toBe('2');
  const again = await invoiced();
  expect(again.lines).toMatchObject([{ quantity: '3', cost: '6' }]);
  expect(await inStock(vase.id)).toBe('1');
});
