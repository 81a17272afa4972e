import { ecommerceProductGroupListing } from '../core/relay/operations/ecommerceProductGroupListing.ts';
import { ecommerceProductListing } from '../core/relay/operations/ecommerceProductListing.ts';
import { listSpec } from '../core/screens/list/ListSpec.ts';

/** URL parameters of each list; their filters are the API's. */
export const ecommerceProductGroupList = listSpec('ecommerceProductGroup', ecommerceProductGroupListing, {
  filters: ['status', 'title', 'productCount', 'updatedAt'],
  own: { field: 'TITLE', direction: 'ASC' },
});

export const ecommerceProductList = listSpec('ecommerceProduct', ecommerceProductListing, {
  filters: ['status', 'group', 'effectivePrice', 'stock', 'name', 'price', 'inventoryProduct', 'updatedAt'],
  own: { field: 'NAME', direction: 'ASC' },
});
