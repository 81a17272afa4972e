import ShoppingCart from 'lucide-react/icons/shopping-cart';
import cartQuery from '../core/relay/generated/useCartProductsQuery$parameters.ts';
import { entityRows } from '../core/routing/EntityScreens.ts';
import { redirectRow } from '../core/routing/redirectRow.tsx';
import type { ScreenRow } from '../core/routing/ScreenRow.ts';
import { cartVariables } from './cart/cartVariables.ts';
import { ecommerceCustomer, ecommerceOrder, ecommerceProduct, ecommerceProductGroup } from './ecommerce.entities.ts';

const form = { messages: 'ecommerce', access: 'Ecommerce' } as const;

/** Screens of the shop, as its staff run it. */
export const rows: ScreenRow[] = [
  redirectRow({ ...form, title: 'ecommerceProduct.new', path: '/ecommerce/create-product/' }, '/ecommerce/products/?dialog=new'),
  redirectRow({ ...form, title: 'ecommerceOrder.new', path: '/ecommerce/create-order/' }, '/ecommerce/orders-list/?dialog=new'),
  ...[ecommerceProduct, ecommerceOrder, ecommerceCustomer, ecommerceProductGroup].flatMap(entityRows),
  {
    ...form,
    layout: 'APP',
    path: '/ecommerce/cart/',
    title: 'menu.shopCart',
    menu: { section: 'ecommerce', icon: ShoppingCart },
    query: cartQuery,
    variables: cartVariables,
    screen: async () => (await import('./cart/CartScreen.tsx')).CartScreen,
    membersOnly: true,
  },
  {
    ...form,
    layout: 'APP',
    path: '/ecommerce/checkout/',
    title: 'shopCheckout.title',
    query: cartQuery,
    variables: cartVariables,
    screen: async () => (await import('./cart/CheckoutScreen.tsx')).CheckoutScreen,
    membersOnly: true,
  },
];
