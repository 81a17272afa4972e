import { graphql, readInlineData } from 'react-relay';
import type { leadValues_lead$key } from '../../core/relay/generated/leadValues_lead.graphql.ts';
import { dealValues } from '../deal/dealValues.ts';

/**
 * Initial values of the lead form: those of the given lead, or blank for a new one, which belongs to its creator. A copy starts as an
 * inquiry.
 */
export function leadValues(key: leadValues_lead$key | null | undefined, isCopy: boolean) {
  const lead = readInlineData<leadValues_lead$key>(
    graphql`
      fragment leadValues_lead on Lead @inline {
        title
        reason
        lossReason
        orderValue
        estimatedBudget
        probability
        expectedCloseOn
        source
        column {
          id
        }
        ...dealValues_deal
      }
    `,
    key ?? null,
  );
  const { deal, values: shared } = dealValues(lead, isCopy);
  const values = {
    ...shared,
    title: lead?.title ?? '',
    columnId: (!isCopy && lead?.column.id) || '',
    reason: lead?.reason ?? '',
    lossReason: (!isCopy && lead?.lossReason) || '',
    orderValue: lead?.orderValue ?? '',
    estimatedBudget: lead?.estimatedBudget ?? '',
    probability: lead?.probability?.toString() ?? '',
    expectedCloseOn: lead?.expectedCloseOn ?? '',
    source: lead?.source ?? '',
  };
  return { deal, values };
}
