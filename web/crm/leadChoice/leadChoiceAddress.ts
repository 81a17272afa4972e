import { leadSourceListing } from '../../core/relay/operations/leadSourceListing.ts';
import { lossReasonListing } from '../../core/relay/operations/lossReasonListing.ts';
import { listSpec } from '../../core/screens/list/ListSpec.ts';

/** URL parameters of the loss reasons. */
export const lossReasonList = listSpec('lossReason', lossReasonListing, {
  filters: ['status', 'name', 'leadCount', 'updatedAt'],
  own: { field: 'NAME', direction: 'ASC' },
});

/** URL parameters of the lead sources. */
export const leadSourceList = listSpec('leadSource', leadSourceListing, {
  filters: ['status', 'name', 'leadCount', 'updatedAt'],
  own: { field: 'NAME', direction: 'ASC' },
});
