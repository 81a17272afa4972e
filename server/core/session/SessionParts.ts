import type { EntityManager } from '@mikro-orm/postgresql';
import type { Permission } from '../access/Permission.ts';
import type { Database } from '../database/Database.ts';
import type { Outbox } from '../mail/Outbox.ts';
import type { Sessions } from './Sessions.ts';
import type { numberFormatNames } from './credentials.rules.ts';
import type { Language } from './Viewer.ts';

/** How numbers are written: as usual in the language, or with these marks. */
export type NumberFormatName = (typeof numberFormatNames)[number];

/** Initial data of a company. */
export interface SignUpCompany {
  name: string;
  planCode: string;
  /** Those most used, if omitted. */
  modules?: Permission[] | null;
  currency: string | null;
  timeZone?: string;
  /** ISO 3166-1 alpha-2. */
  country?: string;
  /** 0 is Sunday. */
  firstDayOfWeek?: number;
  numberFormat?: NumberFormatName;
  administrator: { name: string; email: string; password: string; language: Language };
}

/**
 * Creates a company with its first user and that user's credential, in a platform transaction that is scoped to the company afterwards.
 * Implemented by the administration module.
 */
export type ProvisionCompany = (em: EntityManager, founding: SignUpCompany) => Promise<{ company: { id: string }; user: { id: string } }>;

/** Dependencies shared by every part of the session layer. */
export interface SessionParts {
  database: Database;
  sessions: Sessions;
  outbox: Outbox;
  provisionCompany: ProvisionCompany;
  /** Base URL of links in e-mails, without a trailing slash. */
  publicUrl: string;
}
