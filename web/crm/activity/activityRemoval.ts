import { graphql } from 'react-relay';

/** Deletes activities. */
export const activityRemoval = graphql`
  mutation activityRemovalMutation($input: DeleteInput!) {
    deleteActivities(input: $input) {
      ...saving_payload
      deletedIds
    }
  }
`;
