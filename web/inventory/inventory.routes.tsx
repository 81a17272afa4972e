import Package from 'lucide-react/icons/package';
import productsQuery from '../core/relay/generated/ProductListQuery$parameters.ts';
import type { ScreenRow } from '../core/routing/ScreenRow.ts';
import { productVariables } from './addresses.ts';

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
    variables: productVariables,
    screen: async () => (await import('./product/ProductList.tsx')).ProductList,
  },
];
