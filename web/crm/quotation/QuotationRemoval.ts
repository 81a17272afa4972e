import { graphql } from 'react-relay';

/** Deletes quotations. */
export const quotationRemoval = graphql`
  mutation QuotationRemovalMutation($input: DeleteInput!) {
    deleteCrmQuotations(input: $input) {
      ...saving_payload
      deletedIds
    }
  }
`;
