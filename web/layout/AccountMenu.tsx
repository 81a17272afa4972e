import { Box, chakra, HStack, Text } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import Bell from 'lucide-react/icons/bell';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Clock from 'lucide-react/icons/clock';
import IdCard from 'lucide-react/icons/id-card';
import KeyRound from 'lucide-react/icons/key-round';
import Lock from 'lucide-react/icons/lock';
import LogOut from 'lucide-react/icons/log-out';
import ShieldCheck from 'lucide-react/icons/shield-check';
import UserRound from 'lucide-react/icons/user-round';
import UsersRound from 'lucide-react/icons/users-round';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { Ltr } from '../core/i18n/Ltr.tsx';
import { lockPath } from '../core/session/lock.ts';
import { permissionNames } from '../core/session/permissions.ts';
import { grantedPermissions, useSession } from '../core/session/session.ts';
import { Avatar } from '../core/ui/Avatar.tsx';
import { Popover, PopoverItem } from '../core/ui/Popover.tsx';

/** Entries marked `isOwn` are hidden during impersonation. */
const entries: { to: string; icon: LucideIcon; label: string; isOwn?: true }[] = [
  { to: '/my-profile/', icon: IdCard, label: 'menu.myProfile', isOwn: true },
  { to: '/my-attendance/', icon: Clock, label: 'menu.myAttendance', isOwn: true },
  { to: '/my-team/', icon: UsersRound, label: 'menu.myTeam', isOwn: true },
  { to: '/settings/account/', icon: UserRound, label: 'menu.account', isOwn: true },
  { to: '/settings/notifications/', icon: Bell, label: 'notification.preferences', isOwn: true },
  { to: '/settings/security/', icon: ShieldCheck, label: 'menu.security', isOwn: true },
  { to: '/settings/api-keys/', icon: KeyRound, label: 'menu.apiKeys', isOwn: true },
  { to: lockPath, icon: Lock, label: 'menu.lock' },
  { to: '/authentication/logout', icon: LogOut, label: 'menu.logout' },
];

/** Account menu, opened from the avatar. On phones it also opens the help, for which their top bar has no room. */
export function AccountMenu({ openHelp }: { openHelp: () => void }) {
  const intl = useIntl();
  const session = useSession();
  const { pathname, search } = useLocation();
  const isAdministrator = grantedPermissions(session).includes(permissionNames.ADMINISTRATIVE_ROLES);
  return (
    <Popover
      label={intl.formatMessage({ id: 'account.menu' })}
      trigger={id => (
        <chakra.button
          data-tour="account"
          popoverTarget={id}
          borderRadius="full"
          cursor="pointer"
          marginInlineStart="1"
          aria-label={intl.formatMessage({ id: 'account.menuOf' }, { name: session.userName })}
        >
          <Avatar name={session.userName} image={session.profileImage} />
        </chakra.button>
      )}
    >
      <HStack gap="3" paddingInline="2.5" paddingBlock="2" borderBottomWidth="1px" marginBlockEnd="1" maxWidth="72">
        <Avatar name={session.userName} image={session.profileImage} />
        <Box minWidth="0" fontSize="sm">
          <Text fontWeight="semibold" truncate>
            <bdi>{session.userName}</bdi>
          </Text>
          <Text color="fg.muted" fontSize="xs" truncate>
            <Ltr>{session.userEmail}</Ltr>
          </Text>
          <Text color="accent.fg" fontSize="xs">
            {session.impersonation ? (
              <FormattedMessage id="impersonation.role" />
            ) : isAdministrator ? (
              <FormattedMessage id="account.administrator" />
            ) : (
              <bdi>{session.role}</bdi>
            )}
          </Text>
        </Box>
      </HStack>
      {entries
        .filter(({ isOwn }) => !isOwn || !session.impersonation)
        .map(({ to, icon: Icon, label }) => (
          <PopoverItem key={to} asChild>
            <Link to={to} state={{ from: `${pathname}${search}` }}>
              <Icon size={16} aria-hidden />
              <FormattedMessage id={label} />
            </Link>
          </PopoverItem>
        ))}
      <chakra.span hideFrom="sm">
        <PopoverItem onClick={openHelp}>
          <CircleHelp size={16} aria-hidden />
          <FormattedMessage id="keys.helpPanel" />
        </PopoverItem>
      </chakra.span>
    </Popover>
  );
}
