import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { ComboboxField, type ComboboxFieldProps } from '../../core/fields/ComboboxField.tsx';
import type { WarehouseSelectQuery, WarehouseSelectQuery$data } from '../../core/relay/generated/WarehouseSelectQuery.graphql.ts';

type WarehouseChoice = WarehouseSelectQuery$data['warehouses']['edges'][number]['node'];

/** Selects an active warehouse by part of its name, code or city. */
export function WarehouseSelect(props: Omit<ComboboxFieldProps<WarehouseChoice>, 'search' | 'create'>) {
  const environment = useRelayEnvironment();
  const search = async (text: string) => {
    const query = graphql`
      query WarehouseSelectQuery($search: String) {
        warehouses(first: 8, search: $search, filter: { status: { eq: ACTIVE } }, sort: { field: NAME }) @required(action: THROW) {
          edges {
            node {
              id
              name
              code
            }
          }
        }
      }
    `;
    const answer = await fetchQuery<WarehouseSelectQuery>(environment, query, { search: text || null }).toPromise();
    return answer!.warehouses.edges.map(({ node }) => ({ ...node, detail: <bdi>{node.code}</bdi> }));
  };
  return <ComboboxField<WarehouseChoice> {...props} search={search} />;
}
