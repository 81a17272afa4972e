import type { LucideIcon } from 'lucide-react';
import Clock from 'lucide-react/icons/clock';
import CalendarDays from 'lucide-react/icons/calendar-days';
import FileChartColumn from 'lucide-react/icons/file-chart-column';
import IdCard from 'lucide-react/icons/id-card';
import KeyRound from 'lucide-react/icons/key-round';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import ListTodo from 'lucide-react/icons/list-todo';
import LogOut from 'lucide-react/icons/log-out';
import Plus from 'lucide-react/icons/plus';
import ShieldCheck from 'lucide-react/icons/shield-check';
import UserRound from 'lucide-react/icons/user-round';
import UsersRound from 'lucide-react/icons/users-round';
import { mayOpen } from '../core/routing/guard.ts';
import type { RecordKind } from '../core/routing/RecordKind.ts';
import type { ScreenOutline } from '../core/routing/ScreenRow.ts';
import type { Session } from '../core/session/session.ts';
import type { FoundRecord } from './findRecords.ts';
import { openRows, sections } from './sections.ts';

export interface PaletteEntry {
  path: string;
  /** Message id. */
  label: string;
  icon: LucideIcon;
  /** Types of the parties for which it can create a record. */
  for?: readonly string[];
}

const ownEntries: PaletteEntry[] = [
  { path: '/my-profile/', label: 'menu.myProfile', icon: IdCard },
  { path: '/my-attendance/', label: 'menu.myAttendance', icon: Clock },
  { path: '/my-team/', label: 'menu.myTeam', icon: UsersRound },
  { path: '/settings/account/', label: 'menu.account', icon: UserRound },
  { path: '/settings/security/', label: 'menu.security', icon: ShieldCheck },
  { path: '/settings/api-keys/', label: 'menu.apiKeys', icon: KeyRound },
];

/** Returns the menu entries that the session may open, and the account pages. */
export const pageEntries = (rows: ScreenOutline[], session: Session): PaletteEntry[] => [
  { path: '/', label: 'menu.dashboard', icon: LayoutDashboard },
  { path: '/my-work/', label: 'menu.work', icon: ListTodo },
  { path: '/calendar/', label: 'menu.calendar', icon: CalendarDays },
  { path: '/reports/', label: 'menu.reports', icon: FileChartColumn },
  ...sections.flatMap(({ id }) => openRows(rows, id, session).map(row => ({ path: row.path, label: row.title, icon: row.menu!.icon }))),
  ...(session.impersonation ? [] : ownEntries),
  { path: '/authentication/logout', label: 'menu.logout', icon: LogOut },
];

/** Returns the create actions that the session may use, if their screen exists. */
export const createEntries = (kinds: RecordKind[], rows: ScreenOutline[], session: Session): PaletteEntry[] =>
  kinds.flatMap(kind =>
    kind.create && !session.impersonation && mayOpen(kind, session) && rows.some(({ path }) => path === kind.create!.path.split('?')[0])
      ? [{ ...kind.create, icon: Plus }]
      : [],
  );

/** Groups search results by type, ordered by each type's best match. Leaves out types that the session may not open. */
export function recordGroups(
  kinds: RecordKind[],
  records: readonly FoundRecord[],
  session: Session,
): { kind: RecordKind; records: FoundRecord[] }[] {
  const groups = new Map<RecordKind, FoundRecord[]>();
  for (const record of records) {
    const kind = kinds.find(({ type }) => type === record.type);
    if (kind && mayOpen(kind, session)) groups.set(kind, [...(groups.get(kind) ?? []), record]);
  }
  return [...groups].map(([kind, of]) => ({ kind, records: of }));
}
