// Invoices and the till.
import { randomUUID } from 'node:crypto';

const any = list => list[Math.floor(Math.random() * list.length)];
const invoiceRow = 'id version number reference status total issuedOn dueOn customer { id name }';

async function listInvoices(person) {
  const query = `query ($search: String) { salesInvoices(first: 20, search: $search, filter: { total: { atLeast: "10" } })
    { totalCount edges { node { ${invoiceRow} } } } }`;
  await person.read('list of invoices', query, { search: any(['a', '2026', 'INV', '']) });
}

async function createInvoice(person) {
  const reference = randomUUID();
  const lines = [1, 2, 3].map(number => ({ description: `Work ${number}`, quantity: String(number), unitPrice: '12.5' }));
  const input = { customerId: any(person.world.customerIds), pricesIncludeTax: false, reference, lines, issue: Math.random() < 0.5 };
  const selection = 'salesInvoice { id version status }';
  const { id, version, status } = await person.write('create an invoice', 'createSalesInvoice', input, selection);
  person.remember('invoice.reference', id, reference, version);
  if (status === 'DRAFT') person.world.invoiceIds.push(id);
}

async function editInvoice(person) {
  const id = any(person.world.invoiceIds);
  if (!id) return createInvoice(person);
  const query = `query ($id: ID!) { salesInvoice(id: $id) { ${invoiceRow} lines { description quantity unitPrice } } }`;
  const { salesInvoice } = await person.read('an invoice', query, { id });
  const isStale = Math.random() < 0.2;
  const reference = randomUUID();
  const input = { id, version: salesInvoice.version - (isStale ? 1 : 0), reference };
  const edited = await person.write('edit an invoice', 'updateSalesInvoice', input, 'salesInvoice { version }', isStale);
  if (edited) person.remember('invoice.reference', id, reference, edited.version);
}

async function financeDashboard(person) {
  await person.read(
    'dashboard of finance',
    `{ financeOverview { cash taxDue months { __typename } cashBalances { __typename } taxBalances { __typename } }
      salesInvoices(first: 5, filter: { isOverdue: { eq: true } }) { edges { node { ${invoiceRow} } } } }`,
  );
}

async function exportInvoices(person) {
  const query = 'query { salesInvoices { edges { node { number reference total } } } }';
  const columns = ['number', 'reference', 'total'].map(path => ({ title: path, path }));
  await person.export('export of invoices', { query, variables: {}, columns, format: 'xlsx', name: 'Invoices' });
}

async function findSellable(person) {
  await person.read(
    'search at the till',
    'query ($search: String) { sellables(first: 20, search: $search) { edges { node { __typename } } } }',
    {
      search: any(['mixed', 'a', 'b']),
    },
  );
}

async function sell(person) {
  const { tillSessionId, productId } = person.world;
  const line = { kind: 'PRODUCT', itemId: productId, quantity: String(1 + Math.floor(Math.random() * 3)) };
  const input = { tillSessionId, lines: [line], payments: [{ method: 'CASH' }] };
  const { id, number } = await person.write('sale at the till', 'createInventoryInvoice', input, 'inventoryInvoice { id number }');
  person.remember('sale.number', id, number);
}

async function listProducts(person) {
  const query = `query ($search: String) { inventoryProducts(first: 20, search: $search)
    { totalCount edges { node { id name code quantity salePrice } } } }`;
  await person.read('list of products', query, { search: any(['a', 'mixed', '']) });
}

async function tillDashboard(person) {
  const query =
    '{ inventoryOverview { revenue cost sales returns lowStockCount months { __typename } topSellers { __typename } recent { __typename } } }';
  await person.read('dashboard of the till', query);
}

/** Pieces of work with invoices, and at the till. */
export const sales = {
  invoices: [
    listInvoices,
    listInvoices,
    listInvoices,
    createInvoice,
    createInvoice,
    editInvoice,
    editInvoice,
    financeDashboard,
    exportInvoices,
  ],
  till: [findSellable, findSellable, sell, sell, sell, sell, listProducts, tillDashboard],
};
