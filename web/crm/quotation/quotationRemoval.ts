import { graphql } from 'react-relay';

/** Deletes quotations. */
export const quotationRemoval = graphql`
  mutation quotationRemovalMutation($input: DeleteInput!) {
    deleteCrmQuotations(input: $input) {
      ...saving_payload
      deletedIds
    }
  }
`;
