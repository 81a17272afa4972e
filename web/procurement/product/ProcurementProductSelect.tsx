import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { ComboboxField, type ComboboxFieldProps } from '../../core/fields/ComboboxField.tsx';
import type { ProcurementProductSelectQuery } from '../../core/relay/generated/ProcurementProductSelectQuery.graphql.ts';
import { useHolds } from '../../core/session/may.ts';
import { lazyPart } from '../../core/ui/lazyPart.tsx';

type Product = { id: string; name: string; detail?: string | null };

const ProcurementProductForm = lazyPart(async () => (await import('./ProcurementProductForm.tsx')).ProcurementProductForm);

/** Selects an active product that the company buys by part of its name, brand or description. Users with Procurement can create one in place. */
export function ProcurementProductSelect(props: Omit<ComboboxFieldProps<Product>, 'search' | 'create'>) {
  const environment = useRelayEnvironment();
  const mayCreate = useHolds('PROCUREMENT_WRITE');
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
  return (
    <ComboboxField<Product>
      {...props}
      search={search}
      create={
        mayCreate
          ? ({ onMade, ...maker }) => (
              <ProcurementProductForm {...maker} onMade={({ id, name, brand }) => onMade({ id, name, detail: brand })} />
            )
          : undefined
      }
    />
  );
}
