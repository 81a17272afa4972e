import { FormattedMessage } from 'react-intl';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import type { useStockedProductsQuery } from '../../core/relay/generated/useStockedProductsQuery.graphql.ts';
import type { OfferedItem } from '../offer/PartsField.tsx';

/** Searches active products by name, code or barcode, with their quantities on hand. */
export function useStockedProducts() {
  const environment = useRelayEnvironment();
  return async (text: string): Promise<OfferedItem[]> => {
    const query = graphql`
      query useStockedProductsQuery($search: String) {
        inventoryProducts(first: 8, search: $search, filter: { status: { eq: ACTIVE } }, sort: { field: NAME }) @required(action: THROW) {
          edges {
            node {
              id
              name
              quantity
            }
          }
        }
      }
    `;
    const answer = await fetchQuery<useStockedProductsQuery>(environment, query, { search: text || null }).toPromise();
    return answer!.inventoryProducts.edges.map(({ node: { id, name, quantity } }) => ({
      id,
      name,
      price: '0',
      detail: <FormattedMessage id="product.inStock" values={{ count: <NumberText value={Number(quantity)} /> }} />,
    }));
  };
}
