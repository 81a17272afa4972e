import { mayOpen } from '../core/routing/guard.ts';
import { reportKinds, type ScreenOutline } from '../core/routing/ScreenRow.ts';
import type { Session } from '../core/session/session.ts';
import { sections, type Section } from '../layout/sections.ts';

/** A screen of the page of reports, and the section of the menu that it belongs to. */
export interface Report {
  row: ScreenOutline;
  section: Section;
}

/**
 * The screens that the page of reports shows to a session, by section as in the menu: statements and reports first, then dashboards and lists. A screen that
 * is not in the menu belongs to the section of its module's others.
 */
export function reportsIn(rows: readonly ScreenOutline[], session: Session): Report[] {
  const sectionOf = ({ menu, access }: ScreenOutline) =>
    menu?.section ?? rows.find(other => other.menu && other.access === access)?.menu?.section ?? 'settings';
  const open = rows.filter(row => row.report && mayOpen(row, session));
  return sections.flatMap(section =>
    open
      .filter(row => sectionOf(row) === section.id)
      .toSorted((one, other) => reportKinds.indexOf(one.report!) - reportKinds.indexOf(other.report!))
      .map(row => ({ row, section })),
  );
}
