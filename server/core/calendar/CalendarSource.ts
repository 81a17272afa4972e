import type { EntityManager } from '@mikro-orm/postgresql';
import type { Permission } from '../access/Permission.ts';
import type { DatedKindName } from '../dated/dated.rules.ts';
import type { Viewer } from '../session/Viewer.ts';

/** What a record says in a person's calendar: a point in time, or whole days with the last one included. */
export type CalendarRecord = {
  id: string;
  version: number;
  /** ISO 8601. */
  updatedAt: string;
  title: string;
  details?: string | null;
} & ({ startsAt: string; minutes: number } | { firstDay: string; lastDay: string });

/** SQL of a point in time as ISO 8601. */
export const instantText = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Something of a module that people see in their own calendar. */
export interface CalendarSource {
  /** What it is in the calendar of all modules, which shows those of others too. */
  kind: DatedKindName;
  /** Who reads its records. */
  permission: Permission;
  /** The viewer's records that end on `from` or later, and at most `calendarLimit` of them, in a transaction of the viewer. */
  records: (em: EntityManager, viewer: Viewer, from: string) => Promise<CalendarRecord[]>;
}

/** Most records of a source in a calendar: the latest ones. */
export const calendarLimit = 2_000;
