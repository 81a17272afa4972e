import { crmQuotationListing } from '../../core/relay/operations/crmQuotationListing.ts';
import { listSpec } from '../../core/screens/list/ListSpec.ts';

/** URL parameters of the quotation list; its filters are the API's. */
export const quotationList = listSpec('quotation', crmQuotationListing, {
  filters: [
    { name: 'status', values: ['DRAFT', 'SENT', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'CANCELLED'], texts: 'quotationStatus' },
    'customer',
    'owner',
    'validUntil',
    'total',
  ],
  own: { field: 'UPDATED_AT', direction: 'DESC' },
});
