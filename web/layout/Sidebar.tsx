import { chakra, Flex, Stack, Text } from '@chakra-ui/react';
import Bell from 'lucide-react/icons/bell';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CalendarDays from 'lucide-react/icons/calendar-days';
import FileChartColumn from 'lucide-react/icons/file-chart-column';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import ListTodo from 'lucide-react/icons/list-todo';
import LogOut from 'lucide-react/icons/log-out';
import UserRound from 'lucide-react/icons/user-round';
import { memo, useMemo, type ComponentType } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import type { ScreenOutline } from '../core/routing/ScreenRow.ts';
import { ForMembers } from '../core/session/ForMembers.tsx';
import { useSession } from '../core/session/session.ts';
import { fixed } from '../core/ui/fixed.tsx';
import { Logo } from '../core/ui/Logo.tsx';
import { isPageOf, markedEntry, openRows, ownEntries, sections, type Section } from './sections.ts';
import { useOpenMenus } from './useOpenMenus.ts';

const item = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: '9',
  paddingInline: '3',
  borderRadius: 'md',
  fontSize: 'md',
} as const;

const MenuLink = fixed(Link, {
  ...item,
  color: 'fg.muted',
  textDecoration: 'none',
  transition: 'background-color 120ms, color 120ms',
  _hover: { bg: 'bg.muted', color: 'fg' },
  _currentPage: { bg: 'accent.subtle', color: 'accent.fg', fontWeight: 'medium' },
});

const SectionButton = fixed('button', {
  ...item,
  width: 'full',
  color: 'fg',
  textAlign: 'start',
  cursor: 'pointer',
  _hover: { bg: 'bg.muted' },
});

const SectionName = fixed('span', { flex: '1' });

const Arrow = fixed('span', { transition: 'transform 120ms', color: 'fg.muted', '&[data-closed]': { transform: 'rotate(-90deg)' } });

const SectionList = fixed('ul', {
  display: 'flex',
  flexDirection: 'column',
  gap: '0.5',
  marginInlineStart: '5',
  paddingInlineStart: '2',
  borderInlineStartWidth: '1px',
  paddingBlock: '0.5',
});

type Icon = ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;
const Item = ({ to, icon: Icon, label, marked }: { to: string; icon: Icon; label: string; marked?: string }) => (
  <MenuLink to={to} aria-current={to === marked ? 'page' : undefined}>
    <Icon size={16} aria-hidden />
    <FormattedMessage id={label} />
  </MenuLink>
);

/** Sidebar menu with the screens that the viewer may open; marks the current one. Memoized, as the layout is drawn several times for each navigation. */
export const Sidebar = memo(function Sidebar({ rows, onFollow }: { rows: ScreenOutline[]; onFollow?: () => void }) {
  const session = useSession();
  const intl = useIntl();
  const menus = useOpenMenus();
  const { pathname } = useLocation();
  const open = useMemo(
    () => sections.map(section => ({ section, own: openRows(rows, section.id, session) })).filter(({ own }) => own.length > 0),
    [rows, session],
  );
  const marked = markedEntry([...ownEntries, ...open.flatMap(({ own }) => own.map(({ path }) => path))], rows, pathname);
  const shown = open.map(({ section, own }) => ({
    section,
    own,
    isInUse: isPageOf(section, pathname) || own.some(({ path }) => path === marked),
  }));
  return (
    <Flex direction="column" height="full" bg="bg.subtle">
      <Flex align="center" gap="2.5" height="14" paddingInline="5" flexShrink="0">
        <Logo />
        <Text fontSize="lg" fontWeight="semibold">
          Noria
        </Text>
      </Flex>
      <chakra.nav
        aria-label={intl.formatMessage({ id: 'menu.label' })}
        flex="1"
        overflowY="auto"
        paddingInline="3"
        paddingBlock="2"
        onClick={event => (event.target as Element).closest('a') && onFollow?.()}
      >
        <Stack as="ul" gap="0.5">
          <li>
            <Item to="/" icon={LayoutDashboard} label="menu.dashboard" marked={marked} />
          </li>
          <li>
            <Item to="/my-work/" icon={ListTodo} label="menu.work" marked={marked} />
          </li>
          <li>
            <Item to="/calendar/" icon={CalendarDays} label="menu.calendar" marked={marked} />
          </li>
          <li>
            <Item to="/reports/" icon={FileChartColumn} label="menu.reports" marked={marked} />
          </li>
          {shown.map(({ section, own, isInUse }) => (
            <SectionMenu
              key={section.id}
              section={section}
              rows={own}
              marked={marked}
              open={menus.isOpen(section.path, isInUse || shown.length === 1)}
              toggle={() => menus.toggle(section.path, isInUse || shown.length === 1)}
            />
          ))}
        </Stack>
      </chakra.nav>
      <Stack
        as="ul"
        gap="0.5"
        paddingInline="3"
        paddingBlock="3"
        borderTopWidth="1px"
        onClick={event => (event.target as Element).closest('a') && onFollow?.()}
      >
        <ForMembers>
          <li>
            <Item to="/notifications/" icon={Bell} label="notification.plural" marked={marked} />
          </li>
          <li>
            <Item to="/settings/account/" icon={UserRound} label="menu.profile" marked={marked} />
          </li>
        </ForMembers>
        <li>
          <Item to="/authentication/logout" icon={LogOut} label="menu.logout" />
        </li>
      </Stack>
    </Flex>
  );
});

function SectionMenu({
  section: { id, label, icon: Icon },
  rows,
  marked,
  open,
  toggle,
}: {
  section: Section;
  rows: ScreenOutline[];
  marked: string | undefined;
  open: boolean;
  toggle: () => void;
}) {
  return (
    <li>
      <SectionButton aria-expanded={open} aria-controls={`menu-${id}`} onClick={toggle}>
        <Icon size={16} aria-hidden />
        <SectionName>
          <FormattedMessage id={label} />
        </SectionName>
        <Arrow data-closed={open ? undefined : true}>
          <ChevronDown size={16} aria-hidden />
        </Arrow>
      </SectionButton>
      <SectionList id={`menu-${id}`} hidden={!open}>
        {/* The links of all sections would be most of the elements of a page. */}
        {open &&
          rows.map(row => (
            <li key={row.path}>
              <Item to={row.path} icon={row.menu!.icon} label={row.title} marked={marked} />
            </li>
          ))}
      </SectionList>
    </li>
  );
}
