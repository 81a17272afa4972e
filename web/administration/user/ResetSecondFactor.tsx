import { graphql } from 'react-relay';
import { ConfirmAction } from '../../core/screens/ConfirmAction.tsx';
import type { UserRow } from './userColumns.tsx';

/** Asks for confirmation before removing a colleague's second factor. */
export const ResetSecondFactor = ({ user, onClose }: { user: UserRow; onClose: () => unknown }) => (
  <ConfirmAction
    record={user}
    entity="user"
    mutation={graphql`
      mutation ResetSecondFactorMutation($input: RecordInput!) {
        resetSecondFactor(input: $input) {
          ...saving_payload
          user {
            id
            version
            hasSecondFactor
          }
        }
      }
    `}
    title="user.resetTitle"
    text="user.resetText"
    action="user.resetSecondFactor"
    onClose={onClose}
  />
);
