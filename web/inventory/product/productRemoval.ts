import { graphql } from 'react-relay';

/** Deletes products, with whatever is left of them. */
export const productRemoval = graphql`
  mutation productRemovalMutation($input: DeleteInput!) {
    deleteInventoryProducts(input: $input) {
      ...saving_payload
      deletedIds
    }
  }
`;
