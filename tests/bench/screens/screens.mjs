// The screens that are measured: of every module its most used.
import { ask } from '../demoServer.mjs';

const row = '[data-row]';
const card = '[data-card]';
const fact = 'dl dd';

/**
 * What is opened, with what is there once its data is drawn.
 * @param id of the record that each kind of page shows, and of the project with the large board.
 */
export const screensOf = id => [
  { name: 'home', path: '/', shows: 'section' },
  { name: 'contacts', path: '/CRM/contacts/', shows: row },
  { name: 'a customer', path: `/CRM/customer/${id.customer}/`, shows: fact },
  { name: 'board of deals', path: '/CRM/leads/', shows: card },
  { name: 'invoices', path: '/economics/invoice/', shows: row },
  { name: 'an invoice', path: `/economics/invoice/${id.invoice}/`, shows: fact },
  { name: 'ledger', path: `/economics/ledger/?account=${id.account}`, shows: 'tbody tr' },
  { name: 'products', path: '/inventory/products/', shows: row },
  { name: 'till', path: '/inventory/till/', shows: 'button' },
  { name: 'orders of the shop', path: '/ecommerce/orders-list/', shows: row },
  { name: 'purchase orders', path: '/vendorManagement/PO/', shows: row },
  { name: 'employees', path: '/HRM/employeeinformation/', shows: row },
  { name: 'a payroll run', path: `/HRM/payroll/payrolls/${id.run}/`, shows: 'tbody tr' },
  { name: 'projects', path: '/projects/', shows: row },
  { name: 'board of tasks', path: `/projects/kanban/kanban-board/?project=${id.project}`, shows: card },
  { name: 'users', path: '/users/', shows: row },
  { name: 'reports', path: '/reports/', shows: 'section a' },
  // Not after the other board, which is the same screen.
  { name: 'board of a thousand tasks', path: `/projects/kanban/kanban-board/?project=${id.board}`, shows: card, isBoard: true },
];

/** Lists opened between two rounds, so that no screen finds its last answer in the page: Relay keeps those of twenty queries. */
export const passedBy = [
  '/CRM/quotations/',
  '/CRM/orders/',
  '/economics/payments/',
  '/economics/journal/',
  '/inventory/services/',
  '/inventory/warehouses/',
  '/ecommerce/products/',
  '/ecommerce/coupons/',
  '/vendorManagement/vendors/',
  '/HRM/departments/',
  '/HRM/positions/',
  '/roles/',
].map(path => ({ path, shows: 'h1' }));

/**
 * What the screens show: the newest customer, invoice, payroll run and project, and an account that moved.
 */
export async function shownRecords(url, token) {
  const { customers, salesInvoices, payrollRuns, projects, journalEntries } = await ask(
    url,
    `{ customers(first: 1) { edges { node { id } } } salesInvoices(first: 1) { edges { node { id } } } payrollRuns(first: 1) { edges { node { id } } }
      projects(first: 2) { edges { node { id name } } } journalEntries(first: 1) { edges { node { lines { account { id } } } } } }`,
    {},
    token,
  );
  const [customer, invoice, run] = [customers, salesInvoices, payrollRuns].map(({ edges }) => edges[0].node.id);
  const project = projects.edges.find(({ node }) => node.name !== 'Measured board').node.id;
  const [{ account }] = journalEntries.edges[0].node.lines;
  return { customer, invoice, run, project, account: account.id };
}
