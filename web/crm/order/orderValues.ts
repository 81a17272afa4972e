import { graphql, readInlineData } from 'react-relay';
import type { orderValues_order$key } from '../../core/relay/generated/orderValues_order.graphql.ts';
import { dealValues } from '../deal/dealValues.ts';

/** Initial values of the order form. New orders and copies are dated today. */
export function orderValues(key: orderValues_order$key | null | undefined, { today, isCopy }: { today: string; isCopy: boolean }) {
  const order = readInlineData<orderValues_order$key>(
    graphql`
      fragment orderValues_order on CrmOrder @inline {
        remarks
        reason
        orderedOn
        orderValue
        estimatedBudget
        discountPercent
        currency
        ...dealValues_deal
      }
    `,
    key ?? null,
  );
  const { deal, values: shared } = dealValues(order, isCopy);
  const values = {
    ...shared,
    remarks: order?.remarks ?? '',
    reason: order?.reason ?? '',
    orderedOn: (!isCopy && order?.orderedOn) || today,
    orderValue: order?.orderValue ?? null,
    estimatedBudget: order?.estimatedBudget ?? '',
    discountPercent: order?.discountPercent ?? '0',
  };
  return { deal, currency: order?.currency, values };
}
