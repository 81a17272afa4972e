import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import { asOwner } from '../../support/asOwner.ts';
import type { Shown } from '../../support/Client.ts';
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
  'salesInvoice { id version status total customer { id } order { number } lines { id description quantity unitPrice vatRate cost } }';

async function orderOf(lines: object[], more: object = {}): Promise<Shown> {
  const about = { customerId: desk.customerId, description: 'Desks', reason: 'Fair', pricesIncludeTax: false, lines, ...more };
  return (await desk.client.mutate('createCrmOrder', about, 'crmOrder { id number total }')).crmOrder;
}

const invoice = (orderId: string): Promise<Shown> =>
  desk.client.mutate('createSalesInvoiceFromOrder', { orderId }, shown, 'InvoiceFromOrderInput');

it('invoices what is left of an order at its prices, never more of a line than was ordered', async () => {
  const desks = await stocked(desk.client, 'Desk to order', { quantity: '10', salePrice: '100', purchasePrice: '40' });
  const lines = [
    { productId: desks.id, quantity: '4', unitPrice: '90' },
    { description: 'Assembly', quantity: '1.5', unitPrice: '60' },
  ];
  const order = await orderOf(lines, { discountPercent: '10' });
  expect((await invoice(order.id)).errors).toMatchObject([{ code: 'orderNotConfirmed' }]);
  await desk.client.mutate('confirmCrmOrder', { id: order.id }, 'crmOrder { id }', 'RecordInput');
  const { salesInvoice: whole, errors } = await invoice(order.id);
  expect(errors).toEqual([]);
  expect(whole).toMatchObject({
    status: 'DRAFT',
    total: order.total,
    order: { number: order.number },
    lines: [
      { description: 'Desk to order', quantity: '4', unitPrice: '90' },
      { description: 'Assembly', quantity: '1.5' },
    ],
  });
  expect((await invoice(order.id)).errors).toMatchObject([{ code: 'nothingToInvoice' }]);
  const [of] = whole.lines;
  const change = (quantity: string) =>
    desk.client.mutate(
      'updateSalesInvoice',
      {
        id: whole.id,
        lines: [{ id: of.id, itemId: desks.id, quantity, unitPrice: '90', discountPercent: '0', vatCategory: 'STANDARD_RATED' }],
      },
      'salesInvoice { total }',
    );
  expect((await change('5')).errors).toMatchObject([{ field: 'lines.0.quantity', code: 'invoicedTooMuch', params: { left: 4 } }]);
  expect((await change('3')).errors).toEqual([]);
  const { salesInvoice: rest } = await invoice(order.id);
  expect(rest.lines).toMatchObject([
    { description: 'Desk to order', quantity: '1' },
    { description: 'Assembly', quantity: '1.5' },
  ]);
  await desk.client.mutate('updateInventoryProduct', { id: desks.id, status: 'INACTIVE' }, 'inventoryProduct { id }');
  await desk.client.mutate('updateInventoryProduct', { id: desks.id, status: 'ACTIVE' }, 'inventoryProduct { id }');
  expect((await desk.command('issueSalesInvoice', whole.id)).salesInvoice.lines[0]).toMatchObject({ cost: '120' });
});

it('takes the goods from stock once, whether the order is fulfilled before its invoice is issued or after', async () => {
  const shelf = await stocked(desk.client, 'Shelf delivered', { quantity: '5', salePrice: '10' });
  const quantity = async () =>
    (await desk.client.query(`{ inventoryProduct(id: "${shelf.id}") { quantity } }`)).data.inventoryProduct.quantity;
  const move = (command: string, id: string) => desk.client.mutate(command, { id }, 'crmOrder { id }', 'RecordInput');
  const first = await orderOf([{ productId: shelf.id, quantity: '2', unitPrice: '10' }]);
  for (const command of ['confirmCrmOrder', 'fulfilCrmOrder']) await move(command, first.id);
  const { salesInvoice: draft } = await invoice(first.id);
  const { salesInvoice: issued } = await desk.command('issueSalesInvoice', draft.id);
  expect(issued).toMatchObject({ status: 'UNPAID' });
  expect(Number(issued.lines[0].cost)).toBeGreaterThan(0);
  expect(await quantity()).toBe('3');
  const second = await orderOf([{ productId: shelf.id, quantity: '3', unitPrice: '10' }]);
  await move('confirmCrmOrder', second.id);
  await desk.command('issueSalesInvoice', (await invoice(second.id)).salesInvoice.id);
  await move('fulfilCrmOrder', second.id);
  expect(await quantity()).toBe('0');
});

