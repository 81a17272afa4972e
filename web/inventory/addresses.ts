import { inventoryProductListing } from '../core/relay/operations/inventoryProductListing.ts';
import { listSpec } from '../core/screens/list/ListSpec.ts';

/** URL parameters of the product list; its filters are the API's. */
export const productList = listSpec('product', inventoryProductListing, {
  filters: [
    'status',
    'isPerishable',
    'isLow',
    { name: 'vatCategory', texts: 'vatCategory' },
    'name',
    'code',
    'barcode',
    'brand',
    'manufacturer',
    'salePrice',
    'available',
    'expiresOn',
    'updatedAt',
  ],
  own: { field: 'NAME', direction: 'ASC' },
  customized: 'PRODUCT',
});
