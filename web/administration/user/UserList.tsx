import { graphql } from 'react-relay';
import type { UserListQuery } from '../../core/relay/generated/UserListQuery.graphql.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { userList } from '../addresses.ts';
import { InvitationList } from '../invitation/InvitationList.tsx';
import { InviteButton } from '../invitation/InviteButton.tsx';
import { UserActions } from './UserActions.tsx';
import { userColumns } from './userColumns.tsx';
import { LazyRoleSelect } from '../role/LazyRoleSelect.ts';
import { bulk } from './userBulk.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { userRemoval } from '../../core/relay/operations/userOperations.ts';
import { lazyPart } from '../../core/ui/lazyPart.tsx';

const ResetSecondFactor = lazyPart(async () => (await import('./ResetSecondFactor.tsx')).ResetSecondFactor);
const UserSessions = lazyPart(async () => (await import('./UserSessions.tsx')).UserSessions);
const AssignRole = lazyPart(async () => (await import('./AssignRole.tsx')).AssignRole);
const UserForm = lazyPart(async () => (await import('./UserForm.tsx')).UserForm);
const ErasureDialog = lazyPart(async () => (await import('../../core/erasure/ErasureDialog.tsx')).ErasureDialog);
const choosers = { role: LazyRoleSelect };

/** /users/: the company's users with their roles. */
export function UserList({ query }: ScreenProps<UserListQuery>) {
  const [data, list] = useList<UserListQuery, 'users'>(
    graphql`
      query UserListQuery($first: Int, $after: String, $search: String, $filter: UserFilter, $sort: UserSort) @preloadable {
        ...ListScreen_settings @arguments(screen: "user")
        users(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              version
              name
              email
              status
              isSelf
              hasMorePermissions
              lastSignInAt
              hasSecondFactor
              profileImage {
                url
              }
              employeeName
              role {
                id
                title
                status
              }
            }
          }
        }
        ...InvitationList_query
        roles(first: 100, sort: { field: TITLE }) {
          edges {
            node {
              id
              title
              status
            }
          }
        }
      }
    `,
    query,
    'users',
    ['User', 'Role', 'Invitation'],
  );
  const { roles } = data;
  const roleList = roles?.edges.map(({ node }) => node) ?? [];
  return (
    <>
      <ListScreen
        spec={userList}
        list={list}
        columns={userColumns}
        searchable
        buttons={<InviteButton roles={roleList} />}
        create="user.new"
        bulk={bulk}
        choosers={choosers}
        actions={user => <UserActions user={user} />}
      />
      <InvitationList query={data} />
      <RecordDialogs
        entity="user"
        rows={list.rows}
        form={(id, onClose) => <UserForm id={id} roles={roleList} onClose={onClose} />}
        removal={userRemoval}
        deleteText="user.deleteText"
        isFinal
        others={{
          assign: (user, onClose) => <AssignRole user={user} roles={roleList} onClose={onClose} />,
          erase: (user, onClose) => <ErasureDialog entity="user" id={user.id} onClose={onClose} />,
          sessions: (user, onClose) => <UserSessions user={user} onClose={onClose} />,
          reset: (user, onClose) => <ResetSecondFactor user={user} onClose={onClose} />,
        }}
      />
    </>
  );
}
