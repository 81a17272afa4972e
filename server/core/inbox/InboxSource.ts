import type { Access } from '../access/Allow.ts';
import type { ActionCode } from '../rules/rightCodes.ts';
import type { Viewer } from '../session/Viewer.ts';

/** What waits for somebody: decisions first, then their own work. */
export const inboxKinds = [
  'LEAVE',
  'CORRECTION',
  'TIME',
  'REQUISITION',
  'PURCHASE_ORDER',
  'BLOCKED_BILL',
  'VENDOR',
  'TASK',
  'ACTIVITY',
] as const;

export type InboxKindName = (typeof inboxKinds)[number];

/** A module's records that wait for the viewer, as a part of one statement. */
export interface InboxSource {
  kind: InboxKindName;
  /** Who can do the work: holders of one of these levels who may take the action. */
  access: Access[];
  action: ActionCode;
  /** Whether the viewer decides as the manager of whoever asks or as their stand-in. Another source's row of the same record goes before. */
  isOfTeam?: boolean;
  /**
   * SQL of the rows that wait, from `q` (company_id, user_id, today): record_id, title, detail, person, due_on, since, quantity, amount and
   * currency, in this order, ordered by urgency.
   */
  sql: string | ((viewer: Viewer) => string);
}

declare module '../graphql/Context.ts' {
  interface Services {
    /** What waits for people, of all modules. */
    inboxSources?: InboxSource[];
  }
}
