import { FormattedMessage } from 'react-intl';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import type { useStockedProductsQuery } from '../../core/relay/generated/useStockedProductsQuery.graphql.ts';
import type { OfferedItem } from '../offer/PartsField.tsx';

/** An active product, with what it costs, and whether it perishes or has serial numbers. */
export type StockedProduct = OfferedItem & {
  readonly purchasePrice: string;
  readonly isPerishable: boolean;
  readonly isSerialized: boolean;
};

/** Searches active products by name, code or barcode, with their quantities on hand. */
export function useStockedProducts() {
  const environment = useRelayEnvironment();
  return async (text: string): Promise<StockedProduct[]> => {
    const query = graphql`
      query useStockedProductsQuery($search: String) {
        inventoryProducts(first: 8, search: $search, filter: { status: { eq: ACTIVE } }, sort: { field: NAME }) @required(action: THROW) {
          edges {
            node {
              id
              name
              quantity
              purchasePrice
              isPerishable
              isSerialized
            }
          }
        }
      }
    `;
    const answer = await fetchQuery<useStockedProductsQuery>(environment, query, { search: text || null }).toPromise();
    return answer!.inventoryProducts.edges.map(({ node: { quantity, ...product } }) => ({
      ...product,
      price: '0',
      detail: <FormattedMessage id="product.inStock" values={{ count: <NumberText value={Number(quantity)} /> }} />,
    }));
  };
}
