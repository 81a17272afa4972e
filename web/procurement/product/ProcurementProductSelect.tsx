import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { ComboboxField, type ComboboxFieldProps } from '../../core/fields/ComboboxField.tsx';
import type { ProcurementProductSelectQuery } from '../../core/relay/generated/ProcurementProductSelectQuery.graphql.ts';

type Product = { id: string; name: string; detail?: string | null };

/** Selects an active product that the company buys by part of its name, brand or description. */
export function ProcurementProductSelect(props: Omit<ComboboxFieldProps<Product>, 'search' | 'create'>) {
  const environment = useRelayEnvironment();
  const search = async (text: string) => {
    const query = graphql`
      query ProcurementProductSelectQuery($search: String) {
        procurementProducts(first: 8, search: $search, filter: { status: { eq: ACTIVE } }, sort: { field: NAME }) @required(action: THROW) {
          edges {
            node {
              id
              name
              detail: brand
            }
          }
        }
      }
    `;
    const answer = await fetchQuery<ProcurementProductSelectQuery>(environment, query, { search: text || null }).toPromise();
    return answer!.procurementProducts.edges.map(({ node }) => node);
  };
  return <ComboboxField<Product> {...props} search={search} />;
}
