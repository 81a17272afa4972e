import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import type { Scope } from '../../../server/core/graphql/Scope.ts';
import type { Viewer } from '../../../server/core/session/Viewer.ts';
import { SalesInvoiceService } from '../../../server/finance/invoice/SalesInvoiceService.ts';
import { signedInAs, type Shown } from '../../support/Client.ts';
import { watchStatements } from '../../support/statements.ts';
import { offersOf, stocked } from '../../support/tills.ts';
import { today } from '../../support/today.ts';
import { InvoiceDesk } from './InvoiceDesk.ts';

let desk: InvoiceDesk;
beforeAll(async () => {
  desk = await InvoiceDesk.open();
  // One that is overdue and one that is not, before any of a later day, whose numbers follow.
  const issuedOn = new Date(Date.parse(desk.today) - 40 * 86_400_000).toISOString().slice(0, 10);
  for (const paymentDays of [30, 60]) await desk.issued([consulting('10')], { issuedOn, paymentDays });
});
afterAll(async () => {
  await expectInvariantsHold(desk.server.database, desk.server.companyId);
  await desk.server.stop();
});

const consulting = (unitPrice: string, quantity = '1', more: object = {}) => ({ description: 'Consulting', quantity, unitPrice, ...more });

it('makes out a draft that posts nothing, and can be edited and deleted', async () => {
  const { salesInvoice: draft, errors } = await desk.draft([consulting('100', '2', { discountPercent: '10' })], { discountPercent: '5' });
  expect(errors).toEqual([]);
  expect(draft).toMatchObject({
    number: null,
    status: 'DRAFT',
    type: 'SERVICES',
    subtotal: '180',
    discountTotal: '9',
    balance: '0',
    issuedOn: null,
    lines: [{ kind: 'SERVICE', itemId: null, net: '180', discountShare: '9', base: '171', cost: '0' }],
  });
  expect(await desk.posted(draft.id)).toEqual([]);
  const lines = [{ ...consulting('50'), id: draft.lines[0].id }, consulting('7', '3', { vatCategory: 'ZERO_RATED' })];
  const { salesInvoice: changed } = await desk.client.mutate(
    'updateSalesInvoice',
    { id: draft.id, version: draft.version, lines, discountPercent: '0' },
    'salesInvoice { version subtotal lines { id vatRate } taxes { vatCategory base tax } }',
  );
  expect(changed).toMatchObject({ version: draft.version + 1, subtotal: '71', lines: [{ id: draft.lines[0].id }, { vatRate: '0' }] });
  expect(changed.taxes).toEqual([
    { vatCategory: 'STANDARD_RATED', base: '50', tax: expect.any(String) },
    { vatCategory: 'ZERO_RATED', base: '21', tax: '0' },
  ]);
  const gone = await desk.client.mutate('deleteSalesInvoices', { ids: [draft.id] }, 'deletedIds', 'DeleteInput');
  expect(gone).toEqual({ errors: [], deletedIds: [draft.id] });
});

it('issues a draft: number, due date, one entry with the goods’ cost, and an open item that payments settle', async () => {
  const lamp = await stocked(desk.client, 'Lamp on account', { quantity: '5', salePrice: '10', purchasePrice: '4' });
  const { salesInvoice: draft } = await desk.draft([{ itemId: lamp.id, quantity: '2' }, consulting('30')], { paymentDays: 14 });
  const { salesInvoice: issued, errors } = await desk.command('issueSalesInvoice', draft.id, { version: draft.version });
  expect(errors).toEqual([]);
  expect(issued).toMatchObject({
    number: expect.stringMatching(/^INV-\d{4}-\d{5}$/),
    status: 'UNPAID',
    type: 'MIXED',
    subtotal: '50',
    balance: issued.total,
    lines: [{ description: 'Lamp on account', unitPrice: '10', cost: '8' }, { cost: '0' }],
  });
  expect((Date.parse(issued.dueOn) - Date.parse(issued.issuedOn)) / 86_400_000).toBe(14);
  expect(await desk.posted(issued.id)).toEqual([
    {
      RECEIVABLE: issued.total,
      SALES: '-20',
      SERVICE_SALES: '-30',
      VAT_OUTPUT: `-${issued.taxTotal}`,
      COST_OF_SALES: '8',
      INVENTORY: '-8',
    },
  ]);
  const { data } = await desk.client.query(`{ inventoryProduct(id: "${lamp.id}") { quantity } }`);
  expect(data.inventoryProduct.quantity).toBe('3');
  expect((await desk.command('issueSalesInvoice', issued.id)).salesInvoice).toMatchObject({ number: issued.number });

  expect((await desk.pay(issued.id, '20')).errors).toEqual([]);
  expect(await desk.read(issued.id)).toMatchObject({ status: 'PARTIALLY_PAID', balance: String(Number(issued.total) - 20) });
  expect((await desk.pay(issued.id, String(Number(issued.total) - 20))).errors).toEqual([]);
  expect(await desk.read(issued.id)).toMatchObject({ status: 'FULLY_PAID', balance: '0' });
  expect((await desk.command('voidSalesInvoice', issued.id)).errors).toMatchObject([{ code: 'stockMoved' }]);
});

