import { graphql, readInlineData } from 'react-relay';
import type { packageValues_package$key } from '../../core/relay/generated/packageValues_package.graphql.ts';
import { partDrafts, type StoredPart } from '../offer/partDraft.ts';

/** Form values of a package, with its stored parts; the defaults of a new one without it. */
export function packageValues(key: packageValues_package$key | null | undefined) {
  const known = readInlineData<packageValues_package$key>(
    graphql`
      fragment packageValues_package on InventoryPackage @inline {
        title
        discountPercentage
        expiryDate
        status
        lines {
          product {
            id
            name
            price: salePrice
            priceIncludesTax
            vatCategory
          }
          service {
            id
            name: title
            price: charges
            priceIncludesTax
            vatCategory
          }
          quantity
        }
      }
    `,
    key ?? null,
  );
  const stored: StoredPart[] | undefined = known?.lines.map(({ product, service, quantity }) => ({
    item: (product ?? service)!,
    quantity,
  }));
  const values = {
    title: known?.title ?? '',
    discountPercentage: known?.discountPercentage ?? '',
    expiryDate: known?.expiryDate ?? '',
    status: known?.status ?? ('ACTIVE' as const),
    lines: partDrafts(stored),
  };
  return { stored, values };
}
