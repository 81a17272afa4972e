import UserCog from 'lucide-react/icons/user-cog';
import Users from 'lucide-react/icons/users';
import type { RecordKind } from '../core/routing/RecordKind.ts';

const access = 'Administrative Roles';

/** What the command palette finds and makes of administration. */
export const records: RecordKind[] = [
  {
    type: 'User',
    icon: Users,
    label: 'menu.users',
    path: '/users/?dialog=:id',
    create: { path: '/users/?dialog=new', label: 'palette.newUser' },
    access,
  },
  {
    type: 'Role',
    icon: UserCog,
    label: 'menu.roles',
    path: '/roles/?dialog=:id',
    create: { path: '/roles/?dialog=new', label: 'palette.newRole' },
    access,
  },
];
