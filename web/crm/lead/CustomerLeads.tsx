import { graphql, useFragment } from 'react-relay';
import { NewRecord } from '../../core/record/NewRecord.tsx';
import type { CustomerLeads_leads$key } from '../../core/relay/generated/CustomerLeads_leads.graphql.ts';
import type { DealFormProps } from '../deal/DealFormProps.ts';
import { DealTable } from '../deal/DealTable.tsx';
import { LeadStageName } from './LeadStageName.tsx';
import { StageAge } from './StageAge.tsx';
import { lazyPart } from '../../core/ui/lazyPart.tsx';

const LeadForm = lazyPart(async () => (await import('./LeadForm.tsx')).LeadForm);

/** The newest leads of a customer, and how long each has been in its stage. */
export function CustomerLeads({ leads: key, customer }: { leads: CustomerLeads_leads$key; customer?: DealFormProps['customer'] }) {
  const { edges, totalCount } = useFragment(
    graphql`
      fragment CustomerLeads_leads on LeadConnection {
        totalCount
        edges {
          node {
            id
            title
            columnSince
            orderValue
            column {
              ...LeadStageName_column
            }
          }
        }
      }
    `,
    key,
  );
  const rows = edges.map(({ node: { id, title, column, columnSince, orderValue } }) => ({
    id,
    name: <bdi>{title}</bdi>,
    status: <LeadStageName column={column} />,
    on: <StageAge since={columnSince} />,
    total: orderValue,
  }));
  return (
    <DealTable
      entity="lead"
      heads={{ on: 'lead.columnSince', total: 'lead.orderValue' }}
      rows={rows}
      total={totalCount}
      add={customer && <NewRecord label="lead.new" form={onClose => <LeadForm customer={customer} onClose={onClose} />} />}
    />
  );
}
