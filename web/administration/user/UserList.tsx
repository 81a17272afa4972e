import { useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { UserListQuery } from '../../core/relay/generated/UserListQuery.graphql.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { UserActions } from './UserActions.tsx';
import { userColumns } from './userColumns.tsx';
import { UserDialogs } from './UserDialogs.tsx';

/** /users/: who works with Noria in the company, and as what. */
export function UserList({ query }: ScreenProps<UserListQuery>) {
  const { users, roles } = usePreloadedQuery<UserListQuery>(
    graphql`
      query UserListQuery($first: Int, $after: String, $last: Int, $before: String, $search: String, $filter: UserFilter, $sort: UserSort)
      @preloadable {
        users(first: $first, after: $after, last: $last, before: $before, search: $search, filter: $filter, sort: $sort)
          @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              version
              name
              email
              status
              isSelf
              lastSignInAt
              profileImage {
                url
              }
              role {
                id
                title
              }
            }
          }
        }
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
  );
  useLiveUpdates('User', 'Role');
  const intl = useIntl();
  const roleList = roles?.edges.map(({ node }) => node) ?? [];
  const status = {
    name: 'status',
    label: intl.formatMessage({ id: 'user.status' }),
    options: ['ACTIVE', 'INACTIVE'].map(value => ({ value, label: intl.formatMessage({ id: `status.${value}` }) })),
  };
  const role = {
    name: 'role',
    label: intl.formatMessage({ id: 'user.role' }),
    options: roleList.map(({ id, title }) => ({ value: id, label: title })),
  };
  return (
    <>
      <ListScreen
        entity="user"
        connection={users}
        columns={userColumns}
        filters={[status, role]}
        searchable
        create="user.new"
        actions={user => <UserActions user={user} />}
      />
      <UserDialogs users={users.edges.map(({ node }) => node)} roles={roleList} />
    </>
  );
}
