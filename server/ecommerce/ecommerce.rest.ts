import { table } from '../core/rest/Route.ts';
import { customerRoutes } from './customer/customer.rest.ts';
import { orderRoutes } from './order/order.rest.ts';
import { overviewRoutes } from './overview/overview.rest.ts';
import { productRoutes } from './product/product.rest.ts';
import { groupRoutes } from './productGroup/group.rest.ts';
import { reviewRoutes } from './review/review.rest.ts';

/** Documented REST calls of Ecommerce. */
export const ecommerceRoutes = table('Ecommerce', [
  ...groupRoutes,
  ...productRoutes,
  ...customerRoutes,
  ...orderRoutes,
  ...reviewRoutes,
  ...overviewRoutes,
]);
