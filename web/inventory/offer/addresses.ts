import { serviceTypes } from '../../../server/inventory/service/serviceTypes.rules.ts';
import { aggregateProductListing } from '../../core/relay/operations/aggregateProductListing.ts';
import { inventoryPackageListing } from '../../core/relay/operations/inventoryPackageListing.ts';
import { inventoryServiceListing } from '../../core/relay/operations/inventoryServiceListing.ts';
import { listSpec } from '../../core/screens/list/ListSpec.ts';

const own = { field: 'TITLE', direction: 'ASC' } as const;

/** URL parameters of each list; their filters are the API's. */
export const serviceList = listSpec('service', inventoryServiceListing, {
  filters: [
    'status',
    { name: 'serviceType', values: serviceTypes, texts: 'serviceType' },
    'title',
    'charges',
    { name: 'vatCategory', texts: 'vatCategory' },
    'updatedAt',
  ],
  own,
});

export const packageList = listSpec('package', inventoryPackageListing, {
  filters: [
    { name: 'state', values: ['SELLABLE', 'INACTIVE', 'EXPIRED', 'COMPONENT_INACTIVE'], texts: 'offerState' },
    'status',
    'title',
    'discountPercentage',
    'finalCharges',
    'available',
    'expiryDate',
    'updatedAt',
  ],
  own,
});

export const aggregateProductList = listSpec('aggregateProduct', aggregateProductListing, {
  filters: [
    { name: 'state', values: ['SELLABLE', 'INACTIVE', 'COMPONENT_INACTIVE'], texts: 'offerState' },
    'status',
    'title',
    'sellingPrice',
    'profit',
    'margin',
    'available',
    'updatedAt',
  ],
  own,
});
