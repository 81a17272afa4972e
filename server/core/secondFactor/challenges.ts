import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { platformQuery } from '../database/platformQuery.ts';
import { hashOf, newSecret } from '../session/secrets.ts';

/** The purpose of a challenge: the second step of a sign-in, a sign-in with a passkey alone, or a new passkey. */
export type ChallengePurpose = 'SECOND_FACTOR' | 'PASSKEY' | 'NEW_PASSKEY';

/** The user a challenge belongs to. */
export interface ChallengeOwner {
  userId: string;
  companyId: string;
}

const minutes = 10;

/** Creates a challenge: 256 bits, stored hashed, usable once within ten minutes. It is also what a passkey signs. */
export async function newChallenge(em: EntityManager, purpose: ChallengePurpose, owner?: ChallengeOwner): Promise<string> {
  const secret = newSecret();
  await em.execute(
    'insert into sign_in_challenge (token_hash, purpose, user_id, company_id, expires_at) values (?, ?, ?, ?, now() + make_interval(mins => ?))',
    [hashOf(secret), purpose, owner?.userId ?? null, owner?.companyId ?? null, minutes],
  );
  return secret;
}

/** The owner of a challenge, if it can still be used. */
export async function ownerOfChallenge(pool: Pool, purpose: ChallengePurpose, secret: string): Promise<ChallengeOwner | undefined> {
  const { rows } = await platformQuery<{ user_id: string; company_id: string }>(
    pool,
    'select user_id, company_id from sign_in_challenge where token_hash = $1 and purpose = $2 and used_at is null and expires_at > now()',
    [hashOf(secret), purpose],
  );
  return rows[0] && { userId: rows[0].user_id, companyId: rows[0].company_id };
}

/** Consumes a challenge; false if it was already used, has expired, or belongs to another user. */
export async function takeChallenge(
  em: EntityManager,
  purpose: ChallengePurpose,
  secret: string,
  owner?: ChallengeOwner,
): Promise<boolean> {
  const taken = await em.execute<object[]>(
    `update sign_in_challenge set used_at = now()
     where token_hash = ? and purpose = ? and user_id is not distinct from ?::uuid and used_at is null and expires_at > now() returning purpose`,
    [hashOf(secret), purpose, owner?.userId ?? null],
  );
  return taken.length === 1;
}
