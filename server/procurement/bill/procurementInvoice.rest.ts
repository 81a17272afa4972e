import { listOf } from '../../core/rest/listOf.ts';
import { renamed } from '../../core/rest/renamed.ts';
import { anyOf, call, list, one, oneId, type RestCall, type Route, type Values } from '../../core/rest/Route.ts';

const invoice = {
  names: { en: 'Invoice', ar: 'الفاتورة', sp: 'la factura' },
  selection: `{ id number vendorNumber vendors: vendor { id name companyName } order { id number requisition { id number title } } invoiceStatus matchStatus isOverdue
    paymentMethod discount: discountPercent subTotal: subtotal discountTotal tax: taxTotal finalAmount: total balance currency exchangeRate homeTotal issuedDate: issuedOn dueDate: dueOn
    products: lines { id product { id name } description quantity price: unitPrice discountPercent vatCategory vatRate net tax isQuantityMatched isPriceMatched }
    attachment: files { id file { id url name } } notes version createdAt updatedAt }`,
};
const example = { invoiceStatus: 'FULLY_PAID', paymentMethod: 'CASH' };

/** The body of updateInvoice; statuses and methods in any case. */
function invoiceBody({ params, body }: RestCall): Values {
  const { discountPercent, invoiceStatus, paymentMethod } = renamed(body, { discount: 'discountPercent' });
  const upper = (value: unknown) => (typeof value === 'string' ? value.toUpperCase() : value);
  return {
    id: oneId(params.id),
    ...(discountPercent !== undefined && { discountPercent }),
    ...(invoiceStatus !== undefined && { invoiceStatus: upper(invoiceStatus) }),
    ...(paymentMethod !== undefined && { paymentMethod: upper(paymentMethod) }),
  };
}

/** Documented REST calls of vendors' bills. */
export const procurementInvoiceRoutes: Route[] = [
  list('/procurement/getAllInvoices', invoice, 'procurementInvoices', {
    invoiceStatus: value => ({ invoiceStatus: { in: listOf(value).map(status => status.toUpperCase()) } }),
    vendors: anyOf('vendor'),
  }),
  one('/procurement/getInvoice/{id}', invoice, 'procurementInvoice'),
  call('PUT', '/procurement/updateInvoice/{id}', invoice, 'settleProcurementInvoice', { values: invoiceBody, outcome: 'updated', example }),
];
