import Package from 'lucide-react/icons/package';
import productsQuery from '../core/relay/generated/ProductListQuery$parameters.ts';
import type { ScreenRow } from '../core/routing/ScreenRow.ts';
import { listVariables } from '../core/screens/list/listVariables.ts';
import { offerRows } from './offer/offerRows.ts';
import { productList } from './addresses.ts';

/** What is sold and kept in stock. */
export const rows: ScreenRow[] = [
  {
    layout: 'APP',
    messages: 'inventory',
    access: ['Inventory', 'CRM'],
    path: '/inventory/products/',
    title: 'menu.products',
    menu: { section: 'inventory', icon: Package },
    query: productsQuery,
    variables: address => listVariables(address, productList),
    screen: async () => (await import('./product/ProductList.tsx')).ProductList,
  },
  ...offerRows,
];
