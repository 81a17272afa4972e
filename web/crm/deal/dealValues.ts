import { graphql, readInlineData } from 'react-relay';
import { emptyLine, type LinePricing } from '../../core/fields/lineDraft.ts';
import type { dealValues_deal$key } from '../../core/relay/generated/dealValues_deal.graphql.ts';
import { lineDrafts } from './DealLines.tsx';

type Terms = Pick<LinePricing, 'pricesIncludeTax' | 'vatMode'>;

/**
 * What the forms of leads, orders and quotations share, as they start from one; without one, a new one of whoever makes it. What it starts from
 * says whether prices contain the tax, for a copy as well.
 */
export function dealValues(key: dealValues_deal$key | null | undefined, isCopy = false) {
  const deal = readInlineData<dealValues_deal$key>(
    graphql`
      fragment dealValues_deal on Deal @inline {
        description
        pricesIncludeTax
        vatMode
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
    pricesIncludeTax: deal?.pricesIncludeTax ?? null,
    lines: deal ? lineDrafts(deal.lines, isCopy) : [emptyLine()],
  };
  return { deal, values };
}

/** How a document is reckoned: in both ways as it was made, a copy rounds its tax as the company does now, and a new one is as the company is. */
export const dealTerms = (deal: Terms | null | undefined, now: Terms, isCopy = false): Terms => ({
  pricesIncludeTax: (deal ?? now).pricesIncludeTax,
  vatMode: ((!isCopy && deal) || now).vatMode,
});
