// The lists that are measured, and what is asked of each: a page as it comes, sorted, filtered, searched and far down.
const page = 50;

/** Root field, type, the fields of a row, and how it is sorted, filtered and, where it can be, searched. */
const lists = [
  {
    field: 'customers',
    type: 'Customer',
    row: 'id name email city status owner { name }',
    sort: 'NAME',
    filter: { city: { eq: 'Madrid' } },
    search: 'office4242',
  },
  {
    field: 'contacts',
    type: 'Contact',
    row: 'id name email customer { name }',
    sort: 'NAME',
    filter: { status: { eq: 'ACTIVE' } },
    search: 'person4242',
  },
  {
    field: 'salesInvoices',
    type: 'SalesInvoice',
    row: 'id number issuedOn total status customer { name }',
    sort: 'TOTAL',
    filter: { isOverdue: { eq: true } },
    search: '4242',
  },
  {
    field: 'journalEntries',
    type: 'JournalEntry',
    row: 'id number postedOn journal total',
    sort: 'POSTED_ON',
    filter: { journal: { eq: 'PAYROLL' } },
  },
  {
    field: 'tasks',
    type: 'Task',
    row: 'id key name priority dueOn isOverdue project { name }',
    sort: 'NAME',
    filter: { priority: { eq: 'HIGH' } },
    search: '4242',
  },
  { field: 'stockMoves', type: 'StockMove', row: 'id reason quantity', sort: 'PRODUCT', filter: { reason: { eq: 'SCRAP' } } },
  {
    field: 'outboxMails',
    type: 'OutboxMail',
    row: 'id to subject status',
    sort: 'STATUS',
    filter: { status: { eq: 'FAILED' } },
    search: 'nobody',
  },
  {
    field: 'auditEntries',
    type: 'AuditEntry',
    row: 'id at action entityType entityName',
    sort: 'AT',
    filter: { action: { eq: 'DELETED' } },
    search: 'nobody',
  },
  {
    field: 'auditEntries',
    type: 'AuditEntry',
    row: 'id at action entityType entityName',
    sort: 'AT',
    filter: { isSecurity: { eq: true } },
  },
];

/** Every request: its list, what is asked, the operation and its variables. */
export const requests = lists.flatMap(({ field, type, row, sort, filter, search }) => {
  const [declared, given] = search ? ['$search: String, ', 'search: $search, '] : ['', ''];
  const query = `query List($offset: Int, ${declared}$filter: ${type}Filter, $sort: ${type}Sort) {
    ${field}(first: ${page}, offset: $offset, ${given}filter: $filter, sort: $sort) { totalCount edges { node { ${row} } } } }`;
  const counting = `query Count { ${field} { totalCount(exact: true) } }`;
  const by = Object.keys(filter).join();
  return [
    { field, what: 'first page', query, variables: {} },
    { field, what: `by ${sort}`, query, variables: { sort: { field: sort } } },
    { field, what: `filtered by ${by}`, query, variables: { filter } },
    { field, what: `filtered by ${by}, sorted down by ${sort}`, query, variables: { filter, sort: { field: sort, direction: 'DESC' } } },
    ...(search ? [{ field, what: 'searched', query, variables: { search } }] : []),
    { field, what: 'page 100', query, variables: { offset: 99 * page } },
    { field, what: 'counted', query: counting, variables: {} },
  ];
});
