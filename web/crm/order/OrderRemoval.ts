import { graphql } from 'react-relay';

/** Deletes orders. */
export const orderRemoval = graphql`
  mutation OrderRemovalMutation($input: DeleteInput!) {
    deleteCrmOrders(input: $input) {
      ...saving_payload
      deletedIds
    }
  }
`;
