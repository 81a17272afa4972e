import { FormattedMessage } from 'react-intl';
import type { Bulk } from '../../core/screens/list/Bulk.ts';
import { bulkDay, bulkMoney, bulkOwner, bulkPercent, bulkText } from '../../core/screens/list/bulkFields.tsx';
import { leadBulk } from '../../core/relay/operations/leadOperations.ts';
import { lazyPart } from '../../core/ui/lazyPart.tsx';

const LeadSourceSelect = lazyPart(async () => (await import('../leadChoice/LeadSourceSelect.tsx')).LeadSourceSelect);

/** What can be changed of many leads at once, or of one in the list. */
export const bulk: Bulk = {
  ...leadBulk,
  isRestorable: true,
  fields: [
    bulkOwner('lead.owner'),
    bulkDay('lead.expectedCloseOn'),
    bulkPercent('lead.probability'),
    bulkMoney('lead.estimatedBudget'),
    { name: 'sourceId', label: 'lead.source', field: <LeadSourceSelect name="sourceId" label={<FormattedMessage id="lead.source" />} /> },
    bulkText('lead.reason'),
  ],
};
