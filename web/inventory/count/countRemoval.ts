import { graphql } from 'react-relay';

/** Deletes counts that have posted nothing. */
export const countRemoval = graphql`
  mutation countRemovalMutation($input: DeleteInput!) {
    deleteStockCounts(input: $input) {
      ...saving_payload
      deletedIds
    }
  }
`;