it('invoices an accepted quotation through its order', async () => {
  const offer = { customerId: desk.customerId, description: 'Chairs', validUntil: '2099-01-01', terms: null, notes: null };
  const lines = [{ description: 'Chair', quantity: '2', unitPrice: '50' }];
  const { crmQuotation: quotation } = await desk.client.mutate('createCrmQuotation', { ...offer, lines }, 'crmQuotation { id }');
  const make = () =>
    desk.client.mutate(
      'createSalesInvoiceFromQuotation',
      { quotationId: quotation.id },
      'salesInvoice { quotation { id } order { id } lines { quantity } }',
      'InvoiceFromQuotationInput',
    );
  expect((await make()).errors).toMatchObject([{ code: 'notAccepted' }]);
  await desk.client.mutate('sendCrmQuotation', { id: quotation.id }, 'crmQuotation { id }', 'RecordInput');
  const accepted = await desk.client.mutate('acceptCrmQuotation', { id: quotation.id, name: 'Una' }, 'crmQuotation { order { id } }');
  const { id: orderId } = accepted.crmQuotation.order;
  await desk.client.mutate('confirmCrmOrder', { id: orderId }, 'crmOrder { id }', 'RecordInput');
  expect((await make()).salesInvoice).toEqual({ quotation: { id: quotation.id }, order: { id: orderId }, lines: [{ quantity: '2' }] });
});

it('tells on order and customer what is invoiced', async () => {
  const order = await orderOf([
    { description: 'Survey', quantity: '2', unitPrice: '50' },
    { description: 'Report', quantity: '1', unitPrice: '80' },
  ]);
  await desk.client.mutate('confirmCrmOrder', { id: order.id }, 'crmOrder { id }', 'RecordInput');
  const billing = async () => {
    const { data } = await desk.client.query(
      `query($id: ID!) { crmOrder(id: $id) { billing salesInvoices(first: 5) { totalCount edges { node { id number } } } } }`,
      { id: order.id },
    );
    return data.crmOrder;
  };
  expect(await billing()).toMatchObject({ billing: 'NONE', salesInvoices: { totalCount: 0 } });
  const { salesInvoice: draft } = await invoice(order.id);
  expect((await billing()).billing).toBe('FULLY');
  const [first] = draft.lines;
  const line = { id: first.id, description: 'Survey', quantity: '1', unitPrice: '50', discountPercent: '0', vatCategory: 'STANDARD_RATED' };
  expect((await desk.client.mutate('updateSalesInvoice', { id: draft.id, lines: [line] }, 'salesInvoice { id }')).errors).toEqual([]);
  const { salesInvoice: issued } = await desk.command('issueSalesInvoice', draft.id);
  expect(await billing()).toMatchObject({
    billing: 'PARTLY',
    salesInvoices: { totalCount: 1, edges: [{ node: { number: issued.number } }] },
  });
  await desk.command('voidSalesInvoice', issued.id);
  expect((await billing()).billing).toBe('NONE');
  const { data } = await desk.client.query(
    `query($id: ID!) { customer(id: $id) { timeline(first: 50) { edges { node { kind name state } } } } }`,
    { id: desk.customerId },
  );
  const events = data.customer.timeline.edges.map(({ node }: Shown) => node).filter(({ name }: Shown) => name === issued.number);
  expect(events).toMatchObject([
    { kind: 'INVOICE', state: 'VOID' },
    { kind: 'INVOICE', state: 'ISSUED' },
    { kind: 'INVOICE', state: null },
  ]);
});

it("the customer's timeline reaches back to the latest 500 invoices, and to all of its other events", async () => {
  const input = { name: 'Heron Ltd', address: '2 Quay', city: 'Cork', country: 'IE' };
  const { customer } = await desk.client.mutate('createCustomer', input, 'customer { id }');
  await desk.client.mutate('addComment', { recordId: customer.id, text: 'Asked for advice' }, 'comment { id }');
  const { id: firstId } = await desk.issued([{ description: 'Advice', quantity: '1', unitPrice: '10' }], { customerId: customer.id });
  const events = async () => {
    const { data } = await desk.client.query('query($id: ID!) { customer(id: $id) { timeline(first: 1) { totalCount } } }', {
      id: customer.id,
    });
    return data.customer.timeline.totalCount as number;
  };
  const { companyId } = (await desk.client.query('{ viewer { companyId } }')).data.viewer;
  const copyFirst = (count: number) =>
    asOwner(
      desk.server,
      `alter table sales_invoice disable trigger user;
       do $$
       declare columns text := (select string_agg(quote_ident(attname), ', ') from pg_attribute
         where attrelid = 'sales_invoice'::regclass and attnum > 0 and not attisdropped and attgenerated = '');
       begin
         execute format('insert into sales_invoice (%1$s) select %1$s from (select (jsonb_populate_record(i, jsonb_build_object(
             ''id'', overlay(gen_random_uuid()::text placing ''7'' from 15), ''number'', ''COPY'' || gen_random_uuid(), ''created_at'', now()))).*
           from sales_invoice i, generate_series(1, ${count}) where i.id = ''${firstId}'') copy', columns);
       end $$;
       alter table sales_invoice enable trigger user`,
      { companyId },
    );
  // The comment, and that the first was made and issued.
  expect(await events()).toBe(3);
  try {
    await copyFirst(499);
    expect(await events()).toBe(3 + 499);
    await copyFirst(1);
    expect(await events()).toBe(1 + 500);
  } finally {
    await asOwner(
      desk.server,
      `alter table sales_invoice disable trigger user; delete from sales_invoice where number like 'COPY%';
       set constraints all immediate; alter table sales_invoice enable trigger user`,
      { companyId },
    );
  }
});
