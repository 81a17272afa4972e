import { graphql, readInlineData } from 'react-relay';
import { emptyLine } from '../../core/fields/lineDraft.ts';
import type { dealValues_deal$key } from '../../core/relay/generated/dealValues_deal.graphql.ts';
import { lineDrafts } from './DealLines.tsx';

/** What the forms of leads, orders and quotations share, as they start from one; without one, a new one of whoever makes it. */
export function dealValues(key: dealValues_deal$key | null | undefined, isCopy = false) {
  const deal = readInlineData<dealValues_deal$key>(
    graphql`
      fragment dealValues_deal on Deal @inline {
        description
        customer {
          id
          name
        }
        contact {
          id
          name
        }
        owner {
          userId
          name
        }
        lines {
          id
          product {
            id
            name
          }
          description
          quantity
          unitPrice
          discountPercent
          vatCategory
          vatRate
        }
      }
    `,
    key ?? null,
  );
  const values = {
    customerId: deal?.customer.id ?? '',
    contactId: deal?.contact?.id ?? '',
    ownerId: deal?.owner?.userId ?? '',
    description: deal?.description ?? '',
    lines: deal ? lineDrafts(deal.lines, isCopy) : [emptyLine()],
  };
  return { deal, values };
}
