import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { signedInAs, type Client } from '../../support/Client.ts';
import { ownCompany } from '../../support/sharedDemo.ts';
import type { TestServer } from '../../support/startServer.ts';
import { lineOf, openTill, saleId, sell, stocked, takeBack } from '../../support/tills.ts';

let server: TestServer;
let cashier: Client;
let tillSessionId: string;
beforeAll(async () => {
  server = await ownCompany();
  cashier = await signedInAs(server, 'inventory@atlas.test');
  tillSessionId = (await openTill(cashier, 'At once')).sessionId;
});
afterAll(() => server.stop());

const times = <T>(count: number, work: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => work(index));
const codeOf = ({ errors }: { errors: { code: string; message: string }[] }) => errors[0]?.message ?? 'sold';

it('sells the last ten to ten of two hundred who want one at once', async () => {
  const { id } = await stocked(cashier, 'Last ten', { quantity: '10' });
  const answers = await Promise.all(times(200, () => sell(cashier, { tillSessionId, lines: [lineOf(id)] })));
  expect(Object.entries(Object.groupBy(answers, codeOf)).map(([what, all]) => [what, all!.length])).toEqual(
    expect.arrayContaining([
      ['sold', 10],
      ['Not enough quantity in this product.', 190],
    ]),
  );
});

it('sells two products to who takes the one first and to who takes the other first', async () => {
  const [one, other] = await Promise.all(['One way', 'Other way'].map(name => stocked(cashier, name, { quantity: '40' })));
  const ways = [
    [one.id, other.id],
    [other.id, one.id],
  ];
  const answers = await Promise.all(times(80, index => sell(cashier, { tillSessionId, lines: ways[index % 2].map(id => lineOf(id)) })));
  // Forty sales succeed in full: locks are taken in one order, whatever the order of the lines.
  expect(answers.map(codeOf).filter(code => code === 'sold')).toHaveLength(40);
  expect(new Set(answers.map(codeOf))).toEqual(new Set(['sold', 'Not enough quantity in this product.']));
});

it('leaves less than nothing to nobody, the database itself says so', async () => {
  const take = (what: string) =>
    server.database.inCompany({ companyId: server.companyId! }, em => em.execute(`update stock_level set ${what}`));
  await expect(take('on_hand = -1')).rejects.toThrow('stock_level_on_hand_check');
  await expect(take('reserved = on_hand + 1')).rejects.toThrow('stock_level_on_hand_check');
});

it('makes one sale of what is said twenty times at once', async () => {
  const { id } = await stocked(cashier, 'Said often', { quantity: '100' });
  const sale = { id: saleId(), tillSessionId, lines: [lineOf(id, '3')] };
  const answers = await Promise.all(times(20, () => sell(cashier, sale)));
  expect(new Set(answers.map(({ inventoryInvoice }) => inventoryInvoice.number)).size).toBe(1);
  const product = await cashier.query(`query($id: ID!) { inventoryProduct(id: $id) { quantity } }`, { id });
  expect(product.data.inventoryProduct.quantity).toBe('97');
});

it('leaves no hole in the numbers where ten of fifty are rolled back', async () => {
  const { id } = await stocked(cashier, 'Numbered', { quantity: '40' });
  const before = await numbers();
  await Promise.all(times(50, index => sell(cashier, { tillSessionId, lines: [lineOf(id, index % 5 ? '1' : '1000')] })));
  const after = await numbers();
  expect(after.length - before.length).toBe(40);
  expect(after).toEqual(times(after.length, index => index + 1));
});

it('is named by its own number wherever it is named, though it was drawn after that was written', async () => {
  const { id } = await stocked(cashier, 'Named', { quantity: '10' });
  const answers = await Promise.all(times(10, () => sell(cashier, { tillSessionId, lines: [lineOf(id)] })));
  const sold = answers.map(({ inventoryInvoice }) => inventoryInvoice as { id: string; number: string });
  const named = await server.database.inCompany({ companyId: server.companyId! }, em =>
    em.execute<{ id: string; names: string[] }[]>(
      `select e.source_id as id, array[e.description, o.number, p.reference, i.search, a.entity_name, a.changes -> 'number' ->> 1, b.changes -> 'reference' ->> 1] as names
       from journal_entry e join open_item o on o.id = e.source_id join payment p on p.entry_id = e.id join inventory_invoice i on i.id = e.source_id
         join audit_entry a on a.entity_id = i.id join audit_entry b on b.entity_id = p.id
       where e.source_id in (${sold.map(() => '?').join()})`,
      sold.map(sale => sale.id),
    ),
  );
  const expected = sold.map(({ id: saleOf, number }) => ({
    id: saleOf,
    names: times(7, at => (at === 3 ? number.toLowerCase() : number)),
  }));
  expect(named.toSorted(byId)).toEqual(expected.toSorted(byId));
});

