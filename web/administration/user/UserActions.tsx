import KeyRound from 'lucide-react/icons/key-round';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import Power from 'lucide-react/icons/power';
import UserCog from 'lucide-react/icons/user-cog';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import type { UserActionsMutation } from '../../core/relay/generated/UserActionsMutation.graphql.ts';
import { ErasureItem } from '../../core/erasure/ErasureItem.tsx';
import { DeleteItem, EditItem } from '../../core/screens/RecordItems.tsx';
import { RowActions } from '../../core/screens/RowActions.tsx';
import { useAddressedDialog } from '../../core/screens/useAddress.ts';
import { useAction } from '../../core/screens/useAction.ts';
import { PopoverItem } from '../../core/ui/Popover.tsx';
import type { UserRow } from './userColumns.tsx';

/** Actions on a user. There are none on users with more permissions, and nobody can deactivate, demote or delete themselves. */
export function UserActions({ user: { id, version, name, status, isSelf, hasMorePermissions, hasSecondFactor } }: { user: UserRow }) {
  const { open } = useAddressedDialog();
  const [setStatus, isBusy] = useAction<UserActionsMutation>(
    'user',
    graphql`
      mutation UserActionsMutation($input: SetUserStatusInput!) {
        setUserStatus(input: $input) {
          ...saving_payload
          user {
            id
            version
            status
          }
        }
      }
    `,
  );
  const isActive = status === 'ACTIVE';
  if (hasMorePermissions) return null;
  return (
    <RowActions name={name}>
      <EditItem id={id} />
      {!isSelf && (
        <>
          <PopoverItem onClick={() => open(`assign:${id}`)}>
            <UserCog size={16} aria-hidden />
            <FormattedMessage id="user.assignRole" />
          </PopoverItem>
          <PopoverItem
            disabled={isBusy}
            onClick={() => void setStatus({ input: { id, version, status: isActive ? 'INACTIVE' : 'ACTIVE' } })}
          >
            <Power size={16} aria-hidden />
            <FormattedMessage id={isActive ? 'user.deactivate' : 'user.activate'} />
          </PopoverItem>
          <PopoverItem onClick={() => open(`sessions:${id}`)}>
            <MonitorSmartphone size={16} aria-hidden />
            <FormattedMessage id="user.sessions" />
          </PopoverItem>
          {hasSecondFactor && (
            <PopoverItem onClick={() => open(`reset:${id}`)}>
              <KeyRound size={16} aria-hidden />
              <FormattedMessage id="user.resetSecondFactor" />
            </PopoverItem>
          )}
          <DeleteItem id={id} />
          {!isActive && <ErasureItem id={id} />}
        </>
      )}
    </RowActions>
  );
}
