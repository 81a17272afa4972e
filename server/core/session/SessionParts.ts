import type { EntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../database/Database.ts';
import type { Outbox } from '../mail/Outbox.ts';
import type { Sessions } from './Sessions.ts';
import type { Language } from './Viewer.ts';

/** What a company starts with. */
export interface Founding {
  name: string;
  planCode: string;
  currency: string | null;
  administrator: { name: string; email: string; password: string; language: Language };
}

/** Makes a company with its first user and that user's credential, in a platform transaction that sees the company from then on; administration knows how. */
export type FoundCompany = (em: EntityManager, founding: Founding) => Promise<{ company: { id: string }; user: { id: string } }>;

/** What every part of the session layer works with. */
export interface SessionParts {
  database: Database;
  sessions: Sessions;
  outbox: Outbox;
  provisionCompany: FoundCompany;
  /** Where links in mails lead, without a slash at the end. */
  publicUrl: string;
}
