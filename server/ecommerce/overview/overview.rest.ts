import { CalendarPeriod } from '../../core/graphql/CalendarPeriod.ts';
import { one, textOf, type RestCall, type Route, type Texts, type Values } from '../../core/rest/Route.ts';

/** A period in any case; all time if it is missing or unknown. */
const periodOf = ({ query }: RestCall): Values => ({
  period: Object.values(CalendarPeriod).find(period => period === textOf(query.period)?.toUpperCase()) ?? CalendarPeriod.ALL,
});

/** Builds the route of one documented analysis, which returns a part of the overview. Lists are returned in the usual list format. */
function analysis(path: string, names: Texts, fields: string, part: (overview: Values) => unknown, parameters: string[] = []): Route {
  return one(`/ecommerce/analytics/${path}`, { names, selection: `{ from before currency ${fields} }` }, 'ecommerceOverview', {
    values: periodOf,
    parameters,
    shape: (overview, _context, message) => {
      const data = part(overview);
      return Promise.resolve(Array.isArray(data) ? { data, page: 1, pageSize: data.length, total: data.length } : { data, message });
    },
  });
}

const listOf = (name: string) => (overview: Values) => overview[name];
const period = ['period'];

/** REST routes of the documented analyses: over all time, unless a period is given. */
export const overviewRoutes: Route[] = [
  analysis(
    'main',
    { en: 'Shop analytics', ar: 'تحليلات المتجر', sp: 'el análisis de la tienda' },
    'orders openOrders sales averageOrder customers products lowStockCount newCustomerCount',
    overview => overview,
  ),
  analysis(
    'low-stock',
    { en: 'Low stock', ar: 'المخزون المنخفض', sp: 'las existencias bajas' },
    'lowStock { id: productId name stock reorderLevel }',
    listOf('lowStock'),
  ),
  analysis(
    'monthly-customers-orders',
    { en: 'Customers and orders by month', ar: 'العملاء والطلبات شهريًا', sp: 'los clientes y pedidos por mes' },
    'months { month customers orders }',
    listOf('months'),
  ),
  analysis(
    'monthly-orders-sales',
    { en: 'Orders and sales by month', ar: 'الطلبات والمبيعات شهريًا', sp: 'los pedidos y ventas por mes' },
    'months { month orders sales }',
    listOf('months'),
  ),
  analysis(
    'best-spending-customer-break-down',
    { en: 'Best customers', ar: 'أفضل العملاء', sp: 'los mejores clientes' },
    'bestCustomers { id: customerId name orders spent }',
    listOf('bestCustomers'),
  ),
  analysis(
    'recents-orders',
    { en: 'Recent orders', ar: 'أحدث الطلبات', sp: 'los pedidos recientes' },
    'recentOrders { id: orderId number customer orderedOn status total }',
    listOf('recentOrders'),
    period,
  ),
  analysis(
    'products-rating',
    { en: 'Ratings of products', ar: 'تقييمات المنتجات', sp: 'las valoraciones de productos' },
    'ratings { id: productId name averageRating ratingCount }',
    listOf('ratings'),
  ),
  analysis(
    'newly-customer',
    { en: 'New customers', ar: 'العملاء الجدد', sp: 'los clientes nuevos' },
    'newCustomers { id: customerId name firstOrderOn }',
    listOf('newCustomers'),
  ),
  analysis(
    'best-selling-products',
    { en: 'Best sellers', ar: 'الأكثر مبيعًا', sp: 'los más vendidos' },
    'bestProducts { id: productId name quantity revenue }',
    listOf('bestProducts'),
    period,
  ),
  analysis(
    'country-wise-orders',
    { en: 'Orders by country', ar: 'الطلبات حسب البلد', sp: 'los pedidos por país' },
    'countries { country orders sales }',
    listOf('countries'),
    period,
  ),
];
