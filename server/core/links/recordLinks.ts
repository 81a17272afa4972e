import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { platformQuery } from '../database/platformQuery.ts';
import { hashOf, newSecret } from '../session/secrets.ts';

/** What a link allows without an account, on one record of one company. */
export interface LinkGrant {
  companyId: string;
  recordId: string;
  actions: string[];
  /** The only user whom the link admits; null for whoever has it. */
  userId: string | null;
}

/**
 * Creates a link's 256-bit secret, of which only the hash is stored. It allows these actions on this record until the end of a business day
 * in the company's time zone.
 */
export async function newRecordLink(em: EntityManager, recordId: string, actions: string[], lastDay: string): Promise<string> {
  const secret = newSecret();
  await em.execute(
    `insert into record_link (token_hash, record_id, actions, expires_at)
     select ?, ?, string_to_array(?, ','), ((?::date + 1)::timestamp at time zone time_zone) from company where id = noria_company()`,
    [hashOf(secret), recordId, actions.join(','), lastDay],
  );
  return secret;
}

/** Revokes every link to a record. */
export const revokeRecordLinks = (em: EntityManager, recordId: string) =>
  em.execute('update record_link set revoked_at = now() where company_id = noria_company() and record_id = ? and revoked_at is null', [
    recordId,
  ]);

/** The grant of a link; undefined if it never existed, has expired or was revoked. */
export async function grantOf(pool: Pool, secret: string): Promise<LinkGrant | undefined> {
  const { rows } = await platformQuery<LinkGrant>(
    pool,
    `select l.company_id as "companyId", l.record_id as "recordId", l.actions, l.user_id as "userId" from record_link l
     join company c on c.id = l.company_id and c.status = 'ACTIVE' and c.deleted_at is null
     where l.token_hash = $1 and l.revoked_at is null and l.expires_at > now()`,
    [hashOf(secret)],
  );
  return rows[0];
}

/** Checks the link again within the transaction that acts on it, so that a link revoked in the meantime has no effect. */
export async function isStillGranted(em: EntityManager, secret: string): Promise<boolean> {
  const rows = await em.execute<object[]>(
    'select from record_link where company_id = noria_company() and token_hash = ? and revoked_at is null and expires_at > now() for share',
    [hashOf(secret)],
  );
  return rows.length > 0;
}
