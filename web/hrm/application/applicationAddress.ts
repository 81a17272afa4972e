import { applicationListing } from '../../core/relay/operations/applicationListing.ts';
import { listSpec } from '../../core/screens/list/ListSpec.ts';
import { listVariables } from '../../core/screens/list/listVariables.ts';

/** URL parameters of the application table. */
export const applicationList = listSpec('application', applicationListing, {
  filters: [
    'status',
    'column',
    'position',
    'owner',
    'rating',
    'interviewAt',
    'duplicateCount',
    'isOnline',
    'name',
    'qualification',
    'rejectedAt',
    'createdAt',
    'updatedAt',
  ],
  own: { field: 'CREATED_AT', direction: 'DESC' },
});

/** URL parameters of the board: those of the table without sorting, because users order the cards by hand. */
export const applicationBoard = { ...applicationList, sorts: [] };

/** Query variables of the board, from its URL. */
export const applicationVariables = (address: URLSearchParams) => {
  const { search, filter } = listVariables(address, applicationBoard);
  return { search, filter };
};
