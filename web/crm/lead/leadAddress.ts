import { currentSession } from '../../core/session/session.ts';
import { listSpec } from '../../core/screens/list/ListSpec.ts';

/** How leads are shown: as a board, as a list by column, or as a table. */
export const leadViews = ['board', 'list', 'table'] as const;
export const leadViewOf = (address: URLSearchParams) => (address.get('view') === 'list' ? 'list' : 'board');

/** What the address of the table of leads can say. */
export const leadList = listSpec({
  name: 'lead',
  filters: [
    { kind: 'reference', name: 'customer' },
    { kind: 'reference', name: 'owner' },
    { kind: 'decimal', name: 'orderValue' },
    { kind: 'date', name: 'expectedCloseOn' },
    { kind: 'reference', name: 'column' },
    { kind: 'choice', name: 'columnKind', values: ['INQUIRY', 'CUSTOM', 'CLOSED_WON', 'CANCELLED'], texts: 'leadColumn' },
    { kind: 'time', name: 'closedAt' },
  ],
  sorts: ['TITLE', 'ORDER_VALUE', 'PROBABILITY', 'EXPECTED_CLOSE_ON', 'COLUMN_SINCE', 'CREATED_AT'],
  own: { field: 'CREATED_AT', direction: 'DESC' },
});

/** What the address of the board asks of the API. `owner=mine` is whoever looks. */
export const leadVariables = (address: URLSearchParams) => {
  const owner = address.get('owner');
  const ownerId = owner === 'mine' ? currentSession().userId : owner;
  const customer = address.get('customer');
  return {
    search: address.get('q'),
    filter: {
      owner: ownerId ? { eq: ownerId } : undefined,
      customer: customer ? { eq: customer } : undefined,
      isStale: address.get('stale') ? { eq: true } : undefined,
    },
  };
};
