import { accountListing } from '../core/relay/operations/accountListing.ts';
import { costCenterListing } from '../core/relay/operations/costCenterListing.ts';
import { journalEntryListing } from '../core/relay/operations/journalEntryListing.ts';
import { listSpec } from '../core/screens/list/ListSpec.ts';

/** URL parameters of each list; their filters are the API's. */
export const accountList = listSpec('ledgerAccount', accountListing, {
  filters: [{ name: 'type', texts: 'accountType' }, 'status', 'number', 'name', 'isGroup'],
  own: { field: 'NUMBER', direction: 'ASC' },
});

export const costCenterList = listSpec('costCenter', costCenterListing, {
  filters: ['status', 'description', 'department', 'budget'],
  own: { field: 'DESCRIPTION', direction: 'ASC' },
});

export const entryList = listSpec('entry', journalEntryListing, {
  filters: ['journal', 'postedOn', 'number', 'description', 'total', 'fiscalYear'],
  own: { field: 'POSTED_ON', direction: 'DESC' },
});
