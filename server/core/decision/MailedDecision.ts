import type { EntityManager } from '@mikro-orm/postgresql';
import type { Scope } from '../graphql/Scope.ts';
import type { InboxSource } from '../inbox/InboxSource.ts';

/** A line of what is to be decided. */
export interface DecisionLine {
  name: string;
  quantity: string;
  /** Its day, of hours. */
  day?: string | null;
  /** Whether a billed line is within what was received, and at the price ordered; null of other lines. */
  isQuantityMatched?: boolean | null;
  isPriceMatched?: boolean | null;
}

/** What is shown beside the row of the inbox. */
export interface DecisionDetails {
  /** Last day, of what takes several. */
  endsOn?: string | null;
  lines?: DecisionLine[];
  /** Hours that are to count, where those were, and what whoever asks says of it. */
  startsAt?: Date | null;
  endsAt?: Date | null;
  timeZone?: string | null;
  reason?: string | null;
}

/** A decision on one version of a record. */
export interface Decided {
  id: string;
  version: number;
  /** What the approver says; null for nothing. */
  note: string | null;
}

/** A kind of record that its approvers decide by a link in a mail, as they do when they are signed in. */
export interface MailedDecision {
  /** Record type, the last byte of its ids. */
  code: number;
  table: string;
  /** Whether whoever rejects says why. */
  needsReason: boolean;
  /** Whether whoever approves may add a note, and whether they have to. */
  takesNote: boolean;
  needsNote?: boolean;
  /** Where such records wait for somebody: the first source that they may use and that shows the record counts. */
  sources: InboxSource[];
  details(em: EntityManager, id: string): Promise<DecisionDetails>;
  /** Approves as the viewer; refuses whatever the command of a signed-in user refuses. */
  approve(scope: Scope, decided: Decided): Promise<unknown>;
  /** Rejects or sends back as the viewer; what has no such command waits until somebody approves. */
  reject?(scope: Scope, decided: Decided): Promise<unknown>;
}

declare module '../graphql/Context.ts' {
  interface Services {
    /** What is decided by links in mails, of all modules. */
    mailedDecisions?: MailedDecision[];
  }
}
