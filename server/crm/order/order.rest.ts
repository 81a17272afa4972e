import { typeOfId } from '../../core/database/ids.ts';
import { create, list, remove, textOf, update, type RestCall, type Route, type Values } from '../../core/rest/Route.ts';
import { pageOf } from '../../core/rest/pageOf.ts';

const order = {
  names: { en: 'Order', ar: 'الطلب', sp: 'el pedido' },
  selection: `{ id number customer { id name } contact { id name } owner { id name } description reason status orderValue: worth estimatedBudget orderedOn
    lines { product { id name } description quantity unitPrice discountPercent net tax } subtotal discountTotal taxTotal total currency version createdAt updatedAt }`,
};

/**
 * A documented body names one product, by its id or in words: it is the first line, at the order's value. Its `status` is that of a lead
 * (`inquiry`): an order begins as pending and is moved by commands of its own.
 */
function orderBody({ body }: RestCall): Values {
  const { product, productId, customer, customerId, status: _status, ...values } = body;
  const sold = productId ?? product;
  const name = typeof sold === 'string' && typeOfId(sold) !== undefined ? { productId: sold } : { description: sold };
  const line = { ...name, quantity: body.quantity ?? 1, unitPrice: body.price ?? body.orderValue ?? 0 };
  return {
    ...values,
    customerId: customerId ?? customer,
    lines: body.lines ?? (sold === undefined || sold === null || sold === '' ? undefined : [line]),
  };
}

/** A new one without a product is told so, as every rule tells. */
const newOrder = (request: RestCall) => ({
  lines: [],
  ...Object.fromEntries(Object.entries(orderBody(request)).filter(([, value]) => value !== undefined)),
});

const example = {
  product: 'id of the product',
  customer: 'id of the customer',
  description: 'Spare parts',
  reason: 'Referral',
  orderValue: 100,
  status: 'inquiry',
  estimatedBudget: 200,
};

const page = ({ query }: RestCall) => {
  const { size: first, offset } = pageOf(query);
  return { first, offset, search: textOf(query.name) };
};

/** The documented calls of orders. */
export const orderRoutes: Route[] = [
  list('/crm/getAllOrders', order, 'crmOrders', {}, { values: page, parameters: ['name'] }),
  create('/crm/createOrder', order, 'createCrmOrder', { values: newOrder, example }),
  update('/crm/updateOrder/{id}', order, 'updateCrmOrder', { values: orderBody, example }),
  remove('/crm/deleteOrder/{id}', order, 'deleteCrmOrders'),
];
