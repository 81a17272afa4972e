import { graphql } from 'react-relay';
import type { useLeadDocumentsOrderMutation } from '../../core/relay/generated/useLeadDocumentsOrderMutation.graphql.ts';
import type { useLeadDocumentsQuoteMutation } from '../../core/relay/generated/useLeadDocumentsQuoteMutation.graphql.ts';
import { useMaking } from './useMaking.ts';

/** Converts a lead to an order, which wins the lead and happens only once, or to a quotation, and opens the result. */
export function useLeadDocuments(leadId: string) {
  const [order, isOrdering] = useMaking<useLeadDocumentsOrderMutation>(
    graphql`
      mutation useLeadDocumentsOrderMutation($input: FromLeadInput!) {
        createOrderFromLead(input: $input) {
          ...saving_payload
          crmOrder {
            id
          }
        }
      }
    `,
    {
      entity: 'order',
      madeOf: ({ createOrderFromLead }) => createOrderFromLead.crmOrder,
    },
  );
  const [quote, isQuoting] = useMaking<useLeadDocumentsQuoteMutation>(
    graphql`
      mutation useLeadDocumentsQuoteMutation($input: FromLeadInput!) {
        createQuotationFromLead(input: $input) {
          ...saving_payload
          crmQuotation {
            id
          }
        }
      }
    `,
    {
      entity: 'quotation',
      madeOf: ({ createQuotationFromLead }) => createQuotationFromLead.crmQuotation,
    },
  );
  const input = { input: { leadId } };
  return { order: () => void order(input), quote: () => void quote(input), isBusy: isOrdering || isQuoting };
}
