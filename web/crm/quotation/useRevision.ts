import { graphql } from 'react-relay';
import type { useRevisionMutation } from '../../core/relay/generated/useRevisionMutation.graphql.ts';
import { useDeed } from '../../core/screens/useDeed.ts';

/** Makes a quotation a draft again. */
export const useRevision = () =>
  useDeed<useRevisionMutation>(
    'quotation',
    graphql`
      mutation useRevisionMutation($input: RecordInput!) {
        reviseCrmQuotation(input: $input) {
          ...saving_payload
          crmQuotation {
            ...QuotationDeeds_quotation
          }
        }
      }
    `,
  );
