import { graphql } from 'react-relay';

/** Deletes services. */
export const serviceRemoval = graphql`
  mutation serviceRemovalMutation($input: DeleteInput!) {
    deleteInventoryServices(input: $input) {
      ...saving_payload
      deletedIds
    }
  }
`;
