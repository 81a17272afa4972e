import { graphql, useFragment } from 'react-relay';
import { When } from '../../core/i18n/When.tsx';
import type { CustomerLeads_leads$key } from '../../core/relay/generated/CustomerLeads_leads.graphql.ts';
import { DealTable } from '../deal/DealTable.tsx';
import { LeadStageName } from './LeadStageName.tsx';

/** The newest leads of a customer, and since when each is where it is. */
export function CustomerLeads({ leads: key }: { leads: CustomerLeads_leads$key }) {
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
    path: `/CRM/leads/${id}/`,
    name: <bdi>{title}</bdi>,
    status: <LeadStageName column={column} />,
    on: <When at={columnSince} />,
    total: orderValue,
  }));
  return <DealTable entity="lead" rows={rows} total={totalCount} />;
}
