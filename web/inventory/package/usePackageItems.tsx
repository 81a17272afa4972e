import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { usePackageItemsQuery } from '../../core/relay/generated/usePackageItemsQuery.graphql.ts';
import type { OfferedItem } from '../offer/PartsField.tsx';
import { EnteredPrice } from '../price/EnteredPrice.tsx';

/** Searches possible members of a package by name: active products and services. */
export function usePackageItems() {
  const environment = useRelayEnvironment();
  return async (text: string): Promise<OfferedItem[]> => {
    const query = graphql`
      query usePackageItemsQuery($search: String) {
        inventoryProducts(first: 6, search: $search, filter: { status: { eq: ACTIVE } }, sort: { field: NAME }) @required(action: THROW) {
          edges {
            node {
              id
              name
              price: salePrice
              priceIncludesTax
              vatCategory
            }
          }
        }
        inventoryServices(first: 6, search: $search, filter: { status: { eq: ACTIVE } }, sort: { field: TITLE }) @required(action: THROW) {
          edges {
            node {
              id
              name: title
              price: charges
              priceIncludesTax
              vatCategory
            }
          }
        }
      }
    `;
    const answer = await fetchQuery<usePackageItemsQuery>(environment, query, { search: text || null }).toPromise();
    const found = [...answer!.inventoryProducts.edges, ...answer!.inventoryServices.edges];
    return found.map(({ node }) => ({ ...node, detail: <EnteredPrice value={node.price} includesTax={node.priceIncludesTax} /> }));
  };
}
