import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { ComboboxField, type ComboboxFieldProps } from '../../core/fields/ComboboxField.tsx';
import type { Suggestion } from '../../core/fields/Suggestions.tsx';
import type { RequisitionSelectQuery } from '../../core/relay/generated/RequisitionSelectQuery.graphql.ts';

/** Selects an approved requisition by part of its number or title. */
export function RequisitionSelect(props: Omit<ComboboxFieldProps<Suggestion>, 'search' | 'create'>) {
  const environment = useRelayEnvironment();
  const search = async (text: string) => {
    const query = graphql`
      query RequisitionSelectQuery($search: String) {
        requisitions(
          first: 8
          search: $search
          filter: { requisitionStatus: { eq: APPROVED }, status: { eq: ACTIVE } }
          sort: { field: NUMBER, direction: DESC }
        ) @required(action: THROW) {
          edges {
            node {
              id
              name: number
              title
            }
          }
        }
      }
    `;
    const answer = await fetchQuery<RequisitionSelectQuery>(environment, query, { search: text || null }).toPromise();
    return answer!.requisitions.edges.map(({ node: { id, name, title } }) => ({ id, name, detail: <bdi>{title}</bdi> }));
  };
  return <ComboboxField {...props} search={search} />;
}
