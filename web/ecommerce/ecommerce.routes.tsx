import ChartColumn from 'lucide-react/icons/chart-column';
import Globe from 'lucide-react/icons/globe';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import dashboardQuery from '../core/relay/generated/EcommerceDashboardQuery$parameters.ts';
import storefrontQuery from '../core/relay/generated/StorefrontSettingsQuery$parameters.ts';
import cartQuery from '../core/relay/generated/useCartProductsQuery$parameters.ts';
import { entityRows } from '../core/routing/EntityScreens.ts';
import { redirectRow } from '../core/routing/redirectRow.tsx';
import { periodIn } from '../core/screens/period.ts';
import type { ScreenRow } from '../core/routing/ScreenRow.ts';
import { cartVariables } from './cart/cartVariables.ts';
import {
  ecommerceCoupon,
  ecommerceCustomer,
  ecommerceDeliveryMethod,
  ecommerceOrder,
  ecommerceProduct,
  ecommerceProductGroup,
  ecommerceReview,
  ecommerceSeller,
  ecommerceTax,
} from './ecommerce.entities.ts';

const form = { messages: 'ecommerce', access: 'Ecommerce' } as const;

/** Screens of the shop, as its staff run it. */
export const rows: ScreenRow[] = [
  {
    ...form,
    layout: 'APP',
    path: '/ecommerce/dashboard/',
    title: 'menu.shopDashboard',
    report: 'DASHBOARD',
    menu: { section: 'ecommerce', icon: ChartColumn },
    query: dashboardQuery,
    variables: address => ({ period: periodIn(address) }),
    screen: async () => (await import('./overview/EcommerceDashboard.tsx')).EcommerceDashboard,
  },
  {
    ...form,
    layout: 'APP',
    path: '/ecommerce/storefront/',
    title: 'menu.storefront',
    menu: { section: 'ecommerce', icon: Globe },
    query: storefrontQuery,
    screen: async () => (await import('./storefront/StorefrontSettings.tsx')).StorefrontSettings,
  },
  redirectRow({ ...form, title: 'ecommerceProduct.new', path: '/ecommerce/create-product/' }, '/ecommerce/products/?dialog=new'),
  redirectRow({ ...form, title: 'ecommerceOrder.new', path: '/ecommerce/create-order/' }, '/ecommerce/orders-list/?dialog=new'),
  ...[
    ecommerceProduct,
    ecommerceOrder,
    ecommerceCustomer,
    ecommerceReview,
    ecommerceSeller,
    ecommerceCoupon,
    ecommerceDeliveryMethod,
    ecommerceTax,
    ecommerceProductGroup,
  ].flatMap(entityRows),
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
    under: '/ecommerce/cart/',
    title: 'shopCheckout.title',
    query: cartQuery,
    variables: cartVariables,
    screen: async () => (await import('./cart/CheckoutScreen.tsx')).CheckoutScreen,
    membersOnly: true,
  },
];
