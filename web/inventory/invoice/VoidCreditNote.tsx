import { graphql } from 'react-relay';
import { ConfirmAction } from '../../core/screens/ConfirmAction.tsx';

interface VoidCreditNoteProps {
  note: { readonly id: string; readonly version: number; readonly number: string };
  onClose: () => unknown;
}

/** Asks for confirmation before voiding a credit note. */
export const VoidCreditNote = ({ note: { number, ...note }, onClose }: VoidCreditNoteProps) => (
  <ConfirmAction
    record={{ ...note, name: number }}
    entity="creditNote"
    mutation={graphql`
      mutation VoidCreditNoteMutation($input: RecordInput!) {
        voidCreditNote(input: $input) {
          ...saving_payload
          inventoryInvoice {
            id
            version
            voidedOn
            balance
            status
          }
        }
      }
    `}
    title="creditNote.voidTitle"
    text="creditNote.voidText"
    action="creditNote.voidIt"
    onClose={onClose}
  />
);
