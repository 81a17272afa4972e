import { InvalidInput } from '../../core/errors.ts';
import { create, list, one, textOf, type RestCall, type Route, type Values } from '../../core/rest/Route.ts';
import { pageOf } from '../../core/rest/pageOf.ts';
import { listOf } from '../../core/rest/listOf.ts';
import { documentedRows, lineOf, word } from '../itemLine/documentedLines.ts';
import { daysAfter } from '../../core/rules/days.ts';

const invoice = {
  names: { en: 'Invoice', ar: 'الفاتورة', sp: 'la factura' },
  selection: `{ id invoiceNumber: number invoiceType: type customer { id name } cashier { id: userId name } products: lines { id kind product { id name } service { id title }
    package { id title } aggregateProduct { id title } description quantity unitPrice discountPercent vatCategory vatRate net tax total cost returnedQuantity }
    pricesIncludeTax discountPercent subtotal discountTotal taxTotal total balance amount: total cash card bank rounding tendered change payments { method amount paidOn }
    issuedDate: issuedOn dueDate: issuedOn soldAt status returnOf { id number } currency version createdAt updatedAt }`,
};

/** Maps the documented body to a sale, whose single payment method covers the total, whatever its amount. */
function saleBody({ body }: RestCall): Values {
  const method = body.paymentMethod ?? body.paymentType;
  return {
    id: body.id,
    customerId: body.customerId ?? body.customer,
    lines: body.lines ?? documentedRows(body).map(row => lineOf(row, body)),
    discountPercent: body.discountPercent ?? 0,
    payments: body.payments ?? (method ? [{ method: word(method) }] : []),
    expectedTotal: body.expectedTotal,
    expectedRounding: body.expectedRounding,
  };
}

/** Maps the query to a filter: customer or number, type, and issue dates (end date included). */
function page({ query }: RestCall): Values {
  const { size: first, offset } = pageOf(query);
  const [from, last] = [textOf(query.startDate), textOf(query.endDate)];
  const types = listOf(query.type).flatMap(type => (word(type) === 'ALL' ? [] : [word(type)]));
  const issuedOn = { ...(from && { from }), ...(last && { before: dayAfter(last) }) };
  const filter = { ...(types.length && { type: { in: types } }), ...(Object.keys(issuedOn).length && { issuedOn }) };
  return { first, offset, search: textOf(query.name), filter };
}

function dayAfter(text: string): string {
  const day = new Date(text);
  if (Number.isNaN(day.getTime())) throw new InvalidInput({ field: 'endDate', code: 'invalid' });
  return daysAfter(day.toISOString().slice(0, 10), 1);
}

const example = {
  customer: 'id of the customer',
  invoiceType: 'PRODUCTS',
  paymentMethod: 'CASH',
  products: [{ product: 'id of the product', quantity: 1 }],
  discountPercent: 0,
  vatCategory: 'STANDARD_RATED_SALES',
};

/** REST routes of inventory invoices. */
export const invoiceRoutes: Route[] = [
  list('/inventory/allInvoices', invoice, 'inventoryInvoices', {}, { values: page, parameters: ['name', 'type', 'startDate', 'endDate'] }),
  one('/inventory/getInventoryInvoice/{id}', invoice, 'inventoryInvoice'),
  create('/inventory/createInvoice', invoice, 'createInventoryInvoice', { values: saleBody, example }),
];
