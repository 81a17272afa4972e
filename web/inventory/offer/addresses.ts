import { activeStatuses } from '../../../server/core/rules/statuses.ts';
import { serviceTypes } from '../../../server/inventory/service/serviceTypes.rules.ts';
import { listSpec } from '../../core/screens/list/ListSpec.ts';

const status = { kind: 'choice', name: 'status', values: activeStatuses, texts: 'status' } as const;
const title = { kind: 'text', name: 'title' } as const;
const updatedAt = { kind: 'time', name: 'updatedAt' } as const;
const available = { kind: 'decimal', name: 'available' } as const;
const state = (...values: string[]) => ({ kind: 'choice', name: 'state', values, texts: 'offerState' }) as const;
const own = { field: 'TITLE', direction: 'ASC' } as const;

/** What the address of each list can say: its filters are the API's. */
export const serviceList = listSpec({
  name: 'service',
  filters: [
    status,
    { kind: 'choice', name: 'serviceType', values: serviceTypes, texts: 'serviceType' },
    title,
    { kind: 'decimal', name: 'charges' },
    { kind: 'choice', name: 'vatCategory', values: ['STANDARD_RATED', 'ZERO_RATED'], texts: 'vatCategory' },
    updatedAt,
  ],
  sorts: ['TITLE', 'SERVICE_TYPE', 'CHARGES', 'VAT_CATEGORY', 'STATUS', 'UPDATED_AT'],
  own,
});

export const packageList = listSpec({
  name: 'package',
  filters: [
    state('SELLABLE', 'INACTIVE', 'EXPIRED', 'COMPONENT_INACTIVE'),
    status,
    title,
    { kind: 'decimal', name: 'discountPercentage' },
    { kind: 'decimal', name: 'finalCharges' },
    available,
    { kind: 'date', name: 'expiryDate' },
    updatedAt,
  ],
  sorts: ['TITLE', 'DISCOUNT_PERCENTAGE', 'FINAL_CHARGES', 'AVAILABLE', 'EXPIRY_DATE', 'STATE', 'UPDATED_AT'],
  own,
});

export const aggregateProductList = listSpec({
  name: 'aggregateProduct',
  filters: [
    state('SELLABLE', 'INACTIVE', 'COMPONENT_INACTIVE'),
    status,
    title,
    { kind: 'decimal', name: 'sellingPrice' },
    { kind: 'decimal', name: 'profit' },
    { kind: 'decimal', name: 'margin' },
    available,
    updatedAt,
  ],
  sorts: ['TITLE', 'SELLING_PRICE', 'IN_HOUSE_COST', 'PROFIT', 'AVAILABLE', 'STATE', 'UPDATED_AT'],
  own,
});
