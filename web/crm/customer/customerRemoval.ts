import { graphql } from 'react-relay';

/** Deletes customers. */
export const customerRemoval = graphql`
  mutation customerRemovalMutation($input: DeleteInput!) {
    deleteCustomers(input: $input) {
      ...saving_payload
      deletedIds
    }
  }
`;
