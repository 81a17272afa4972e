import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { Database } from '../database/Database.ts';
import { newId } from '../database/ids.ts';
import { Refused } from '../errors.ts';
import { platformQuery } from '../database/platformQuery.ts';
import { hashOf } from './secrets.ts';

/** What can be tried again and again by somebody who guesses, or who floods. */
export type AttemptPurpose =
  | 'SIGN_IN'
  | 'SECOND_FACTOR'
  | 'PASSKEY'
  | 'SIGN_UP'
  | 'RESET_PASSWORD'
  | 'SEND_MAIL'
  | 'NEWSLETTER'
  | 'DEMO_REQUEST'
  | 'SEND_DOCUMENT'
  | 'RECORD_LINK'
  | 'TOKEN_LINK'
  | 'CLIENT_LOG'
  | 'INVITATION'
  | 'NEW_ADDRESS';

/**
 * Tries allowed within the window: by one address on one account, on one account from everywhere, by one address on all accounts.
 * The last is generous, because a whole office may stand behind one address.
 */
const limits: Record<AttemptPurpose, { pair: number; account: number; ipAddress: number }> = {
  SIGN_IN: { pair: 10, account: 50, ipAddress: 300 },
  // Who guesses here has the first factor already, and a code is six digits: of ten guesses in a quarter of an hour one in 30 000 is right.
  SECOND_FACTOR: { pair: 5, account: 10, ipAddress: 100 },
  PASSKEY: { pair: 60, account: 60, ipAddress: 60 },
  SIGN_UP: { pair: 20, account: 20, ipAddress: 60 },
  RESET_PASSWORD: { pair: 5, account: 10, ipAddress: 100 },
  SEND_MAIL: { pair: 5, account: 5, ipAddress: 30 },
  NEWSLETTER: { pair: 5, account: 10, ipAddress: 60 },
  DEMO_REQUEST: { pair: 5, account: 10, ipAddress: 30 },
  TOKEN_LINK: { pair: 10, account: 50, ipAddress: 100 },
  INVITATION: { pair: 5, account: 10, ipAddress: 100 },
  // Of a company, whatever the address: who makes one account after another learns which open other companies.
  NEW_ADDRESS: { pair: 60, account: 60, ipAddress: 180 },
  CLIENT_LOG: { pair: 60, account: 1_000, ipAddress: 60 },
  RECORD_LINK: { pair: 10, account: 50, ipAddress: 100 },
  SEND_DOCUMENT: { pair: 60, account: 60, ipAddress: 600 },
};
const windowSeconds = 15 * 60;

/** One try that has been allowed; it counts as a failure until said otherwise. */
export interface Attempt {
  id: string;
  /** It was right: this address's earlier failures on this account are forgiven. */
  succeeded(): Promise<void>;
  /** It was no guess: a right password of somebody who may not come in. */
  forgiven(): Promise<void>;
}

/**
 * Counts a try against one account from one address, before it is looked at, so that parallel guesses count each other; kept in the
 * database, so that all processes brake together. Throws Refused tooManyAttempts {seconds}. Braked tries do not prolong the wait.
 */
export async function attempt(
  { aside: pool }: Pick<Database, 'aside'>,
  purpose: AttemptPurpose,
  account: string,
  ipAddress: string,
): Promise<Attempt> {
  const who = [hashOf(account), network(ipAddress)];
  const id = await count(pool, purpose, who);
  const { wait, ...counted } = await countsOf(pool, purpose, who);
  const limit = limits[purpose];
  const forgiven = async () => {
    await platformQuery(pool, 'update sign_in_attempt set counts = false where id = $1', [id]);
  };
  if (counted.pair > limit.pair || counted.account > limit.account || counted.ipAddress > limit.ipAddress) {
    // Who floods does not fill the table.
    await platformQuery(pool, 'delete from sign_in_attempt where id = $1', [id]);
    throw new Refused('tooManyAttempts', { seconds: wait });
  }
  const succeeded = async () => {
    await platformQuery(
      pool,
      'update sign_in_attempt set counts = false where account_hash = $1 and ip_address = $2 and purpose = $3 and counts',
      [...who, purpose],
    );
  };
  return { id, succeeded, forgiven };
}

/**
 * What a secret opens; undefined counts as a failure, of that secret and of the address. Only failures are counted, after the look:
 * right tries at once never brake each other, and 256 bits are not guessed by those who fail at once. Throws Refused tooManyAttempts.
 */
export async function unlessGuessing<T>(
  { aside: pool }: Pick<Database, 'aside'>,
  purpose: AttemptPurpose,
  secret: string,
  ipAddress: string,
  look: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const who = [hashOf(secret), network(ipAddress)];
  const { wait, ...counted } = await countsOf(pool, purpose, who);
  const limit = limits[purpose];
  if (counted.pair >= limit.pair || counted.account >= limit.account || counted.ipAddress >= limit.ipAddress)
    throw new Refused('tooManyAttempts', { seconds: wait });
  const found = await look();
  if (found === undefined) await count(pool, purpose, who);
  return found;
}

/** One more try of an account, from an address; answers its id. */
async function count(pool: Pool, purpose: AttemptPurpose, who: unknown[]): Promise<string> {
  const id = newId(0);
  await platformQuery(pool, 'insert into sign_in_attempt (id, purpose, account_hash, ip_address) values ($1, $2, $3, $4)', [
    id,
    purpose,
    ...who,
  ]);
  return id;
}

/** What counts within the window, and how many seconds pass until its oldest no longer does. */
async function countsOf(
  pool: Pool,
  purpose: AttemptPurpose,
  who: unknown[],
): Promise<{ pair: number; account: number; ipAddress: number; wait: number }> {
  const { rows } = await platformQuery<{ pair: number; account: number; ipAddress: number; wait: number }>(
    pool,
    `select count(*) filter (where account_hash = $1 and ip_address = $2)::int as pair,
       count(*) filter (where account_hash = $1)::int as account,
       count(*) filter (where ip_address = $2)::int as "ipAddress",
       greatest(1, ceil($4 - extract(epoch from clock_timestamp() - min(at))))::int as wait
     from sign_in_attempt where counts and purpose = $3 and (account_hash = $1 or ip_address = $2) and at > clock_timestamp() - make_interval(secs => $4)`,
    [...who, purpose, windowSeconds],
  );
  return rows[0];
}

/** Forgets failures on an account from everywhere: its owner has proved himself by other means. */
export async function forgiveAccount(em: EntityManager, purpose: AttemptPurpose, account: string): Promise<void> {
  await em.execute('update sign_in_attempt set counts = false where account_hash = ? and purpose = ? and counts', [
    hashOf(account),
    purpose,
  ]);
}

/** Who stands behind an address: with IPv6 one subscriber holds a whole /64. */
export function network(ipAddress: string): string {
  if (!ipAddress.includes(':')) return ipAddress;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ipAddress);
  if (mapped) return mapped[1];
  const [head = '', tail] = ipAddress.split('::');
  const groups = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const filled =
    tail === undefined ? groups : [...groups, ...Array<string>(Math.max(0, 8 - groups.length - after.length)).fill('0'), ...after];
  return `${filled
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
