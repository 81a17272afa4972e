import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { ComboboxField, type ComboboxFieldProps } from '../../core/fields/ComboboxField.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type { ShopProductSelectQuery, ShopProductSelectQuery$data } from '../../core/relay/generated/ShopProductSelectQuery.graphql.ts';

/** A product of the shop with what it costs. */
export type ShopProductChoice = ShopProductSelectQuery$data['ecommerceProducts']['edges'][number]['node'];

/** Selects an active product of the shop by part of its name. */
export function ShopProductSelect(props: Omit<ComboboxFieldProps<ShopProductChoice>, 'search' | 'create'>) {
  const environment = useRelayEnvironment();
  const search = async (text: string) => {
    const query = graphql`
      query ShopProductSelectQuery($search: String) {
        ecommerceProducts(first: 8, search: $search, filter: { status: { eq: ACTIVE } }, sort: { field: NAME }) @required(action: THROW) {
          edges {
            node {
              id
              name
              effectivePrice
              stock
            }
          }
        }
      }
    `;
    const answer = await fetchQuery<ShopProductSelectQuery>(environment, query, { search: text || null }).toPromise();
    return answer!.ecommerceProducts.edges.map(({ node }) => ({ ...node, detail: <MoneyText value={node.effectivePrice} /> }));
  };
  return <ComboboxField<ShopProductChoice> {...props} search={search} />;
}
