import { graphql, readInlineData } from 'react-relay';
import { emptyLine } from '../../core/fields/lineDraft.ts';
import type { leadValues_lead$key } from '../../core/relay/generated/leadValues_lead.graphql.ts';
import { lineDrafts } from '../deal/DealLines.tsx';

/** The lead as the form starts from it; without one, a new one of whoever makes it. */
export function leadValues(key: leadValues_lead$key | null | undefined) {
  const lead = readInlineData<leadValues_lead$key>(
    graphql`
      fragment leadValues_lead on Lead @inline {
        title
        description
        reason
        lossReason
        orderValue
        estimatedBudget
        probability
        expectedCloseOn
        source
        column {
          id
          kind
        }
        customer {
          id
          name
        }
        contact {
          id
          name
        }
        owner {
          id
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
    title: lead?.title ?? '',
    customerId: lead?.customer.id ?? '',
    contactId: lead?.contact?.id ?? '',
    ownerId: lead?.owner?.id ?? '',
    columnId: lead?.column.id ?? '',
    description: lead?.description ?? '',
    reason: lead?.reason ?? '',
    lossReason: lead?.lossReason ?? '',
    orderValue: lead?.orderValue ?? '',
    estimatedBudget: lead?.estimatedBudget ?? '',
    probability: lead?.probability === null || lead?.probability === undefined ? '' : String(lead.probability),
    expectedCloseOn: lead?.expectedCloseOn ?? '',
    source: lead?.source ?? '',
    lines: lead ? lineDrafts(lead.lines) : [emptyLine()],
  };
  return { lead, values };
}
