import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { ComboboxField, type ComboboxFieldProps } from '../../core/fields/ComboboxField.tsx';
import type { ProductSelectQuery, ProductSelectQuery$data } from '../../core/relay/generated/ProductSelectQuery.graphql.ts';
import { useMayKeepStock } from '../stock/useMayKeepStock.ts';
import { lazyPart } from '../../core/ui/lazyPart.tsx';

/** A product with the fields that a line takes over. */
export type ProductChoice = ProductSelectQuery$data['inventoryProducts']['edges'][number]['node'];

const ProductForm = lazyPart(async () => (await import('./ProductForm.tsx')).ProductForm, 'inventory');

/**
 * Selects an active product by part of its name or code; `onPick` receives its price and VAT category. Users who may change stock can create a
 * product in place.
 * @public
 */
export function ProductSelect(props: Omit<ComboboxFieldProps<ProductChoice>, 'search' | 'create'>) {
  const environment = useRelayEnvironment();
  const mayKeepStock = useMayKeepStock();
  const search = async (text: string) => {
    const query = graphql`
      query ProductSelectQuery($search: String) {
        inventoryProducts(first: 8, search: $search, filter: { status: { eq: ACTIVE } }, sort: { field: NAME }) @required(action: THROW) {
          edges {
            node {
              id
              name
              code
              salePrice
              priceIncludesTax
              vatCategory
            }
          }
        }
      }
    `;
    const answer = await fetchQuery<ProductSelectQuery>(environment, query, { search: text || null }).toPromise();
    return answer!.inventoryProducts.edges.map(({ node }) => ({ ...node, detail: <bdi>{node.code}</bdi> }));
  };
  return (
    <ComboboxField<ProductChoice> {...props} search={search} create={mayKeepStock ? maker => <ProductForm {...maker} /> : undefined} />
  );
}
