import { entityRows } from '../core/routing/EntityScreens.ts';
import { redirectRow } from '../core/routing/redirectRow.tsx';
import type { ScreenRow } from '../core/routing/ScreenRow.ts';
import { ecommerceProduct, ecommerceProductGroup } from './ecommerce.entities.ts';

const form = { messages: 'ecommerce', access: 'Ecommerce' } as const;

/** Screens of the shop, as its staff run it. */
export const rows: ScreenRow[] = [
  redirectRow({ ...form, title: 'ecommerceProduct.new', path: '/ecommerce/create-product/' }, '/ecommerce/products/?dialog=new'),
  ...[ecommerceProduct, ecommerceProductGroup].flatMap(entityRows),
];
