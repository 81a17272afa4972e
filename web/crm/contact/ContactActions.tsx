import { graphql } from 'react-relay';
import { RecordActions } from '../../core/screens/RecordActions.tsx';
import { MergeItem } from '../party/MergeItem.tsx';

interface ContactActionsProps {
  contact: { readonly id: string; readonly version: number; readonly name: string; readonly status: 'ACTIVE' | 'INACTIVE' };
}

/** What can be done with a contact. */
export const ContactActions = ({ contact }: ContactActionsProps) => (
  <RecordActions
    entity="contact"
    record={contact}
    name={contact.name}
    update={graphql`
      mutation ContactActionsMutation($input: UpdateContactInput!) {
        updateContact(input: $input) {
          ...saving_payload
          contact {
            id
            version
            status
          }
        }
      }
    `}
  >
    <MergeItem id={contact.id} />
  </RecordActions>
);