it('changes of an issued invoice only its due date, notes and owner', async () => {
  const issued = await desk.issued([consulting('80')]);
  const update = (changes: object) =>
    desk.client.mutate('updateSalesInvoice', { id: issued.id, ...changes }, 'salesInvoice { dueOn notes }');
  for (const changes of [{ discountPercent: '5' }, { remarks: 'x' }, { paymentDays: 60 }, { lines: [consulting('1')] }])
    expect((await update(changes)).errors).toMatchObject([{ code: 'documentLocked' }]);
  expect((await update({ dueOn: '2099-01-31', notes: 'Promised by phone' })).salesInvoice).toEqual({
    dueOn: '2099-01-31',
    notes: 'Promised by phone',
  });
  const { data } = await desk.client.query(
    `{ openItems(filter: { documentId: { eq: "${issued.id}" } }) { edges { node { dueOn kind } } } }`,
  );
  expect(data.openItems.edges).toEqual([{ node: { dueOn: '2099-01-31', kind: 'SALES_INVOICE' } }]);
  await desk.client.mutate('changeDueDate', { documentId: issued.id, dueOn: '2099-02-28' }, 'openItem { dueOn }');
  expect(await desk.read(issued.id)).toMatchObject({ dueOn: '2099-02-28' });
  const early = await update({ dueOn: '2000-01-01' });
  expect(early.errors).toMatchObject([{ field: 'dueOn', code: 'dueBeforeIssued' }]);
  const gone = await desk.client.mutate('deleteSalesInvoices', { ids: [issued.id] }, 'deletedIds', 'DeleteInput');
  expect(gone.errors).toMatchObject([{ code: 'documentLocked' }]);
});

it('finds those that are overdue, and the others', async () => {
  const found = async (filter: object) => {
    const query =
      'query($filter: SalesInvoiceFilter) { salesInvoices(first: 100, filter: $filter) { totalCount edges { node { isOverdue } } } }';
    const { totalCount, edges } = (await desk.client.query(query, { filter })).data.salesInvoices;
    return { totalCount, flags: [...new Set(edges.map(({ node }: Shown) => node.isOverdue))] };
  };
  const [overdue, others, all] = [await found({ isOverdue: { eq: true } }), await found({ isOverdue: { eq: false } }), await found({})];
  expect([overdue.flags, others.flags]).toEqual([[true], [false]]);
  expect(overdue.totalCount + others.totalCount).toBe(all.totalCount);
});

it('voids what nothing settles: it keeps its number, and its entry is reversed', async () => {
  const issued = await desk.issued([consulting('40')]);
  await desk.pay(issued.id, '5');
  expect((await desk.command('voidSalesInvoice', issued.id)).errors).toMatchObject([{ code: 'documentSettled' }]);
  const free = await desk.issued([consulting('40')]);
  const { salesInvoice: voided } = await desk.command('withdrawSalesInvoice', free.id);
  expect(voided).toMatchObject({ number: free.number, status: 'VOID', balance: '0' });
  expect(await desk.posted(free.id)).toHaveLength(2);
  expect((await desk.command('issueSalesInvoice', free.id)).errors).toMatchObject([{ code: 'invalidTransition' }]);
});

it('numbers invoices in the order of their days, none of them in the future', async () => {
  await desk.issued([consulting('1')]);
  expect((await desk.draft([consulting('1')], { issue: true, issuedOn: today(-3) })).errors).toMatchObject([
    { field: 'issuedOn', code: 'issuedBeforeLast' },
  ]);
  expect((await desk.draft([consulting('1')], { issue: true, issuedOn: today(3) })).errors).toMatchObject([
    { field: 'issuedOn', code: 'inTheFuture' },
  ]);
  expect((await desk.draft([consulting('1')], { issue: true, dueOn: today(-3) })).errors).toMatchObject([
    { field: 'dueOn', code: 'dueBeforeIssued' },
  ]);
});

it('sells items of every kind at their own price or at that of the line, with tax and without', async () => {
  const cup = await stocked(desk.client, 'Cup on account', { quantity: '40', salePrice: '10' });
  const saucer = await stocked(desk.client, 'Saucer on account', { quantity: '40', salePrice: '5', vatCategory: 'ZERO_RATED' });
  const { service, bundle, set } = await offersOf(desk.client, 'On account', [cup.id, saucer.id]);
  const items = [cup.id, service, bundle, set];
  const own = await desk.issued(items.map(itemId => ({ itemId, quantity: '1' })));
  expect(own.lines.map(({ kind }: { kind: string }) => kind)).toEqual(['PRODUCT', 'SERVICE', 'PACKAGE', 'AGGREGATE_PRODUCT']);
  const dearer = await desk.issued([{ itemId: bundle, quantity: '2', unitPrice: '99.99' }], { pricesIncludeTax: true });
  expect(dearer).toMatchObject({ total: '199.98', type: 'PACKAGES' });
  expect(dearer.taxes.length).toBeGreaterThan(1);
  const fraction = await desk.draft([{ itemId: cup.id, quantity: '1.5' }]);
  expect(fraction.errors).toMatchObject([{ field: 'lines.0.quantity', code: 'wholeNumber' }]);
  const tooMany = await desk.draft([{ itemId: cup.id, quantity: '4000' }], { issue: true });
  expect(tooMany.errors).toMatchObject([{ code: 'notEnoughStock' }]);
  await desk.client.mutate('updateInventoryProduct', { id: cup.id, status: 'INACTIVE' }, 'inventoryProduct { id }');
  expect((await desk.draft([{ itemId: cup.id, quantity: '1' }])).errors).toMatchObject([{ field: 'lines.0.itemId', code: 'inactive' }]);
  expect((await desk.draft([{ itemId: desk.customerId, quantity: '1' }])).errors).toMatchObject([
    { field: 'lines.0.itemId', code: 'notFound' },
  ]);
});

