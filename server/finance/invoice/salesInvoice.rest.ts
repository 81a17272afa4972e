import { typeOfId } from '../../core/database/ids.ts';
import { codeOf } from '../../core/database/RecordType.ts';
import { pageOf } from '../../core/rest/pageOf.ts';
import { renamed } from '../../core/rest/renamed.ts';
import { call, create, list, oneId, table, textOf, update, type RestCall, type Values } from '../../core/rest/Route.ts';
import { documentedRows, lineOf, word } from '../../inventory/itemLine/documentedLines.ts';
import { Customer } from '../../parties/customer/Customer.ts';

const invoice = {
  names: { en: 'Invoice', ar: 'الفاتورة', sp: 'la factura' },
  selection: `{ id invoiceNumber: number kind invoiceType: type customer { id name companyName } contact { id name } owner { id: userId name } reference
    products: lines { id kind product { id name } service { id title } package { id title } aggregateProduct { id title } description quantity price: unitPrice
    unitPrice discountPercent vatCategory vatRate net tax total } pricesIncludeTax discountPercent subtotal discountTotal taxTotal total balance amount: total
    issuedDate: issuedOn dueDate: dueOn status isOverdue order { id number } quotation { id number } creditOf { id number } remarks notes currency version createdAt
    updatedAt }`,
};

/** Fields of the documented body that lines are made of, or that the server knows better. */
const known = [
  'products',
  'services',
  'packages',
  'aggregateProducts',
  'lines',
  'vatCategory',
  'company',
  'customer',
  'invoiceType',
  'invoiceNumber',
  'total',
  'balance',
  'amount',
  'paymentMethod',
  'paymentType',
  'issuedDate',
  'dueDate',
  'status',
];

/**
 * Maps the documented names. Number, totals and balance are the server's own; `status` only says whether it stays a draft, and payments are
 * recorded by their own calls.
 */
function invoiceBody({ body }: RestCall): Values {
  const isItemized = [body.products, body.services, body.packages, body.aggregateProducts].some(Array.isArray);
  const lines = body.lines ?? (isItemized ? documentedRows(body).map(row => pricedLine(row, body)) : undefined);
  const values = renamed(body, { customer: 'customerId', issuedDate: 'issuedOn', dueDate: 'dueOn' });
  for (const name of known) delete values[name];
  return { ...values, ...(lines !== undefined && { lines }) };
}

/** A line at the price of its row; at the item's own, if the row names none. */
function pricedLine(row: Values, body: Values): Values {
  const { kind: _kind, ...line } = lineOf(row, body);
  return { ...line, description: row.description, unitPrice: row.price ?? row.unitPrice };
}

/** A new invoice is issued, unless its `status` is DRAFT ("modules", sales invoice). */
const newInvoice = (request: RestCall): Values => ({
  lines: [],
  ...invoiceBody(request),
  issue: word(request.body.status) !== 'DRAFT',
});

/** Narrows the list to a customer, by id or by words of its name. */
function page({ query }: RestCall): Values {
  const { size: first, offset } = pageOf(query);
  const customer = textOf(query.filteredCustomer);
  const isId = customer && typeOfId(customer) === codeOf(Customer);
  return { first, offset, ...(isId ? { filter: { customer: { eq: customer } } } : { search: customer }) };
}

const example = {
  customer: 'id of the customer',
  company: 'Buyer Ltd',
  invoiceType: 'PRODUCTS',
  products: [{ product: 'id of the product', quantity: 1, price: 10 }],
  discountPercent: 0,
  vatCategory: 'STANDARD_RATED_SALES',
  paymentMethod: 'CASH',
  dueDate: '2099-12-31',
  status: 'UNPAID',
};

/** Documented REST calls of sales invoices. */
export const salesInvoiceRoutes = table('Finance', [
  list('/finance/getAllInvoice', invoice, 'salesInvoices', {}, { values: page, parameters: ['filteredCustomer'] }),
  create('/finance/createInvoice', invoice, 'createSalesInvoice', { values: newInvoice, example }),
  update('/finance/updateInvoice/{id}', invoice, 'updateSalesInvoice', { values: invoiceBody, example: { dueDate: '2099-12-31' } }),
  call('DELETE', '/finance/deleteInvoice/{id}', invoice, 'withdrawSalesInvoice', {
    values: ({ params }) => ({ id: oneId(params.id) }),
    outcome: 'deleted',
  }),
]);
