import { Box } from '@chakra-ui/react';
import { graphql } from 'react-relay';
import { Excerpt } from '../../core/i18n/Excerpt.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { RoleListQuery, RoleListQuery$data } from '../../core/relay/generated/RoleListQuery.graphql.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import { DialogLink } from '../../core/screens/DialogLink.tsx';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { roleList } from '../addresses.ts';
import { StatusBadge } from '../../core/ui/StatusBadge.tsx';
import { PermissionBadges } from './PermissionBadges.tsx';
import { bulk } from './roleBulk.tsx';
import { RecordActions } from '../../core/screens/RecordActions.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { roleRemoval, roleUpdate } from '../../core/relay/operations/roleOperations.ts';
import { lazyPart } from '../../core/ui/lazyPart.tsx';

const RoleForm = lazyPart(async () => (await import('./RoleForm.tsx')).RoleForm);

type RoleRow = NonNullable<RoleListQuery$data['roles']>['edges'][number]['node'];

const columns: Column<RoleRow>[] = [
  {
    label: 'role.title',
    width: 200,
    sort: 'TITLE',
    cell: ({ id, title, description }) => (
      <>
        <DialogLink dialog={id}>
          <bdi>{title}</bdi>
        </DialogLink>
        <Box color="fg.muted" fontSize="xs" fontWeight="normal" maxWidth="md">
          {description && <Excerpt text={description} />}
        </Box>
      </>
    ),
  },
  {
    label: 'role.permissions',
    width: 255,
    cell: ({ permissions, rights }) => <PermissionBadges permissions={permissions} rights={rights} />,
  },
  { label: 'role.userCount', numeric: true, width: 85, cell: ({ userCount }) => <NumberText value={userCount} /> },
  { label: 'role.status', sort: 'STATUS', width: 105, cell: ({ status }) => <StatusBadge status={status} /> },
  { label: 'role.updatedAt', sort: 'UPDATED_AT', cell: ({ updatedAt }) => <When at={updatedAt} /> },
];

/** /roles/: the roles and the modules they open. */
export function RoleList({ query }: ScreenProps<RoleListQuery>) {
  const [, list] = useList<RoleListQuery, 'roles'>(
    graphql`
      query RoleListQuery($first: Int, $after: String, $search: String, $filter: RoleFilter, $sort: RoleSort) @preloadable {
        ...ListScreen_settings @arguments(screen: "role")
        roles(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              version
              title
              description
              permissions
              rights
              status
              userCount
              updatedAt
            }
          }
        }
      }
    `,
    query,
    'roles',
    ['Role', 'User'],
  );
  return (
    <>
      <ListScreen
        spec={roleList}
        list={list}
        imports="Role"
        columns={columns}
        searchable
        create="role.new"
        bulk={bulk}
        actions={role => <RecordActions entity="role" record={role} name={role.title} update={roleUpdate} />}
      />
      <RecordDialogs entity="role" rows={list.rows} form={(id, onClose) => <RoleForm id={id} onClose={onClose} />} removal={roleRemoval} />
    </>
  );
}
