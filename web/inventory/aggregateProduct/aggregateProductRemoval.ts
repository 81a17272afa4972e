import { graphql } from 'react-relay';

/** Deletes aggregate products. */
export const aggregateProductRemoval = graphql`
  mutation aggregateProductRemovalMutation($input: DeleteInput!) {
    deleteAggregateProducts(input: $input) {
      ...saving_payload
      deletedIds
    }
  }
`;
