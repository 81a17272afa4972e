import { create, list, remove, textOf, update, type RestCall, type Route } from '../../core/rest/Route.ts';
import { pageOf } from '../../core/rest/pageOf.ts';
import { dealBody, newDeal } from '../deal/dealBody.ts';

const order = {
  names: { en: 'Order', ar: 'الطلب', sp: 'el pedido' },
  selection: `{ id number customer { id name } contact { id name } owner { id: userId name } description remarks reason status orderValue estimatedBudget orderedOn
    lines { product { id name } description quantity unitPrice discountPercent net tax } pricesIncludeTax subtotal discountTotal taxTotal total currency version createdAt updatedAt }`,
};

/** The documented `status` is a lead's (`inquiry`) and ignored: an order starts as pending and changes by its own commands. */
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

/** Documented REST calls of orders. */
export const orderRoutes: Route[] = [
  list('/crm/getAllOrders', order, 'crmOrders', {}, { values: page, parameters: ['name'] }),
  create('/crm/createOrder', order, 'createCrmOrder', { values: newDeal(dealBody), example }),
  update('/crm/updateOrder/{id}', order, 'updateCrmOrder', { values: dealBody, example }),
  remove('/crm/deleteOrder/{id}', order, 'deleteCrmOrders'),
];
