import { crmOrderTransitions, type CrmOrderStatusName } from '../../../server/crm/order/crmOrder.rules.ts';
import { choiceIn, pageVariables, sortVariable } from '../../core/screens/address.ts';

export const orderStatuses = Object.keys(crmOrderTransitions) as CrmOrderStatusName[];

/** What the address of the list of orders asks of the API. */
export const orderVariables = (address: URLSearchParams) => {
  const status = choiceIn(address, 'status', orderStatuses);
  return {
    ...pageVariables(address),
    filter: { status: status && { eq: status } },
    sort: sortVariable(address, ['NUMBER', 'STATUS', 'ORDERED_ON', 'TOTAL', 'UPDATED_AT'], { field: 'NUMBER', direction: 'DESC' }),
  };
};
