import { graphql } from 'react-relay';

/** Deletes contacts. */
export const contactRemoval = graphql`
  mutation contactRemovalMutation($input: DeleteInput!) {
    deleteContacts(input: $input) {
      ...saving_payload
      deletedIds
    }
  }
`;
