import { graphql, readInlineData } from 'react-relay';
import { emptyLine } from '../../core/fields/lineDraft.ts';
import type { orderValues_order$key } from '../../core/relay/generated/orderValues_order.graphql.ts';
import { lineDrafts } from '../deal/DealLines.tsx';

/** The order as the form starts from it; a copy is of today, and without one, a new one is. */
export function orderValues(key: orderValues_order$key | null | undefined, { today, isCopy }: { today: string; isCopy: boolean }) {
  const order = readInlineData<orderValues_order$key>(
    graphql`
      fragment orderValues_order on CrmOrder @inline {
        description
        reason
        orderedOn
        orderValue
        estimatedBudget
        discountPercent
        currency
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
    customerId: order?.customer.id ?? '',
    contactId: order?.contact?.id ?? '',
    ownerId: order?.owner?.id ?? '',
    description: order?.description ?? '',
    reason: order?.reason ?? '',
    orderedOn: (!isCopy && order?.orderedOn) || today,
    orderValue: order?.orderValue ?? null,
    estimatedBudget: order?.estimatedBudget ?? '',
    discountPercent: order?.discountPercent ?? '0',
    lines: order ? lineDrafts(order.lines, isCopy) : [emptyLine()],
  };
  return { order, values };
}
