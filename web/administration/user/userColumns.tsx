import { Badge, chakra, HStack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { UserListQuery$data } from '../../core/relay/generated/UserListQuery.graphql.ts';
import type { Column } from '../../core/screens/Column.ts';
import { DialogLink } from '../../core/screens/DialogLink.tsx';
import { Avatar } from '../../core/ui/Avatar.tsx';
import { StatusBadge } from '../../core/ui/StatusBadge.tsx';

export type UserRow = UserListQuery$data['users']['edges'][number]['node'];

/** Columns of the user list. */
export const userColumns: Column<UserRow>[] = [
  {
    label: 'user.name',
    width: 212,
    sort: 'NAME',
    cell: ({ id, name, isSelf, profileImage }) => (
      <HStack gap="2.5" minWidth="0">
        <Avatar name={name} image={profileImage?.url} size="6" />
        <DialogLink dialog={id}>
          <bdi>{name}</bdi>
        </DialogLink>
        {isSelf && (
          <Badge>
            <FormattedMessage id="user.you" />
          </Badge>
        )}
      </HStack>
    ),
  },
  { label: 'user.email', sort: 'EMAIL', width: 210, cell: ({ email }) => <Ltr>{email}</Ltr> },
  {
    label: 'user.role',
    width: 125,
    cell: ({ role }) => (
      <>
        <bdi>{role.title}</bdi>
        {role.status === 'INACTIVE' && (
          <Badge marginInlineStart="2" colorPalette="amber">
            <FormattedMessage id="user.roleInactive" />
          </Badge>
        )}
      </>
    ),
  },
  { label: 'user.employee', width: 160, cell: ({ employeeName }) => <bdi>{employeeName}</bdi> },
  { label: 'user.status', sort: 'STATUS', width: 105, cell: ({ status }) => <StatusBadge status={status} /> },
  {
    label: 'user.lastSignInAt',
    width: 173,
    sort: 'LAST_SIGN_IN_AT',
    cell: ({ lastSignInAt }) => (
      <chakra.span color={lastSignInAt ? undefined : 'fg.muted'}>
        <When at={lastSignInAt} />
      </chakra.span>
    ),
  },
];