it('writes each row of an invoice once that is issued as it is made, and tells of its draft and of its issue', async () => {
  const plate = await stocked(desk.client, 'Plate on account', { quantity: '40', salePrice: '10' });
  const seen = watchStatements();
  const { id, number, version } = await desk.issued([{ itemId: plate.id, quantity: '2' }, consulting('10')]);
  const written = seen.texts().flatMap(text => /\b(?:insert into|update) "?(sales_invoice\w*)/.exec(text)?.[1] ?? []);
  seen.stop();
  expect(written).toEqual(['sales_invoice_line', 'sales_invoice_tax', 'sales_invoice']);
  const history = await desk.server.database.inCompany({ companyId: desk.server.companyId! }, em =>
    em.execute<object[]>(
      `select action, entity_name as name, changes -> 'number' as number, changes -> 'state' as state, jsonb_array_length(changes #> '{lines,1}') as lines
       from audit_entry where company_id = noria_company() and entity_id = ? order by id`,
      [id],
    ),
  );
  expect(history).toMatchObject([
    { action: 'CREATED', name: null, number: [null, null], state: [null, 'DRAFT'], lines: 2 },
    { action: 'UPDATED', name: number, number: [null, number], state: ['DRAFT', 'ISSUED'], lines: null },
  ]);
  expect(version).toBe(history.length);
});

it('gives each of two that are issued in one transaction its own number, wherever it is named', async () => {
  const { viewer } = (await desk.client.query('{ viewer { userId companyId currency permissions rights } }')).data as { viewer: Viewer };
  const named = await desk.server.database.inCompany(viewer, async em => {
    const service = new SalesInvoiceService({ em, viewer } as unknown as Scope);
    const issue = () => service.create({ customerId: desk.customerId, lines: [consulting('10')], issue: true } as never);
    const ids = [(await issue()).id, (await issue()).id];
    return em.execute<{ number: string; owed: string; posted: string }[]>(
      `select i.number, o.number as owed, e.description as posted from sales_invoice i
       join open_item o on o.company_id = i.company_id and o.id = i.id join journal_entry e on e.company_id = i.company_id and e.source_id = i.id
       where i.company_id = noria_company() and i.id = any (?::uuid[]) order by i.number`,
      [`{${ids.join()}}`],
    );
  });
  const [first, second] = named.map(({ number }) => Number(number.split('-').at(-1)));
  expect(second).toBe(first + 1);
  expect(named).toMatchObject(named.map(({ number }) => ({ owed: number, posted: number })));
});

it('rounds tax once for each rate (domain §10)', async () => {
  const { salesInvoice: once } = await desk.draft(['299.33', '179.33', '99.34'].map(price => consulting(price)));
  const { data } = await desk.client.query('{ salesTerms { taxRate vatMode } }');
  expect(data.salesTerms.vatMode).toBe('PER_RATE');
  expect(Number(once.taxTotal)).toBeCloseTo(Math.round(57_800 * (data.salesTerms.taxRate / 100)) / 100, 6);
});

it('answers a foreign id like an unknown one, and writes nothing for a reader', async () => {
  const issued = await desk.issued([consulting('60')]);
  const stranger = await signedInAs(desk.server, 'admin@boreal.test');
  await expect(stranger.mutate('voidSalesInvoice', { id: issued.id }, 'salesInvoice { id }', 'RecordInput')).rejects.toThrow('NOT_FOUND');
  const crm = await signedInAs(desk.server, 'crm@atlas.test');
  const { data } = await crm.query('query($id: ID!) { salesInvoice(id: $id) { number balance payments { amount } } }', { id: issued.id });
  expect(data.salesInvoice).toMatchObject({ number: issued.number, payments: [] });
  await expect(crm.mutate('voidSalesInvoice', { id: issued.id }, 'salesInvoice { id }', 'RecordInput')).rejects.toThrow('FORBIDDEN');
  const dry = await desk.draft([consulting('60')], { issue: true, dryRun: true });
  expect(dry.salesInvoice.status).toBe('UNPAID');
  expect((await desk.issued([consulting('1')])).number).toBe(dry.salesInvoice.number);
});
