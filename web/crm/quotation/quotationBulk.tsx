import type { Bulk } from '../../core/screens/list/Bulk.ts';
import { bulkDay, bulkOwner, bulkText } from '../../core/screens/list/bulkFields.tsx';
import { crmQuotationBulk } from '../../core/relay/operations/crmQuotationOperations.ts';

/** What can be changed of many quotations at once, or of one in the list. */
export const bulk: Bulk = {
  ...crmQuotationBulk,
  isRestorable: true,
  fields: [bulkOwner('quotation.owner'), bulkDay('quotation.validUntil'), bulkText('quotation.description')],
};
