import { randomInt } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { ChallengeOwner } from './challenges.ts';
import { hashPassword, verifyPassword } from '../session/passwords.ts';

const count = 10;
const letters = 'abcdefghijklmnopqrstuvwxyz234567';

const newCode = () => Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('');

/** Creates ten new codes such as `abcde-fgh23`, replacing the old ones. They are stored hashed like passwords and shown only once. */
export async function renewRecoveryCodes(em: EntityManager, { userId, companyId }: ChallengeOwner): Promise<string[]> {
  const codes = Array.from({ length: count }, newCode);
  const hashes = await Promise.all(codes.map(code => hashPassword(code)));
  await em.execute('delete from recovery_code where company_id = ? and user_id = ?', [companyId, userId]);
  for (const hash of hashes)
    await em.execute('insert into recovery_code (company_id, user_id, code_hash) values (?, ?, ?)', [companyId, userId, hash]);
  return codes.map(code => `${code.slice(0, 5)}-${code.slice(5)}`);
}

/** Consumes a code; false if it is not the user's or was already used. */
export async function takeRecoveryCode(em: EntityManager, { userId, companyId }: ChallengeOwner, code: string): Promise<boolean> {
  const rows = await em.execute<{ code_hash: string }[]>(
    'select code_hash from recovery_code where company_id = ? and user_id = ? and used_at is null',
    [companyId, userId],
  );
  const right = await Promise.all(rows.map(({ code_hash: hash }) => verifyPassword(hash, code)));
  const found = rows[right.indexOf(true)];
  if (!found) return false;
  const taken = await em.execute<object[]>(
    'update recovery_code set used_at = now() where company_id = ? and user_id = ? and code_hash = ? and used_at is null returning user_id',
    [companyId, userId, found.code_hash],
  );
  return taken.length === 1;
}
