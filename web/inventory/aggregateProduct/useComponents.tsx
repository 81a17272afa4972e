import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import { FormattedMessage } from 'react-intl';
import type { useComponentsQuery } from '../../core/relay/generated/useComponentsQuery.graphql.ts';
import type { OfferedItem } from '../offer/PartsField.tsx';

/** Searches possible parts of an aggregate product by name: active products and other aggregates. */
export function useComponents(ownId: string | undefined) {
  const environment = useRelayEnvironment();
  return async (text: string): Promise<OfferedItem[]> => {
    const query = graphql`
      query useComponentsQuery($search: String) {
        inventoryProducts(first: 6, search: $search, filter: { status: { eq: ACTIVE } }, sort: { field: NAME }) @required(action: THROW) {
          edges {
            node {
              id
              name
              available
              averageCost
              purchasePrice
            }
          }
        }
        aggregateProducts(first: 6, search: $search, filter: { status: { eq: ACTIVE } }, sort: { field: TITLE }) @required(action: THROW) {
          edges {
            node {
              id
              name: title
              available
              price: componentCost
            }
          }
        }
      }
    `;
    const answer = await fetchQuery<useComponentsQuery>(environment, query, { search: text || null }).toPromise();
    const products = answer!.inventoryProducts.edges.map(({ node }) => ({ ...node, price: node.averageCost ?? node.purchasePrice }));
    const aggregates = answer!.aggregateProducts.edges.map(({ node }) => node).filter(({ id }) => id !== ownId);
    return [...products, ...aggregates].map(({ id, name, price, available }) => ({
      id,
      name,
      price,
      detail: <FormattedMessage id="offer.availableCount" values={{ count: <NumberText value={Number(available)} /> }} />,
    }));
  };
}
