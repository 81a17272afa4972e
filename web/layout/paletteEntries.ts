import type { LucideIcon } from 'lucide-react';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import LogOut from 'lucide-react/icons/log-out';
import ShieldCheck from 'lucide-react/icons/shield-check';
import UserRound from 'lucide-react/icons/user-round';
import type { ScreenRow } from '../core/routing/ScreenRow.ts';
import type { Session } from '../core/session/session.ts';
import { openRows, sections } from './sections.ts';

export interface PaletteEntry {
  path: string;
  label: string;
  icon: LucideIcon;
}

/** Every menu entry the session opens, and the account's own. */
export const paletteEntries = (rows: ScreenRow[], session: Session): PaletteEntry[] => [
  { path: '/', label: 'menu.dashboard', icon: LayoutDashboard },
  ...sections.flatMap(({ id }) => openRows(rows, id, session).map(row => ({ path: row.path, label: row.title, icon: row.menu!.icon }))),
  { path: '/settings/account/', label: 'menu.account', icon: UserRound },
  { path: '/settings/security/', label: 'menu.security', icon: ShieldCheck },
  { path: '/authentication/logout', label: 'menu.logout', icon: LogOut },
];
