import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { ComboboxField, type ComboboxFieldProps } from '../../core/fields/ComboboxField.tsx';
import type { Suggestion } from '../../core/fields/Suggestions.tsx';
import type { CostCenterSelectQuery } from '../../core/relay/generated/CostCenterSelectQuery.graphql.ts';

/** Selects an active cost center by part of its description. */
export function CostCenterSelect(props: Omit<ComboboxFieldProps<Suggestion>, 'search' | 'create'>) {
  const environment = useRelayEnvironment();
  const search = async (text: string) => {
    const query = graphql`
      query CostCenterSelectQuery($search: String) {
        costCenters(first: 8, search: $search, filter: { status: { eq: ACTIVE } }, sort: { field: DESCRIPTION }) @required(action: THROW) {
          edges {
            node {
              id
              description
              department {
                title
              }
            }
          }
        }
      }
    `;
    const answer = await fetchQuery<CostCenterSelectQuery>(environment, query, { search: text || null }).toPromise();
    return answer!.costCenters.edges.map(({ node: { id, description, department } }) => ({
      id,
      name: description,
      detail: <bdi>{department.title}</bdi>,
    }));
  };
  return <ComboboxField {...props} search={search} />;
}
