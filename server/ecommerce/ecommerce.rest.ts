import { table } from '../core/rest/Route.ts';
import { groupRoutes } from './productGroup/group.rest.ts';
import { productRoutes } from './product/product.rest.ts';

/** Documented REST calls of Ecommerce. */
export const ecommerceRoutes = table('Ecommerce', [...groupRoutes, ...productRoutes]);
