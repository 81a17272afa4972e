import { graphql } from 'react-relay';
import type { useRevisionMutation } from '../../core/relay/generated/useRevisionMutation.graphql.ts';
import { useAction } from '../../core/screens/useAction.ts';

/** Returns a quotation to draft. */
export const useRevision = () =>
  useAction<useRevisionMutation>(
    'quotation',
    graphql`
      mutation useRevisionMutation($input: RecordInput!) {
        reviseCrmQuotation(input: $input) {
          ...saving_payload
          crmQuotation {
            ...QuotationStatusActions_quotation
          }
        }
      }
    `,
    'quotation.revised',
  );
