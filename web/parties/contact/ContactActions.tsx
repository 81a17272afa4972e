import { RecordActions } from '../../core/screens/RecordActions.tsx';
import { MergeItem } from '../duplicate/MergeItem.tsx';
import { contactUpdate } from '../../core/relay/operations/contactOperations.ts';

interface ContactActionsProps {
  contact: { readonly id: string; readonly version: number; readonly name: string; readonly status: 'ACTIVE' | 'INACTIVE' };
}

/** Actions on a contact. */
export const ContactActions = ({ contact }: ContactActionsProps) => (
  <RecordActions entity="contact" record={contact} name={contact.name} update={contactUpdate}>
    <MergeItem id={contact.id} />
  </RecordActions>
);
