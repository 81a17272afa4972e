import type { LucideIcon } from 'lucide-react';
import Boxes from 'lucide-react/icons/boxes';
import Handshake from 'lucide-react/icons/handshake';
import Settings from 'lucide-react/icons/settings';
import { mayOpen } from '../core/routing/guard.ts';
import type { ScreenRow } from '../core/routing/ScreenRow.ts';
import type { Session } from '../core/session/session.ts';

/** A part of the sidebar. Its path is what its open state is remembered by. */
export interface Section {
  id: string;
  path: string;
  label: string;
  icon: LucideIcon;
}

/** In the order of the sidebar. A section shows when one of its screens is open to the viewer. */
export const sections: Section[] = [
  { id: 'crm', path: '/CRM', label: 'menu.crm', icon: Handshake },
  { id: 'inventory', path: '/inventory', label: 'menu.inventory', icon: Boxes },
  { id: 'settings', path: '/settings', label: 'menu.settings', icon: Settings },
];

/** The section's screens that the session opens, in the order of the route tables. */
export const openRows = (rows: ScreenRow[], section: string, session: Session): ScreenRow[] =>
  rows.filter(row => row.menu?.section === section && mayOpen(row, session));
