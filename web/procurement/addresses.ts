import { productGroupListing } from '../core/relay/operations/productGroupListing.ts';
import { vendorListing } from '../core/relay/operations/vendorListing.ts';
import { listSpec } from '../core/screens/list/ListSpec.ts';

/** URL parameters of each list; their filters are the API's. */
export const vendorList = listSpec('vendor', vendorListing, {
  filters: [
    'status',
    { name: 'vendorType', texts: 'vendorType' },
    'productGroupTitles',
    'name',
    'companyName',
    'email',
    'phone',
    'currency',
    'updatedAt',
  ],
  own: { field: 'NAME', direction: 'ASC' },
});

export const productGroupList = listSpec('productGroup', productGroupListing, {
  filters: ['status', 'title', 'vendorCount', 'updatedAt'],
  own: { field: 'TITLE', direction: 'ASC' },
});
