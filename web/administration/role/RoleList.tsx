import { Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { RoleListQuery, RoleListQuery$data } from '../../core/relay/generated/RoleListQuery.graphql.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import { DialogLink } from '../../core/screens/DialogLink.tsx';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { StatusBadge } from '../../core/ui/StatusBadge.tsx';
import { PermissionBadges } from './PermissionBadges.tsx';
import { RoleActions } from './RoleActions.tsx';
import { RoleDialogs } from './RoleDialogs.tsx';

type RoleRow = NonNullable<RoleListQuery$data['roles']>['edges'][number]['node'];

const columns: Column<RoleRow>[] = [
  {
    label: 'role.title',
    sort: 'TITLE',
    cell: ({ id, title, description }) => (
      <>
        <DialogLink dialog={id}>
          <bdi>{title}</bdi>
        </DialogLink>
        <Text color="fg.muted" fontSize="xs" fontWeight="normal" minWidth="52" maxWidth="md" lineClamp="2">
          <bdi>{description}</bdi>
        </Text>
      </>
    ),
  },
  { label: 'role.permissions', cell: ({ permissions }) => <PermissionBadges permissions={permissions} /> },
  { label: 'role.userCount', numeric: true, cell: ({ userCount }) => <NumberText value={userCount} /> },
  { label: 'role.status', sort: 'STATUS', cell: ({ status }) => <StatusBadge status={status} /> },
  { label: 'role.updatedAt', sort: 'UPDATED_AT', cell: ({ updatedAt }) => <When at={updatedAt} /> },
];

/** /roles/: which parts of Noria a user may open. */
export function RoleList({ query }: ScreenProps<RoleListQuery>) {
  const { roles } = usePreloadedQuery<RoleListQuery>(
    graphql`
      query RoleListQuery($first: Int, $after: String, $last: Int, $before: String, $search: String, $filter: RoleFilter, $sort: RoleSort)
      @preloadable {
        roles(first: $first, after: $after, last: $last, before: $before, search: $search, filter: $filter, sort: $sort)
          @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              title
              description
              permissions
              status
              userCount
              updatedAt
            }
          }
        }
      }
    `,
    query,
  );
  useLiveUpdates('Role', 'User');
  const intl = useIntl();
  const status = {
    name: 'status',
    label: intl.formatMessage({ id: 'role.status' }),
    options: ['ACTIVE', 'INACTIVE'].map(value => ({ value, label: intl.formatMessage({ id: `status.${value}` }) })),
  };
  return (
    <>
      <ListScreen
        entity="role"
        connection={roles}
        columns={columns}
        filters={[status]}
        searchable
        create="role.new"
        actions={({ id, title }) => <RoleActions id={id} title={title} />}
      />
      <RoleDialogs roles={roles.edges.map(({ node }) => node)} />
    </>
  );
}
