import { Suspense } from 'react';
import { graphql } from 'react-relay';
import type { ContactDialogsDeleteMutation } from '../../core/relay/generated/ContactDialogsDeleteMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { DeleteDialog } from '../../core/screens/DeleteDialog.tsx';
import { useAddressedDialog } from '../../core/screens/useAddress.ts';
import { ContactForm } from './ContactForm.tsx';
import { ContactMerging } from './ContactMerging.tsx';

interface ContactDialogsProps {
  contacts: { readonly id: string; readonly name: string }[];
}

/** The dialog that the address names: `new`, a contact's id, or `delete:` with one. */
export function ContactDialogs({ contacts }: ContactDialogsProps) {
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
  if (dialog.startsWith('merge:')) return <ContactMerging />;
  if (dialog.startsWith('delete:')) {
    const contact = contacts.find(({ id }) => dialog === `delete:${id}`);
    if (!contact) return null;
    const removeContact = () => remove({ input: { ids: [contact.id] } });
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
