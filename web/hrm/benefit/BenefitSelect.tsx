import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { ComboboxField, type ComboboxFieldProps } from '../../core/fields/ComboboxField.tsx';
import type { BenefitSelectQuery } from '../../core/relay/generated/BenefitSelectQuery.graphql.ts';

type Benefit = { id: string; name: string };

/** Selects a benefit that is active by part of its title. */
export function BenefitSelect(props: Omit<ComboboxFieldProps<Benefit>, 'search' | 'create'>) {
  const environment = useRelayEnvironment();
  const search = async (text: string) => {
    const query = graphql`
      query BenefitSelectQuery($search: String) {
        benefits(first: 8, search: $search, filter: { status: { eq: ACTIVE } }, sort: { field: TITLE }) @required(action: THROW) {
          edges {
            node {
              id
              name: title
            }
          }
        }
      }
    `;
    const answer = await fetchQuery<BenefitSelectQuery>(environment, query, { search: text || null }).toPromise();
    return answer!.benefits.edges.map(({ node }) => node);
  };
  return <ComboboxField<Benefit> {...props} search={search} />;
}
