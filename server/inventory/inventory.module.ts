import { InventoryProduct } from './product/InventoryProduct.ts';
import { InventoryProductResolver } from './product/InventoryProductResolver.ts';

/** What is sold and kept in stock. */
export const inventory = { entities: [InventoryProduct], resolvers: [InventoryProductResolver], routes: [] };
