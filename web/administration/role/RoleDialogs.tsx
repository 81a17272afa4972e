import { Suspense } from 'react';
import { graphql } from 'react-relay';
import type { RoleDialogsDeleteMutation } from '../../core/relay/generated/RoleDialogsDeleteMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { DeleteDialog } from '../../core/screens/DeleteDialog.tsx';
import { useAddressedDialog } from '../../core/screens/useAddress.ts';
import { RoleForm } from './RoleForm.tsx';

/** The dialog that the address names: `new`, a role's id, or `delete:` with one. */
export function RoleDialogs({ roles }: { roles: { id: string; title: string }[] }) {
  const { dialog, close } = useAddressedDialog();
  const [remove, isRemoving] = useSaving<RoleDialogsDeleteMutation>(graphql`
    mutation RoleDialogsDeleteMutation($input: DeleteInput!) {
      deleteRoles(input: $input) {
        ...saving_payload
        deletedIds
      }
    }
  `);
  if (!dialog) return null;
  if (dialog.startsWith('delete:')) {
    const role = roles.find(({ id }) => dialog === `delete:${id}`);
    const removeRole = () => remove({ input: { ids: [role!.id] } });
    return role ? (
      <DeleteDialog entity="role" ids={[role.id]} name={role.title} remove={removeRole} isRemoving={isRemoving} onClose={close} />
    ) : null;
  }
  return (
    <Suspense>
      <RoleForm key={dialog} id={dialog === 'new' ? undefined : dialog} onClose={close} />
    </Suspense>
  );
}