it('has written what names no number, and locked nothing that all sales share, while it waits for its number', async () => {
  const { id } = await stocked(cashier, 'Waiting', { quantity: '10' });
  await sell(cashier, { tillSessionId, lines: [lineOf(id)] });
  const waiting = await server.database.inCompany({ companyId: server.companyId! }, async em => {
    await em.execute(`select from number_series where document_type = 'INVENTORY_INVOICE' for no key update`);
    const sale = sell(cashier, { tillSessionId, lines: [lineOf(id)] });
    const written = await vi.waitFor(
      async () => {
        const tables = await em.execute<{ name: string }[]>(tablesOfWaiting);
        expect(tables).not.toEqual([]);
        return tables.map(({ name }) => name);
      },
      { timeout: 30_000, interval: 50 },
    );
    expect(written).toEqual(['inventory_invoice_line', 'inventory_invoice_tax', 'number_series', 'stock_level', 'stock_move']);
    return { sale };
  });
  expect(codeOf(await waiting.sale)).toBe('sold');
});

it('takes back a line once, however many want it back at once', async () => {
  const { id } = await stocked(cashier, 'Wanted back', { quantity: '5' });
  const { inventoryInvoice: sale } = await sell(cashier, { tillSessionId, lines: [lineOf(id, '5')] });
  const back = () => takeBack(cashier, sale.id, [{ lineId: sale.lines[0].id, quantity: '2' }], { tillSessionId });
  const answers = await Promise.all(times(6, back));
  expect(answers.filter(({ errors }) => !errors.length)).toHaveLength(2);
});

/** Tables that the transaction which waits for this one has written. */
const tablesOfWaiting = `
  select l.relation::regclass::text as name from pg_locks w join pg_locks l on l.pid = w.pid
  where w.locktype = 'transactionid' and w.transactionid = pg_current_xact_id()::xid and not w.granted
    and l.locktype = 'relation' and l.mode = 'RowExclusiveLock' and l.relation in (select oid from pg_class where relkind in ('r', 'p')) order by 1`;

const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id);

/** Numbers of this year's invoices, in order. */
async function numbers(): Promise<number[]> {
  const found = await server.database.inCompany({ companyId: server.companyId! }, em =>
    em.execute<{ number: string }[]>(
      `select number from inventory_invoice where number like 'POS-' || extract(year from now()) || '-%' order by number`,
    ),
  );
  return found.map(({ number }) => Number(number.split('-').at(-1)));
}

it('is summed up though a process of the version before writes the invoice before its lines', async () => {
  const { id: productId } = await stocked(cashier, 'Written first', { quantity: '10' });
  const { inventoryInvoice } = await sell(cashier, { tillSessionId, lines: [lineOf(productId, '2')] });
  const [before, after] = await server.database.inCompany({ companyId: server.companyId! }, async em => {
    const sums = async () =>
      em.execute<[Record<string, string>]>(
        `select (select sum(quantity) from inventory_sales_by_item where company_id = noria_company() and item_id = ?)::int as items,
           (select sum(sales) from inventory_sales_by_cashier where company_id = noria_company())::int as sales,
           (select sum(documents) from inventory_sales_by_tax where company_id = noria_company())::int as documents`,
        [productId],
      );
    const copy = async (table: string, where: string, changes: string) => {
      const [{ columns }] = await em.execute<[{ columns: string }]>(
        `select string_agg(quote_ident(attname), ', ') as columns from pg_attribute where attrelid = '${table}'::regclass and attnum > 0 and attgenerated = '' and not attisdropped`,
      );
      await em.execute(
        `insert into ${table} (${columns}) select ${columns} from (select (jsonb_populate_record(r, jsonb_build_object(${changes}))).* from ${table} r where ${where}) c`,
        [inventoryInvoice.id],
      );
    };
    const [first] = await sums();
    const laterId = inventoryInvoice.id.replace(/^./, (digit: string) => (digit === 'f' ? 'e' : 'f'));
    await copy('inventory_invoice', 'id = ?', `'id', '${laterId}', 'number', 'COPY'`);
    const another = `'id', overlay(gen_random_uuid()::text placing '7' from 15), 'invoice_id', '${laterId}'`;
    await copy('inventory_invoice_line', 'invoice_id = ?', another);
    await copy('inventory_invoice_tax', 'invoice_id = ?', another);
    const [last] = await sums();
    await em.rollback();
    return [first, last];
  });
  // Of a day and of its month each.
  expect(after).toEqual({ items: Number(before.items) + 4, sales: Number(before.sales) + 2, documents: Number(before.documents) + 2 });
});
