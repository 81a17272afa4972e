import Package from 'lucide-react/icons/package';
import productQuery from '../core/relay/generated/ProductPageQuery$parameters.ts';
import productsQuery from '../core/relay/generated/ProductListQuery$parameters.ts';
import type { ScreenRow } from '../core/routing/ScreenRow.ts';
import { listVariables } from '../core/screens/list/listVariables.ts';
import { offerRows } from './offer/offerRows.ts';
import { overviewRows } from './overview/overviewRows.ts';
import { stockRows } from './stock/stockRows.ts';
import { productList } from './addresses.ts';
import { tillRows } from './till/tillRows.ts';

/** What is sold and kept in stock. */
export const rows: ScreenRow[] = [
  ...overviewRows,
  ...tillRows,
  {
    layout: 'APP',
    messages: 'inventory',
    access: 'Inventory',
    path: '/inventory/products/',
    title: 'menu.products',
    menu: { section: 'inventory', icon: Package },
    query: productsQuery,
    variables: address => listVariables(address, productList),
    screen: async () => (await import('./product/ProductList.tsx')).ProductList,
  },
  {
    layout: 'APP',
    messages: 'inventory',
    access: 'Inventory',
    path: '/inventory/products/:id/',
    title: 'product.one',
    query: productQuery,
    variables: (_address, { id }) => ({ id }),
    screen: async () => (await import('./product/ProductPage.tsx')).ProductPage,
  },
  ...offerRows,
  ...stockRows,
];
