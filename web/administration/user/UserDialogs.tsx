import { Suspense } from 'react';
import { graphql } from 'react-relay';
import type { UserDialogsDeleteMutation } from '../../core/relay/generated/UserDialogsDeleteMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { DeleteDialog } from '../../core/screens/DeleteDialog.tsx';
import { useAddressedDialog } from '../../core/screens/useAddress.ts';
import { AssignRole } from './AssignRole.tsx';
import type { UserRow } from './userColumns.tsx';
import type { RoleChoice } from './roleOptions.ts';
import { UserForm } from './UserForm.tsx';

/** The dialog that the address names: `new`, a user's id, `assign:` or `delete:` with one. */
export function UserDialogs({ users, roles }: { users: UserRow[]; roles: RoleChoice[] }) {
  const { dialog, close } = useAddressedDialog();
  const [remove, isRemoving] = useSaving<UserDialogsDeleteMutation>(graphql`
    mutation UserDialogsDeleteMutation($input: DeleteInput!) {
      deleteUsers(input: $input) {
        ...saving_payload
        deletedIds
      }
    }
  `);
  if (!dialog) return null;
  const [deed, id] = dialog.split(':');
  const user = users.find(candidate => candidate.id === id);
  if (deed === 'delete') {
    const removeUser = () => remove({ input: { ids: [id] } });
    return user ? (
      <DeleteDialog entity="user" name={user.name} text="user.deleteText" remove={removeUser} isRemoving={isRemoving} onClose={close} />
    ) : null;
  }
  if (deed === 'assign') return user ? <AssignRole user={user} roles={roles} onClose={close} /> : null;
  return (
    <Suspense>
      <UserForm key={dialog} id={dialog === 'new' ? undefined : dialog} roles={roles} onClose={close} />
    </Suspense>
  );
}
