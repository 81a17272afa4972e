import { Suspense } from 'react';
import { graphql } from 'react-relay';
import type { ContactDialogsDeleteMutation } from '../../core/relay/generated/ContactDialogsDeleteMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { DeleteDialog } from '../../core/screens/DeleteDialog.tsx';
import { useAddressedDialog } from '../../core/screens/useAddress.ts';
import { ContactForm } from './ContactForm.tsx';

interface ContactDialogsProps {
  contacts: { readonly id: string; readonly name: string }[];
  /** Where to go once one is deleted, when its page goes with it. */
  onDeleted?: () => unknown;
}

/** The dialog that the address names: `new`, a contact's id, or `delete:` with one. */
export function ContactDialogs({ contacts, onDeleted }: ContactDialogsProps) {
  const { dialog, close } = useAddressedDialog();
  const [remove, isRemoving] = useSaving<ContactDialogsDeleteMutation>(graphql`
    mutation ContactDialogsDeleteMutation($input: DeleteInput!) {
      deleteContacts(input: $input) {
        ...saving_payload
        deletedIds
      }
    }
  `);
  if (!dialog) return null;
  if (dialog.startsWith('delete:')) {
    const contact = contacts.find(({ id }) => dialog === `delete:${id}`);
    if (!contact) return null;
    const removeContact = async () => {
      const outcome = await remove({ input: { ids: [contact.id] } });
      if (outcome.response) await onDeleted?.();
      return outcome;
    };
    return (
      <DeleteDialog
        entity="contact"
        ids={[contact.id]}
        name={contact.name}
        remove={removeContact}
        isRemoving={isRemoving}
        onClose={close}
      />
    );
  }
  return (
    <Suspense>
      <ContactForm key={dialog} id={dialog === 'new' ? undefined : dialog} onClose={close} />
    </Suspense>
  );
}
