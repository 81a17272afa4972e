import type { LucideIcon } from 'lucide-react';
import Boxes from 'lucide-react/icons/boxes';
import FolderKanban from 'lucide-react/icons/folder-kanban';
import Handshake from 'lucide-react/icons/handshake';
import IdCard from 'lucide-react/icons/id-card';
import Landmark from 'lucide-react/icons/landmark';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import Settings from 'lucide-react/icons/settings';
import { mayOpen } from '../core/routing/guard.ts';
import type { ScreenOutline } from '../core/routing/ScreenRow.ts';
import type { Session } from '../core/session/session.ts';

/** A sidebar section. Its path is the key under which its open state is stored. */
export interface Section {
  id: string;
  path: string;
  label: string;
  icon: LucideIcon;
}

/** Sections in sidebar order. A section is shown if the viewer may open one of its screens. */
export const sections: Section[] = [
  { id: 'crm', path: '/CRM', label: 'menu.crm', icon: Handshake },
  { id: 'hrm', path: '/HRM', label: 'menu.hrm', icon: IdCard },
  { id: 'inventory', path: '/inventory', label: 'menu.inventory', icon: Boxes },
  { id: 'procurement', path: '/vendorManagement', label: 'menu.procurement', icon: ShoppingCart },
  { id: 'ecommerce', path: '/ecommerce', label: 'menu.ecommerce', icon: ShoppingBag },
  { id: 'projects', path: '/projects', label: 'menu.projects', icon: FolderKanban },
  { id: 'finance', path: '/economics', label: 'menu.finance', icon: Landmark },
  { id: 'settings', path: '/settings', label: 'menu.settings', icon: Settings },
];

/** Returns the screens of a section that the session may open: the one that leads it, then in route order. */
export const openRows = (rows: ScreenOutline[], section: string, session: Session): ScreenOutline[] =>
  rows
    .filter(row => row.menu?.section === section && mayOpen(row, session))
    .toSorted((one, other) => Number(!!other.menu!.isFirst) - Number(!!one.menu!.isFirst));

/** Paths of the menu entries outside of its sections. */
export const ownEntries = ['/', '/my-work/', '/calendar/', '/reports/', '/notifications/', '/settings/account/'];

/**
 * Returns the path of the menu entry to mark for a page: the longest that the page's path begins with, or the screen's `under`; undefined if
 * the menu does not list it.
 */
export function markedEntry(entries: string[], rows: Pick<ScreenOutline, 'path' | 'under'>[], pathname: string): string | undefined {
  const address = pathname.endsWith('/') ? pathname : `${pathname}/`;
  const page = rows.find(({ path, under }) => under && address.startsWith(path))?.under ?? address;
  return entries
    .filter(path => (path === '/' ? page === '/' : page.startsWith(path)))
    .toSorted((one, other) => other.length - one.length)[0];
}

/** Tells whether a page belongs to a section, also one that the menu has no entry for. Personal settings have entries outside of it. */
export const isPageOf = ({ id, path }: Section, pathname: string): boolean => id !== 'settings' && `${pathname}/`.startsWith(`${path}/`);
