import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { ComboboxField, type ComboboxFieldProps } from '../../core/fields/ComboboxField.tsx';
import type { LeadSelectQuery } from '../../core/relay/generated/LeadSelectQuery.graphql.ts';

type Lead = { id: string; name: string };

interface LeadSelectProps extends Omit<ComboboxFieldProps<Lead>, 'search' | 'create'> {
  /** Offers only leads of this customer. */
  customer?: { readonly id: string } | null;
}

/** Selects a lead, of one customer or of any. */
export function LeadSelect({ customer, ...props }: LeadSelectProps) {
  const environment = useRelayEnvironment();
  const search = async (text: string) => {
    const query = graphql`
      query LeadSelectQuery($search: String, $filter: LeadFilter) {
        leads(first: 8, search: $search, filter: $filter) @required(action: THROW) {
          edges {
            node {
              id
              title
              customer {
                name
              }
            }
          }
        }
      }
    `;
    const filter = customer ? { customer: { eq: customer.id } } : {};
    const answer = await fetchQuery<LeadSelectQuery>(environment, query, { search: text || null, filter }).toPromise();
    return answer!.leads.edges.map(({ node }) => ({ id: node.id, name: node.title, detail: <bdi>{node.customer.name}</bdi> }));
  };
  return <ComboboxField<Lead> {...props} search={search} />;
}
