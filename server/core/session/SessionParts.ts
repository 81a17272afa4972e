import type { Database } from '../database/Database.ts';
import type { Outbox } from '../mail/Outbox.ts';
import type { Sessions } from './Sessions.ts';

/** What every part of the session layer works with. */
export interface SessionParts {
  database: Database;
  sessions: Sessions;
  outbox: Outbox;
  /** Where links in mails lead, without a slash at the end. */
  publicUrl: string;
}
