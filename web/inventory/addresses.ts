import { activeStatuses } from '../../server/core/rules/statuses.ts';
import { choiceIn, pageVariables, sortVariable } from '../core/screens/address.ts';

/** What the address of the list of products asks of the API. The same names are its filters. */
export function productVariables(address: URLSearchParams) {
  const status = choiceIn(address, 'status', activeStatuses);
  return {
    ...pageVariables(address),
    filter: { status: status && { eq: status } },
    sort: sortVariable(address, ['NAME', 'CODE', 'SALE_PRICE', 'VAT_CATEGORY', 'STATUS', 'UPDATED_AT'], {
      field: 'NAME',
      direction: 'ASC',
    }),
  };
}
