import { graphql, usePreloadedQuery } from 'react-relay';
import type { LeadPageQuery } from '../../core/relay/generated/LeadPageQuery.graphql.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import { RecordScreen } from '../../core/record/RecordScreen.tsx';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { LeadDocumentButtons } from '../deal/LeadDocumentActions.tsx';
import { ActivityPanel } from '../activity/ActivityPanel.tsx';
import { OrderTable } from '../order/OrderTable.tsx';
import { QuotationTable } from '../quotation/QuotationTable.tsx';
import { LeadForm } from './LeadForm.tsx';
import { LeadPanel } from './LeadPanel.tsx';
import { LeadStageName } from './LeadStageName.tsx';
import { LeadStages } from './LeadStages.tsx';
import { leadRemoval } from '../../core/relay/operations/leadOperations.ts';

/** /CRM/leads/:id/: one lead, its lines and its stage history. */
export function LeadPage({ query }: ScreenProps<LeadPageQuery>) {
  const { lead } = usePreloadedQuery<LeadPageQuery>(
    graphql`
      query LeadPageQuery($id: ID!) @preloadable {
        lead(id: $id) @required(action: THROW) {
          id
          title
          owner {
            userId
            name
          }
          column {
            id
            ...LeadStageName_column
          }
          customer {
            id
            name
          }
          activities(first: 100) {
            totalCount
            ...ActivityPanel_activities
          }
          orders(first: 10) {
            totalCount
            ...OrderTable_orders
          }
          quotations(first: 50) {
            totalCount
            ...QuotationTable_quotations
          }
          ...RecordScreen_record
          ...LeadPanel_lead
          ...LeadStages_lead
        }
      }
    `,
    query,
  );
  useLiveUpdates('Lead', 'LeadColumn', 'Activity', 'CrmOrder', 'CrmQuotation');
  return (
    <RecordScreen
      entity="lead"
      record={lead}
      name={lead.title}
      status={<LeadStageName column={lead.column} />}
      owner={lead.owner}
      removal={leadRemoval}
      isPersonal
      buttons={<LeadDocumentButtons id={lead.id} />}
      form={(id, onClose) => <LeadForm id={id} onClose={onClose} />}
      panels={[
        { id: 'details', label: 'lead.details', content: <LeadPanel lead={lead} />, staysInSight: true },
        {
          id: 'activities',
          label: 'activity.plural',
          count: lead.activities.totalCount,
          content: <ActivityPanel activities={lead.activities} customer={lead.customer} lead={{ id: lead.id, name: lead.title }} />,
        },
        {
          id: 'quotations',
          label: 'quotation.plural',
          count: lead.quotations.totalCount,
          content: <QuotationTable quotations={lead.quotations} />,
        },
        { id: 'orders', label: 'order.plural', count: lead.orders.totalCount, content: <OrderTable orders={lead.orders} /> },
        { id: 'stages', label: 'lead.stages', content: <LeadStages lead={lead} /> },
      ]}
    />
  );
}
