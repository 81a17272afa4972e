import { graphql } from 'react-relay';

/** Deletes leads. */
export const leadRemoval = graphql`
  mutation leadRemovalMutation($input: DeleteInput!) {
    deleteLeads(input: $input) {
      ...saving_payload
      deletedIds
    }
  }
`;
