import { graphql } from 'react-relay';

/** Deletes packages. */
export const packageRemoval = graphql`
  mutation packageRemovalMutation($input: DeleteInput!) {
    deleteInventoryPackages(input: $input) {
      ...saving_payload
      deletedIds
    }
  }
`;
