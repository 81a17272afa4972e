import { departmentListing } from '../core/relay/operations/departmentListing.ts';
import { listSpec } from '../core/screens/list/ListSpec.ts';

/** URL parameters of each list; their filters are the API's. */
export const departmentList = listSpec('department', departmentListing, {
  filters: ['status', 'title', 'updatedAt'],
  own: { field: 'TITLE', direction: 'ASC' },
});
