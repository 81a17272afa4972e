import { activeStatuses } from '../../server/core/rules/statuses.ts';
import { choiceIn, pageVariables, sortVariable } from '../core/screens/address.ts';

const statusIn = (address: URLSearchParams) => {
  const status = choiceIn(address, 'status', activeStatuses);
  return status && { eq: status };
};

/** What the address of each list asks of the API. The same names are its filters. */
export const customerVariables = (address: URLSearchParams) => ({
  ...pageVariables(address),
  filter: { status: statusIn(address) },
  sort: sortVariable(address, ['NAME', 'EMAIL', 'CITY', 'STATUS', 'UPDATED_AT'], { field: 'NAME', direction: 'ASC' }),
});

export const contactVariables = (address: URLSearchParams) => ({
  ...pageVariables(address),
  filter: { status: statusIn(address) },
  sort: sortVariable(address, ['NAME', 'DEPARTMENT', 'EMAIL', 'STATUS', 'UPDATED_AT'], { field: 'NAME', direction: 'ASC' }),
});
