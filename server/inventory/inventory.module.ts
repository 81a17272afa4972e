import { InventoryInvoice, InventoryInvoiceLine, InventoryInvoiceTax } from './invoice/InventoryInvoice.ts';
import { InventoryInvoiceResolver } from './invoice/InventoryInvoiceResolver.ts';
import { InventoryProduct } from './product/InventoryProduct.ts';
import { InventoryProductResolver } from './product/InventoryProductResolver.ts';
import { productPaper } from './print/productPaper.ts';
import { Till, TillCash, TillSession } from './till/Till.ts';
import { TillResolver } from './till/TillResolver.ts';
import { TillSessionResolver } from './till/TillSessionResolver.ts';

/** What is sold and kept in stock. */
export const inventory = {
  entities: [InventoryInvoice, InventoryInvoiceLine, InventoryInvoiceTax, InventoryProduct, Till, TillCash, TillSession],
  resolvers: [InventoryInvoiceResolver, InventoryProductResolver, TillResolver, TillSessionResolver],
  routes: [],
  papers: [productPaper],
};
