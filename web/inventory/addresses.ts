import { activeStatuses } from '../../server/core/rules/statuses.ts';
import { listSpec } from '../core/screens/list/ListSpec.ts';

/** What the address of the list of products can say: its filters are the API's. */
export const productList = listSpec({
  name: 'product',
  filters: [
    { kind: 'choice', name: 'status', values: activeStatuses, texts: 'status' },
    { kind: 'flag', name: 'isPerishable' },
    { kind: 'flag', name: 'isLow' },
    { kind: 'choice', name: 'vatCategory', values: ['STANDARD_RATED', 'ZERO_RATED'], texts: 'vatCategory' },
    { kind: 'text', name: 'name' },
    { kind: 'text', name: 'code' },
    { kind: 'text', name: 'barcode' },
    { kind: 'text', name: 'brand' },
    { kind: 'text', name: 'manufacturer' },
    { kind: 'decimal', name: 'salePrice' },
    { kind: 'decimal', name: 'available' },
    { kind: 'date', name: 'expiresOn' },
    { kind: 'time', name: 'updatedAt' },
  ],
  sorts: [
    'NAME',
    'CODE',
    'MANUFACTURER',
    'BRAND',
    'SALE_PRICE',
    'PURCHASE_PRICE',
    'AVAILABLE',
    'QUANTITY',
    'STOCK_VALUE',
    'EXPIRES_ON',
    'VAT_CATEGORY',
    'STATUS',
    'UPDATED_AT',
  ],
  own: { field: 'NAME', direction: 'ASC' },
});
