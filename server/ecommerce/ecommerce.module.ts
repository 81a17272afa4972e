import { ecommerceRoutes } from './ecommerce.rest.ts';
import { ecommerceProductTemplate } from './print/productTemplate.ts';
import { EcommerceProduct } from './product/EcommerceProduct.ts';
import { EcommerceProductPicturesResolver } from './product/EcommerceProductPicturesResolver.ts';
import { EcommerceProductResolver } from './product/EcommerceProductResolver.ts';
import { EcommerceProductGroup } from './productGroup/EcommerceProductGroup.ts';
import { EcommerceProductGroupResolver } from './productGroup/EcommerceProductGroupResolver.ts';

/** The shop: what it sells, as its staff run it. */
export const ecommerce = {
  entities: [EcommerceProductGroup, EcommerceProduct],
  resolvers: [EcommerceProductGroupResolver, EcommerceProductResolver, EcommerceProductPicturesResolver],
  routes: ecommerceRoutes,
  printTemplates: [ecommerceProductTemplate],
};
