import { table } from '../core/rest/Route.ts';
import { offerRoutes } from './offer/offer.rest.ts';
import { overviewRoutes } from './overview/overview.rest.ts';
import { invoiceRoutes } from './invoice/invoice.rest.ts';
import { productRoutes } from './product/product.rest.ts';

/** REST routes of the inventory module. */
export const inventoryRoutes = table('Inventory', [...productRoutes, ...invoiceRoutes, ...offerRoutes, ...overviewRoutes]);
