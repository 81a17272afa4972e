import { graphql } from 'react-relay';
import type { ConcreteRequest } from 'relay-runtime';
import type { fetchSellablesQuery$data, fetchSellablesQuery$variables } from '../../core/relay/generated/fetchSellablesQuery.graphql.ts';
import { request } from '../../core/relay/request.ts';
import type { SellableItem } from './SellableItem.ts';

const query = graphql`
  query fetchSellablesQuery($search: String, $code: String, $first: Int, $after: String) {
    sellables(search: $search, code: $code, first: $first, after: $after) {
      edges {
        node {
          kind
          itemId
          name
          code
          barcode
          price
          includesTax
          vatCategory
          vatRate
          parts {
            price
            vatCategory
            vatRate
          }
          serialCount
          available
          imageUrl
          refusal
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

/**
 * Fetches a page of sellable items and the cursor of the next page. Bypasses Relay's store, because the till keeps its own catalogue.
 * Rejects with RequestFailed.
 */
export async function fetchSellables(variables: fetchSellablesQuery$variables): Promise<{ items: SellableItem[]; next: string | null }> {
  const { data } = await request((query as ConcreteRequest).params.id, variables);
  const { sellables } = data as unknown as fetchSellablesQuery$data;
  const items = (sellables?.edges ?? []).map(({ node: { itemId: id, ...item } }) => ({
    ...item,
    id,
    code: item.code ?? null,
    barcode: item.barcode ?? null,
    vatCategory: item.vatCategory ?? null,
    vatRate: item.vatRate ?? null,
    available: item.available ?? null,
    imageUrl: item.imageUrl ?? null,
    refusal: item.refusal ?? null,
  }));
  return { items, next: sellables?.pageInfo.hasNextPage ? (sellables.pageInfo.endCursor ?? null) : null };
}
