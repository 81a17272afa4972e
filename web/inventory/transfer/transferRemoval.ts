import { graphql } from 'react-relay';

/** Deletes transfers that have moved nothing. */
export const transferRemoval = graphql`
  mutation transferRemovalMutation($input: DeleteInput!) {
    deleteStockTransfers(input: $input) {
      ...saving_payload
      deletedIds
    }
  }
`;
