import { one, textOf, type RestCall, type Route, type Texts, type Values } from '../../core/rest/Route.ts';

const periods = ['ALL', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'];

/** A period in any case; all time if it is missing or unknown. */
const periodOf = ({ query }: RestCall): Values => {
  const asked = textOf(query.period)?.toUpperCase() ?? 'ALL';
  return { period: periods.includes(asked) ? asked : 'ALL' };
};

/** Builds the route of one documented read, which returns a list of the overview in the usual format. */
const listed = (path: string, names: Texts, name: string, selection: string, parameters: string[] = []): Route =>
  one(`/procurement/${path}`, { names, selection: `{ ${name} ${selection} }` }, 'procurementOverview', {
    values: periodOf,
    parameters,
    shape: overview => {
      const data = overview[name] as Values[];
      return Promise.resolve({ data, page: 1, pageSize: data.length, total: data.length });
    },
  });

/** Documented reads of the procurement dashboard: over all time, unless a period is given. */
export const overviewRoutes: Route[] = [
  listed(
    'getUpcomingDueRequisitions',
    { en: 'Upcoming requisitions', ar: 'طلبات الشراء القادمة', sp: 'las próximas requisiciones' },
    'upcoming',
    '{ id: requisitionId number title department dueDate: dueOn }',
  ),
  listed(
    'getVendorsBreakdown',
    { en: 'Vendors break-down', ar: 'توزيع المورّدين', sp: 'el desglose de proveedores' },
    'vendors',
    '{ vendorType status count }',
  ),
  listed(
    'getMonthlyTotalOrders',
    { en: 'Orders by month', ar: 'الأوامر حسب الشهر', sp: 'las órdenes por mes' },
    'months',
    '{ month total: orders }',
  ),
  listed(
    'getMonthlyTotalProducts',
    { en: 'Products by month', ar: 'المنتجات حسب الشهر', sp: 'los productos por mes' },
    'months',
    '{ month total: products }',
  ),
  listed(
    'getMonthlyTotalVendors',
    { en: 'Vendors by month', ar: 'المورّدون حسب الشهر', sp: 'los proveedores por mes' },
    'months',
    '{ month total: vendors }',
  ),
  listed(
    'getMonthlySpending',
    { en: 'Spending by month', ar: 'الإنفاق حسب الشهر', sp: 'el gasto por mes' },
    'months',
    '{ month total: spending }',
  ),
  one(
    '/procurement/getAnalytics',
    {
      names: { en: 'Procurement analytics', ar: 'تحليلات المشتريات', sp: 'el análisis de compras' },
      selection: `{ from before currency orders spending savings openOrders openValue pendingRequisitions activeVendors blockedBills
        topVendors { id: recordId name spending } topGroups { id: recordId name spending } }`,
    },
    'procurementOverview',
    { values: periodOf },
  ),
  listed(
    'getRecentOrders',
    { en: 'Recent orders', ar: 'أحدث الأوامر', sp: 'las órdenes recientes' },
    'recent',
    '{ id: orderId number vendor issuedOn poStatus finalAmount: total }',
    ['period'],
  ),
];
