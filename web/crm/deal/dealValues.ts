import { graphql, readInlineData } from 'react-relay';
import { emptyLine, type LinePricing } from '../../core/fields/lineDraft.ts';
import type { dealValues_deal$key } from '../../core/relay/generated/dealValues_deal.graphql.ts';
import { lineDrafts } from './DealLines.tsx';

type Terms = Pick<LinePricing, 'pricesIncludeTax' | 'vatMode'>;

/**
 * Initial values that the forms of leads, orders and quotations share: those of the given deal, or blank for a new one, which belongs to
 * its creator. The source decides whether prices include tax, for a copy too.
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

/**
 * Calculation terms of a document. An existing one keeps its own; a copy keeps whether prices include tax, but rounds tax as the company
 * does now; a new one takes the company's current terms.
 */
export const dealTerms = (deal: Terms | null | undefined, now: Terms, isCopy = false): Terms => ({
  pricesIncludeTax: (deal ?? now).pricesIncludeTax,
  vatMode: ((!isCopy && deal) || now).vatMode,
});
