import { table } from '../core/rest/Route.ts';
import { leadRoutes } from './lead/lead.rest.ts';
import { orderRoutes } from './order/order.rest.ts';

/** Documented REST calls of CRM. */
export const crmRoutes = table('CRM', [...leadRoutes, ...orderRoutes]);
