import { graphql, readInlineData } from 'react-relay';
import type { aggregateProductValues_aggregate$key } from '../../core/relay/generated/aggregateProductValues_aggregate.graphql.ts';
import { partDrafts, type StoredPart } from '../offer/partDraft.ts';

/** Form values of an aggregate product, with its stored parts and file; the defaults of a new one without it. */
export function aggregateProductValues(key: aggregateProductValues_aggregate$key | null | undefined, pricesIncludeTax: boolean) {
  const known = readInlineData<aggregateProductValues_aggregate$key>(
    graphql`
      fragment aggregateProductValues_aggregate on AggregateProduct @inline {
        title
        sellingPrice
        priceIncludesTax
        ownCost
        vatCategory
        status
        attachment {
          id
          name
          url
        }
        lines {
          product {
            id
            name
            averageCost
            purchasePrice
          }
          component {
            id
            name: title
            price: componentCost
          }
          quantity
        }
      }
    `,
    key ?? null,
  );
  const stored: StoredPart[] | undefined = known?.lines.map(({ product, component, quantity }) => ({
    item: product ? { id: product.id, name: product.name, price: product.averageCost ?? product.purchasePrice } : component!,
    quantity,
  }));
  const values = {
    title: known?.title ?? '',
    sellingPrice: known?.sellingPrice ?? '',
    priceIncludesTax: known?.priceIncludesTax ?? pricesIncludeTax,
    ownCost: known?.ownCost ?? '0',
    vatCategory: known?.vatCategory ?? ('STANDARD_RATED' as const),
    status: known?.status ?? ('ACTIVE' as const),
    attachmentId: known?.attachment?.id ?? '',
    lines: partDrafts(stored),
  };
  return { stored, attachment: known?.attachment, values };
}
