import { listOf } from '../../core/rest/listOf.ts';
import { renamed } from '../../core/rest/renamed.ts';
import { anyOf, call, list, one, oneId, type RestCall, type Route, type Values } from '../../core/rest/Route.ts';

const order = {
  names: { en: 'Purchase order', ar: 'أمر الشراء', sp: 'la orden de compra' },
  selection: `{ id number vendor { id name companyName } requisition { id number title } quotation: quotationId poStatus discount: discountPercent subTotal: subtotal
    discountTotal tax: taxTotal finalAmount: total currency exchangeRate homeTotal issuedOn deliveryDate: expectedOn paymentDays terms
    products: lines { id product { id name } description quantity price: unitPrice discountPercent vatCategory vatRate net tax }
    attachment: files { id file { id url name } } version createdAt updatedAt }`,
};
const example = { poStatus: 'ISSUED', discount: 0 };

/** Names that the documented status takes beside the API's own. */
const documented: Record<string, string> = { PENDING: 'DRAFT', APPROVED: 'ISSUED', CANCEL: 'CANCELLED', COMPLETED: 'CLOSED' };

/** A status as the API names it, in any case; `pending`, `approved` and `cancel` are a draft, an issued and a cancelled order. */
const statusOf = (status: string) => documented[status.toUpperCase()] ?? status.toUpperCase();

/** The body of updatePO: `discount` is a percentage. */
function orderBody({ params, body }: RestCall): Values {
  const { discountPercent, poStatus } = renamed(body, { discount: 'discountPercent' });
  return {
    id: oneId(params.id),
    ...(discountPercent !== undefined && { discountPercent }),
    ...(poStatus !== undefined && { poStatus: typeof poStatus === 'string' ? statusOf(poStatus) : poStatus }),
  };
}

/** Documented REST calls of purchase orders. */
export const purchaseOrderRoutes: Route[] = [
  list('/procurement/getAllPO', order, 'purchaseOrders', {
    vendor: anyOf('vendor'),
    poStatus: value => ({ poStatus: { in: listOf(value).map(statusOf) } }),
    quotations: anyOf('quotationId'),
  }),
  one('/procurement/getPO/{id}', order, 'purchaseOrder'),
  call('PUT', '/procurement/updatePO/{id}', order, 'movePurchaseOrder', { values: orderBody, outcome: 'updated', example }),
];
