import type { Bulk } from '../../core/screens/list/Bulk.ts';
import { bulkCountry, bulkOwner, bulkText } from '../../core/screens/list/bulkFields.tsx';
import { bulkStatus } from '../../core/screens/list/bulkStatus.tsx';
import { customerBulk } from '../../core/relay/operations/customerOperations.ts';

/** What can be changed of many customers at once, or of one in the list. */
export const bulk: Bulk = {
  ...customerBulk,
  isRestorable: true,
  fields: [
    bulkStatus('customer.status'),
    bulkOwner('customer.owner'),
    bulkText('customer.companyName'),
    bulkText('customer.email'),
    bulkText('customer.phone'),
    bulkText('customer.address'),
    bulkText('customer.city'),
    bulkCountry('customer.country'),
    bulkText('customer.registrationType'),
    bulkText('customer.taxNumber'),
  ],
};
