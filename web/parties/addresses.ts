import { contactListing } from '../core/relay/operations/contactListing.ts';
import { customerListing } from '../core/relay/operations/customerListing.ts';
import { listSpec } from '../core/screens/list/ListSpec.ts';

/** URL parameters of each list; their filters are the API's. */
export const customerList = listSpec('customer', customerListing, {
  filters: ['status', 'owner', 'name', 'email', 'phone', 'city', 'updatedAt'],
  own: { field: 'NAME', direction: 'ASC' },
  customized: 'CUSTOMER',
});

export const contactList = listSpec('contact', contactListing, {
  filters: ['status', 'customer', 'name', 'department', 'email', 'updatedAt'],
  own: { field: 'NAME', direction: 'ASC' },
});
