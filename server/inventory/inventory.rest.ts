import { table } from '../core/rest/Route.ts';
import { productRoutes } from './product/product.rest.ts';

/** The documented calls of inventory. */
export const inventoryRoutes = table('Inventory', [...productRoutes]);
