import { graphql } from 'react-relay';

/** Deletes orders. */
export const orderRemoval = graphql`
  mutation orderRemovalMutation($input: DeleteInput!) {
    deleteCrmOrders(input: $input) {
      ...saving_payload
      deletedIds
    }
  }
`;
