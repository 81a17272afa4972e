import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { Database } from '../database/Database.ts';
import { Refused } from '../errors.ts';
import { limitGuesses } from './attempts.ts';
import { normalEmail } from './credentials.rules.ts';
import { platformQuery } from '../database/platformQuery.ts';
import { hashOf, newSecret } from './secrets.ts';
import type { Language } from './Viewer.ts';

/** What a link in an e-mail allows, once. */
export type LinkPurpose = 'RESET_PASSWORD' | 'CONFIRM_EMAIL';

export const resetMinutes = 30;
export const confirmDays = 7;
const minutes: Record<LinkPurpose, number> = { RESET_PASSWORD: resetMinutes, CONFIRM_EMAIL: confirmDays * 24 * 60 };

/** The user a link was sent to. */
export interface LinkOwner {
  userId: string;
  companyId: string;
  /** The address that the link verifies. */
  email: string;
}

const page: Record<LinkPurpose, string> = {
  RESET_PASSWORD: '/authentication/forgot-password',
  CONFIRM_EMAIL: '/authentication/confirm-mail',
};

/** The URL in the e-mail: a page in the reader's language, with the secret. */
export const linkTo = (publicUrl: string, language: Language, purpose: LinkPurpose, secret: string) =>
  `${publicUrl}${language === 'en' ? '' : `/${language}`}${page[purpose]}?token=${secret}`;

/** Creates a link's secret; earlier links for the same purpose become invalid. */
export async function newLink(em: EntityManager, purpose: LinkPurpose, { userId, companyId, email }: LinkOwner): Promise<string> {
  const secret = newSecret();
  await em.execute('update one_time_token set used_at = now() where company_id = ? and user_id = ? and purpose = ? and used_at is null', [
    companyId,
    userId,
    purpose,
  ]);
  await em.execute(
    'insert into one_time_token (token_hash, purpose, user_id, company_id, email, expires_at) values (?, ?, ?, ?, ?, now() + make_interval(mins => ?))',
    [hashOf(secret), purpose, userId, companyId, normalEmail(email), minutes[purpose]],
  );
  return secret;
}

interface Row {
  user_id: string;
  company_id: string;
  email: string;
}

const ownerFrom = (row: Row | undefined): LinkOwner | undefined =>
  row && { userId: row.user_id, companyId: row.company_id, email: row.email };

/** The owner of a link. Refused `linkExpired` if it cannot be used, `tooManyAttempts` if someone is guessing: only failures count. */
export async function tryLink(
  database: Pick<Database, 'aside'>,
  purpose: LinkPurpose,
  secret: string,
  ipAddress: string,
): Promise<LinkOwner> {
  const owner = await limitGuesses(database, 'TOKEN_LINK', secret, ipAddress, () => ownerOfLink(database.aside, purpose, secret));
  if (!owner) throw new Refused('linkExpired');
  return owner;
}

async function ownerOfLink(pool: Pool, purpose: LinkPurpose, secret: string): Promise<LinkOwner | undefined> {
  const { rows } = await platformQuery<Row>(
    pool,
    'select user_id, company_id, email from one_time_token where token_hash = $1 and purpose = $2 and used_at is null and expires_at > now()',
    [hashOf(secret), purpose],
  );
  return ownerFrom(rows[0]);
}

/** Consumes a link; undefined if it was already used or has expired. */
export async function takeLink(em: EntityManager, purpose: LinkPurpose, secret: string): Promise<LinkOwner | undefined> {
  const [row] = await em.execute<Row[]>(
    'update one_time_token set used_at = now() where token_hash = ? and purpose = ? and used_at is null and expires_at > now() returning user_id, company_id, email',
    [hashOf(secret), purpose],
  );
  return ownerFrom(row);
}
