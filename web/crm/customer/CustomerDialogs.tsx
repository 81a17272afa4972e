import { Suspense } from 'react';
import { graphql } from 'react-relay';
import type { CustomerDialogsDeleteMutation } from '../../core/relay/generated/CustomerDialogsDeleteMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { DeleteDialog } from '../../core/screens/DeleteDialog.tsx';
import { useAddressedDialog } from '../../core/screens/useAddress.ts';
import { CustomerForm } from './CustomerForm.tsx';
import { CustomerMerging } from './CustomerMerging.tsx';

interface CustomerDialogsProps {
  customers: { readonly id: string; readonly name: string }[];
}

/** The dialog that the address names: `new`, a customer's id, or `delete:` with one. */
export function CustomerDialogs({ customers }: CustomerDialogsProps) {
  const { dialog, close } = useAddressedDialog();
  const [remove, isRemoving] = useSaving<CustomerDialogsDeleteMutation>(graphql`
    mutation CustomerDialogsDeleteMutation($input: DeleteInput!) {
      deleteCustomers(input: $input) {
        ...saving_payload
        deletedIds
      }
    }
  `);
  if (!dialog) return null;
  if (dialog.startsWith('merge:')) return <CustomerMerging />;
  if (dialog.startsWith('delete:')) {
    const customer = customers.find(({ id }) => dialog === `delete:${id}`);
    if (!customer) return null;
    const removeCustomer = () => remove({ input: { ids: [customer.id] } });
    return (
      <DeleteDialog
        entity="customer"
        ids={[customer.id]}
        name={customer.name}
        remove={removeCustomer}
        isRemoving={isRemoving}
        onClose={close}
      />
    );
  }
  return (
    <Suspense>
      <CustomerForm key={dialog} id={dialog === 'new' ? undefined : dialog} onClose={close} />
    </Suspense>
  );
}
