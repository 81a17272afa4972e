import { crmOrderTransitions } from '../../../server/crm/order/crmOrderStates.rules.ts';
import { listSpec } from '../../core/screens/list/ListSpec.ts';

/** What the address of the list of orders can say: its filters are the API's. */
export const orderList = listSpec({
  name: 'order',
  filters: [
    { kind: 'choice', name: 'status', values: Object.keys(crmOrderTransitions), texts: 'orderStatus' },
    { kind: 'reference', name: 'customer' },
    { kind: 'reference', name: 'owner' },
    { kind: 'date', name: 'orderedOn' },
    { kind: 'decimal', name: 'total' },
  ],
  sorts: ['NUMBER', 'ORDERED_ON', 'STATUS', 'TOTAL', 'UPDATED_AT'],
  own: { field: 'NUMBER', direction: 'DESC' },
});
