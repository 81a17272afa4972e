import { one, textOf, type RestCall, type Route, type Texts, type Values } from '../../core/rest/Route.ts';
import { TimeSpan } from '../../core/graphql/TimeSpan.ts';
import { InventoryInvoiceType } from '../invoice/InventoryInvoiceType.ts';

/** Parses a time span: `last 7 days`, `last7Days`, `LAST_7_DAYS`; all time if it is missing, the last 30 days for any other value. */
const spanOf = (text: string | undefined): TimeSpan =>
  Object.values(TimeSpan).find(span => plain(span) === plain(text ?? '')) ?? (text === undefined ? TimeSpan.ALL : TimeSpan.LAST_30_DAYS);
const typeOf = (text: string | undefined) => Object.values(InventoryInvoiceType).find(type => plain(type) === plain(text ?? ''));
const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Builds the route of one documented analysis, which returns a part of the overview. Lists are returned in the usual list format. */
function analysis(
  path: string,
  names: Texts,
  fields: string,
  part: (overview: Values) => unknown,
  parameters: string[] = ['period'],
): Route {
  const values = ({ query }: RestCall): Values => ({
    span: spanOf(textOf(query.filterType ?? query.period ?? query.span)),
    recentType: typeOf(textOf(query.type)),
  });
  return one(`/inventory/analytics/${path}`, { names, selection: `{ from before currency ${fields} }` }, 'inventoryOverview', {
    values,
    parameters,
    shape: (overview, _context, message) => {
      const data = part(overview);
      return Promise.resolve(Array.isArray(data) ? { data, page: 1, pageSize: data.length, total: data.length } : { data, message });
    },
  });
}

const figures =
  (...names: string[]) =>
  (overview: Values) =>
    Object.fromEntries(['from', 'before', 'currency', ...names].map(name => [name, overview[name]]));
const listOf = (name: string) => (overview: Values) => overview[name];
const seller = '{ id: itemId name quantity revenue }';

/** REST routes of the documented analyses: over all time, unless a period is given. */
export const overviewRoutes: Route[] = [
  analysis(
    'vat',
    { en: 'VAT', ar: 'ضريبة القيمة المضافة', sp: 'el IVA' },
    'totalTax vat { vatCategory vatRate base tax }',
    figures('totalTax', 'vat'),
  ),
  analysis('revenue', { en: 'Revenue', ar: 'الإيراد', sp: 'los ingresos' }, 'revenue sales returns', figures('revenue', 'sales', 'returns')),
  analysis(
    'gross-margin-by-month',
    { en: 'Gross margin by month', ar: 'هامش الربح الشهري', sp: 'el margen bruto mensual' },
    'months { month revenue cost profit margin }',
    listOf('months'),
  ),
  analysis(
    'items-breakdown',
    { en: 'Items break-down', ar: 'توزيع الأصناف', sp: 'el desglose de artículos' },
    'breakdown { kind quantity revenue }',
    listOf('breakdown'),
  ),
  analysis(
    'gross-profit',
    { en: 'Gross profit', ar: 'إجمالي الربح', sp: 'el beneficio bruto' },
    'revenue cost grossProfit margin',
    figures('revenue', 'cost', 'grossProfit', 'margin'),
  ),
  analysis('total-tax', { en: 'Total tax', ar: 'إجمالي الضريبة', sp: 'el impuesto total' }, 'totalTax', figures('totalTax')),
  analysis(
    'low-stock',
    { en: 'Low stock', ar: 'المخزون المنخفض', sp: 'las existencias bajas' },
    'lowStockCount lowStock { id: productId name available reorderLevel }',
    ({ lowStockCount, lowStock }) => ({ count: lowStockCount, products: lowStock }),
  ),
  analysis(
    'best-sellers/products',
    { en: 'Best-selling products', ar: 'المنتجات الأكثر مبيعًا', sp: 'los productos más vendidos' },
    `bestProducts ${seller}`,
    listOf('bestProducts'),
  ),
  analysis(
    'best-sellers/aggregated-products',
    { en: 'Best-selling aggregate products', ar: 'المنتجات المجمّعة الأكثر مبيعًا', sp: 'los productos compuestos más vendidos' },
    `bestAggregateProducts ${seller}`,
    listOf('bestAggregateProducts'),
  ),
  analysis(
    'best-sellers/packages',
    { en: 'Best-selling packages', ar: 'الباقات الأكثر مبيعًا', sp: 'los paquetes más vendidos' },
    `bestPackages ${seller}`,
    listOf('bestPackages'),
  ),
  analysis(
    'best-sellers/services',
    { en: 'Best-selling services', ar: 'الخدمات الأكثر مبيعًا', sp: 'los servicios más vendidos' },
    `bestServices ${seller}`,
    listOf('bestServices'),
  ),
  analysis(
    'top-sellers',
    { en: 'Top sellers', ar: 'أفضل البائعين', sp: 'los mejores vendedores' },
    'topSellers { id: userId name sales revenue }',
    listOf('topSellers'),
  ),
  analysis(
    'recent-orders',
    { en: 'Recent orders', ar: 'أحدث الطلبات', sp: 'los pedidos recientes' },
    'recent { id: invoiceId number type soldAt customer cashier isReturn total }',
    listOf('recent'),
    ['filterType', 'type'],
  ),
];
