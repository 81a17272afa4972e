import { FormattedMessage } from 'react-intl';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { UserListQuery$data } from '../../core/relay/generated/UserListQuery.graphql.ts';
import type { Column } from '../../core/screens/Column.ts';
import { DialogLink } from '../../core/screens/DialogLink.tsx';
import { Avatar } from '../../core/ui/Avatar.tsx';
import { Badge } from '../../core/ui/Badge.tsx';
import { fixed } from '../../core/ui/fixed.tsx';
import { StatusBadge } from '../../core/ui/StatusBadge.tsx';

export type UserRow = UserListQuery$data['users']['edges'][number]['node'];

const Person = fixed('div', { display: 'flex', alignItems: 'center', gap: '2.5', minWidth: '0' });
const Never = fixed('span', { color: 'fg.muted' });

/** Columns of the user list. */
export const userColumns: Column<UserRow>[] = [
  {
    label: 'user.name',
    width: 212,
    sort: 'NAME',
    cell: ({ id, name, isSelf, profileImage }) => (
      <Person>
        <Avatar name={name} image={profileImage?.url} size="6" />
        <DialogLink dialog={id}>
          <bdi>{name}</bdi>
        </DialogLink>
        {isSelf && (
          <Badge>
            <FormattedMessage id="user.you" />
          </Badge>
        )}
      </Person>
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
    sort: 'LAST_SIGN_IN_AT',
    cell: ({ lastSignInAt }) =>
      lastSignInAt ? (
        <When at={lastSignInAt} />
      ) : (
        <Never>
          <When at={null} />
        </Never>
      ),
  },
];
