import { leadListing } from '../../core/relay/operations/leadListing.ts';
import { listSpec } from '../../core/screens/list/ListSpec.ts';
import { listVariables } from '../../core/screens/list/listVariables.ts';

/** Views of leads: a board, a list by column or a table. */
export const leadViews = ['board', 'list', 'table'] as const;
export const leadViewOf = (address: URLSearchParams) => (address.get('view') === 'list' ? 'list' : 'board');

/** URL parameters of the lead table. */
export const leadList = listSpec('lead', leadListing, {
  filters: [
    'column',
    'isStale',
    'customer',
    'owner',
    'source',
    'lossReason',
    'orderValue',
    'expectedCloseOn',
    { name: 'columnKind', values: ['INQUIRY', 'CUSTOM', 'CLOSED_WON', 'CANCELLED'], texts: 'leadColumn' },
    'closedAt',
  ],
  own: { field: 'CREATED_AT', direction: 'DESC' },
});

/** URL parameters of the board: those of the table without sorting, because users order the cards by hand. */
export const leadBoard = { ...leadList, sorts: [] };

/** Query variables of the board, from its URL. Leads closed long ago appear only when asked for. */
export const leadVariables = (address: URLSearchParams) => {
  const { search, filter } = listVariables(address, leadBoard);
  const isComplete = address.get('archived') === 'yes' || address.has('closedAt');
  return { search, filter: isComplete ? filter : { ...filter, isArchived: { eq: false } } };
};

/** The URL parameters that select leads, to be kept when the view changes. */
export const leadsAsked = (address: URLSearchParams): [string, string][] =>
  [...address].filter(([name]) => name === 'q' || leadList.filters.some(filter => filter.name === name));
