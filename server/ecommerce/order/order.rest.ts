import { countryCode } from '../../administration/geography/countries.ts';
import { idOf } from '../../core/rest/idOf.ts';
import { renamed } from '../../core/rest/renamed.ts';
import { contains, create, list, one, update, type RestCall, type Route, type Values } from '../../core/rest/Route.ts';

const order = {
  names: { en: 'Order', ar: 'الطلب', sp: 'el pedido' },
  selection: `{ id number trackingId customer { id name email } products: lines { id product { id name } name quantity price: unitPrice returnedQuantity }
    deliveryTitle deliveryFee subtotal tax: taxTotal total returnedTotal currency status orderedOn deliveredOn paidBy deliveryName deliveryPhone deliveryEmail deliveryCity
    deliveryCountry deliveryAddress orderNotes version createdAt updatedAt }`,
};
const example = {
  customer: 'id of a customer',
  products: [{ product: 'id of a product', quantity: 1 }],
  deliveryInfo: {
    name: 'Layla Haddad',
    phone: '962795550101',
    email: 'layla@example.com',
    city: 'Amman',
    country: 'Jordan',
    address: '12 Rainbow Street',
    orderNotes: '',
  },
};
const delivery = {
  name: 'deliveryName',
  phone: 'deliveryPhone',
  email: 'deliveryEmail',
  city: 'deliveryCity',
  country: 'deliveryCountry',
  address: 'deliveryAddress',
  orderNotes: 'orderNotes',
};

/** A line whose product is `product` or `productId`, an id or a whole record. */
function lineOf(line: unknown): unknown {
  if (typeof line !== 'object' || line === null) return line;
  const { product, productId, quantity } = line as Values;
  return { productId: idOf(productId ?? product), quantity };
}

/** `customer` is an id or a whole record, `products` are the lines, and `deliveryInfo` says where they go. */
async function values({ body }: RestCall): Promise<Values> {
  const { deliveryInfo, ...given } = renamed(body, { customer: 'customerId', customerId: 'customerId', products: 'lines' });
  if (given.customerId !== undefined) given.customerId = idOf(given.customerId);
  if (Array.isArray(given.lines)) given.lines = given.lines.map(lineOf);
  if (typeof deliveryInfo === 'object' && deliveryInfo !== null)
    for (const [documented, name] of Object.entries(delivery))
      if ((deliveryInfo as Values)[documented] !== undefined) given[name] = (deliveryInfo as Values)[documented];
  if (typeof given.deliveryCountry === 'string')
    given.deliveryCountry = (await countryCode(given.deliveryCountry)) ?? given.deliveryCountry;
  if (typeof given.status === 'string') given.status = given.status.toUpperCase();
  return given;
}

/** REST routes of the shop's orders. */
export const orderRoutes: Route[] = [
  create('/ecommerce/createOrder', order, 'createEcommerceOrder', { values, example }),
  update('/ecommerce/updateOrder/{id}', order, 'updateEcommerceOrder', { values, example: { status: 'INPROGRESS' } }),
  list('/ecommerce/getAllOrders', order, 'ecommerceOrders', { name: contains('deliveryName') }),
  one('/ecommerce/getOrder/{id}', order, 'ecommerceOrder'),
];
