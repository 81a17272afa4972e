import { crmOrderTransitions } from '../../../server/crm/order/crmOrderStates.rules.ts';
import { crmOrderListing } from '../../core/relay/operations/crmOrderListing.ts';
import { listSpec } from '../../core/screens/list/ListSpec.ts';

/** URL parameters of the order list; its filters are the API's. */
export const orderList = listSpec('order', crmOrderListing, {
  filters: [{ name: 'status', values: Object.keys(crmOrderTransitions), texts: 'orderStatus' }, 'customer', 'owner', 'orderedOn', 'total'],
  own: { field: 'NUMBER', direction: 'DESC' },
});
