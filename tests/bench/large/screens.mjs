// The queries of the screens themselves: each list, dashboard and report as it opens, and the pages of the records that have the most beside them.
import { readFileSync } from 'node:fs';

const persisted = new URL('../../../web/core/relay/persisted.json', import.meta.url);
const span = 'LAST_YEAR';
const everything = names => Object.fromEntries(names.map(name => [name, true]));

/** What the pages show: ids of the customer with the most invoices, and of records around one of its invoices. As superuser, in the company. */
export const shownRecords = `
  with most as (select company_id, customer_id as id from sales_invoice where company_id = noria_company() group by 1, 2 order by count(*) desc limit 1)
  select most.id as customer, paid.*, (select id from contact c where c.company_id = most.company_id and c.customer_id = most.id limit 1) as contact,
    (select id from account a where a.company_id = most.company_id and a.role = 'RECEIVABLE') as account,
    (select product_id from stock_move m where m.company_id = most.company_id group by 1 order by count(*) desc limit 1) as product,
    (select id from task t where t.company_id = most.company_id order by t.id desc limit 1) as task
  from most, lateral (select i.id as invoice, p.id as payment, p.entry_id as entry from sales_invoice i
    join payment p on p.company_id = i.company_id and p.reference = i.number where i.company_id = most.company_id and i.customer_id = most.id limit 1) paid`;

/** Queries with required variables that are asked, each with them. */
const withVariables = ({ customer, contact, invoice, payment, entry, account, product, task }, { from, to }) => [
  ['CustomerPageQuery', { id: customer, ...everything(['withBalance', 'withProjects', 'withShop', 'withTill']) }],
  ['CustomerTimelineMoreQuery', { id: customer }],
  ['CustomerContactsMoreQuery', { id: customer }],
  ['CustomerCreditQuery', { customerId: customer }],
  ['ContactPageQuery', { id: contact }],
  ['SalesInvoicePageQuery', { id: invoice }],
  ['PaymentPageQuery', { id: payment }],
  ['EntryPageQuery', { id: entry }],
  ['ProductPageQuery', { id: product }],
  ['ProductMovesMoreQuery', { id: product }],
  ['TaskPageQuery', { id: task }],
  ['RecordHistoryPageQuery', { id: invoice }],
  ['GeneralLedgerQuery', { accountId: account, isChosen: true, from, to }],
  ['GeneralLedgerLinesPageQuery', { accountId: account, from, to }],
  ['StatementOfAccountQuery', { partyId: customer, isChosen: true, from, to }],
  ['OpenItemsQuery', { direction: 'RECEIVABLE', control: { eq: 'RECEIVABLE' } }],
  ['PaymentAllocationsQuery', { partyId: customer, control: 'RECEIVABLE' }],
  ['VatDocumentsQuery', { from, to, side: 'SALES', first: 50, offset: 0 }],
  ['FinanceDashboardQuery', { span }],
  ['CrmDashboardQuery', { span }],
  ['InventoryDashboardQuery', { span }],
  ['ProjectDashboardQuery', { span }],
  ['HomeQuery', { span, ...everything(['settles', 'administers', 'sells', 'stocks', 'accounts', 'plans', 'buys', 'ships', 'employs']) }],
  ['findRecordsQuery', { text: 'LARGE-00004242' }],
  ['findRecordsQuery', { text: 'trading' }],
  ['AuditTrailQuery', { screen: 'audit', sort: { field: 'AT', direction: 'DESC' } }],
  ['AuditTrailQuery', { screen: 'audit', sort: { field: 'AT', direction: 'DESC' }, search: 'task 4242' }],
  ['AuditTrailQuery', { screen: 'audit', sort: { field: 'AT', direction: 'DESC' }, search: 'invoice' }],
  ['AuditTrailQuery', { screen: 'audit', sort: { field: 'AT', direction: 'DESC' }, search: 'nobody' }],
  ['AuditTrailQuery', { screen: 'audit', sort: { field: 'AT', direction: 'DESC' }, filter: { entityType: { eq: 'Role' } } }],
];

/** Every query of a screen that needs no variables, and those above. */
export function screenRequests(shown) {
  const texts = Object.values(JSON.parse(readFileSync(persisted, 'utf8'))).filter(text => text.startsWith('query '));
  const nameOf = text => /^query (\w+)/.exec(text)[1];
  const to = new Date().toISOString().slice(0, 10);
  const days = { from: `${to.slice(0, 4)}-01-01`, to };
  const plain = texts.filter(text => !/^query \w+\([^)]*!/.test(text)).map(text => [nameOf(text), {}]);
  return [...plain, ...withVariables(shown, days)].map(([field, variables]) => ({
    field,
    what: JSON.stringify(variables).replaceAll(/[{}"]/g, ' ').slice(0, 80),
    query: texts.find(text => nameOf(text) === field),
    variables,
  }));
}
