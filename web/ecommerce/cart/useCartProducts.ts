import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { Decimal, sum } from '../../../server/core/money/arithmetic.ts';
import type { useCartProductsQuery } from '../../core/relay/generated/useCartProductsQuery.graphql.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import { useCart } from './cartStore.ts';

/** Returns the cart's lines with what their products cost now, and the total. Products that are gone are left out. */
export function useCartProducts(query: PreloadedQuery<useCartProductsQuery>) {
  const cart = useCart();
  const { nodes } = usePreloadedQuery<useCartProductsQuery>(
    graphql`
      query useCartProductsQuery($ids: [ID!]!) @preloadable {
        nodes(ids: $ids) {
          ... on EcommerceProduct {
            id
            name
            effectivePrice
            stock
            status
            pictures {
              thumbnail {
                url
              }
            }
          }
        }
      }
    `,
    query,
  );
  useLiveUpdates('EcommerceProduct', 'InventoryProduct');
  const known = new Map((nodes ?? []).flatMap(node => (node?.id ? [[node.id, node] as const] : [])));
  const lines = cart.flatMap(({ productId, quantity }) => {
    const product = known.get(productId);
    if (!product?.effectivePrice) return [];
    const { name = '', effectivePrice, stock = '0', status, pictures } = product;
    const total = new Decimal(effectivePrice).times(quantity).toFixed();
    const problem = status !== 'ACTIVE' ? 'inactive' : Number(stock) < quantity ? 'stockLimitReached' : null;
    return [{ productId, quantity, name, effectivePrice, stock, total, problem, picture: pictures?.[0]?.thumbnail?.url }];
  });
  return {
    lines,
    total: sum(lines.map(line => line.total)).toFixed(),
    isReady: lines.length > 0 && lines.every(({ problem }) => !problem),
  };
}
