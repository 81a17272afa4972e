import { leadListing } from '../../core/relay/operations/leadListing.ts';
import { listSpec } from '../../core/screens/list/ListSpec.ts';
import { listVariables } from '../../core/screens/list/listVariables.ts';

/** How leads are shown: as a board, as a list by column, or as a table. */
export const leadViews = ['board', 'list', 'table'] as const;
export const leadViewOf = (address: URLSearchParams) => (address.get('view') === 'list' ? 'list' : 'board');

/** What the address of the table of leads can say. */
export const leadList = listSpec('lead', leadListing, {
  filters: [
    'column',
    'isStale',
    'customer',
    'owner',
    'orderValue',
    'expectedCloseOn',
    { name: 'columnKind', values: ['INQUIRY', 'CUSTOM', 'CLOSED_WON', 'CANCELLED'], texts: 'leadColumn' },
    'closedAt',
  ],
  own: { field: 'CREATED_AT', direction: 'DESC' },
});

/** What the address of the board can say: the same, in the order that people give the cards. */
export const leadBoard = { ...leadList, sorts: [] };

/** What the address of the board asks of the API. */
export const leadVariables = (address: URLSearchParams) => {
  const { search, filter } = listVariables(address, leadBoard);
  return { search, filter };
};

/** The part of an address that says which leads are looked for, to be kept from one view to another. */
export const leadsAsked = (address: URLSearchParams): [string, string][] =>
  [...address].filter(([name]) => name === 'q' || leadList.filters.some(filter => filter.name === name));
