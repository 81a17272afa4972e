import { InventoryProduct } from './product/InventoryProduct.ts';
import { InventoryProductResolver } from './product/InventoryProductResolver.ts';
import { productPaper } from './print/productPaper.ts';

/** What is sold and kept in stock. */
export const inventory = { entities: [InventoryProduct], resolvers: [InventoryProductResolver], routes: [], papers: [productPaper] };
