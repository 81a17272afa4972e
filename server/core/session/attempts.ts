import type { EntityManager } from '@mikro-orm/postgresql';
import ipaddr from 'ipaddr.js';
import type { Pool } from 'pg';
import type { Database } from '../database/Database.ts';
import { newId } from '../database/ids.ts';
import { Refused } from '../errors.ts';
import { platformQuery } from '../database/platformQuery.ts';
import { hashOf } from './secrets.ts';

/** Operations that are rate-limited against guessing and flooding. */
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
  | 'NEW_ADDRESS'
  | 'SHOP_ORDER'
  | 'SHOP_LINK'
  | 'JOB_APPLICATION'
  | 'APPLICATION_MAIL';

/**
 * Attempts allowed within the window: from one IP address on one account, from anywhere on one account, and from one IP address on all
 * accounts. The last limit is generous, because a whole office may share one address.
 */
const limits: Record<AttemptPurpose, { pair: number; account: number; ipAddress: number }> = {
  SIGN_IN: { pair: 10, account: 50, ipAddress: 300 },
  // An attacker here already has the first factor, and a code has six digits: ten guesses in 15 minutes succeed 1 time in 30,000.
  SECOND_FACTOR: { pair: 5, account: 10, ipAddress: 100 },
  PASSKEY: { pair: 60, account: 60, ipAddress: 60 },
  SIGN_UP: { pair: 20, account: 20, ipAddress: 60 },
  RESET_PASSWORD: { pair: 5, account: 10, ipAddress: 100 },
  SEND_MAIL: { pair: 5, account: 5, ipAddress: 30 },
  NEWSLETTER: { pair: 5, account: 10, ipAddress: 60 },
  DEMO_REQUEST: { pair: 5, account: 10, ipAddress: 30 },
  TOKEN_LINK: { pair: 10, account: 50, ipAddress: 100 },
  INVITATION: { pair: 5, account: 10, ipAddress: 100 },
  // Counted per company, whatever the address: creating account after account would reveal which addresses are used by other companies.
  NEW_ADDRESS: { pair: 60, account: 60, ipAddress: 180 },
  // Counted per company: orders of guests in its shop, from one address and from all.
  SHOP_ORDER: { pair: 30, account: 5_000, ipAddress: 60 },
  SHOP_LINK: { pair: 5, account: 10, ipAddress: 30 },
  // Counted per company: applications through its careers page; each may carry two files.
  JOB_APPLICATION: { pair: 20, account: 3_000, ipAddress: 40 },
  // Counted per address that was typed, so that nobody fills somebody else's mailbox with confirmations.
  APPLICATION_MAIL: { pair: 5, account: 5, ipAddress: 60 },
  CLIENT_LOG: { pair: 60, account: 1_000, ipAddress: 60 },
  RECORD_LINK: { pair: 10, account: 50, ipAddress: 100 },
  SEND_DOCUMENT: { pair: 60, account: 60, ipAddress: 600 },
};
const windowSeconds = 15 * 60;

/** An attempt that was allowed; it counts as a failure until marked otherwise. */
export interface Attempt {
  id: string;
  /** The attempt succeeded; earlier failures from this address on this account are forgiven. */
  succeeded(): Promise<void>;
  /** The attempt was not a guess: the password was right, but the user may not sign in. */
  forgiven(): Promise<void>;
}

/**
 * Counts an attempt on an account from an IP address before it is verified, so that parallel guesses count each other. The counts are
 * stored in the database, so that all processes share the limit. Throws Refused tooManyAttempts {seconds}. Rejected attempts do not prolong
 * the wait.
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
    // Rejected attempts are removed, so that flooding does not fill the table.
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
 * Looks up what a secret grants; undefined counts as a failure of that secret and of the address. Only failures are counted, and only after
 * the lookup, so that simultaneous valid requests never block each other; secrets of 256 bits cannot be guessed even so. Throws Refused
 * tooManyAttempts.
 */
export async function limitGuesses<T>(
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

/** Records an attempt on an account from an address; returns its id. */
async function count(pool: Pool, purpose: AttemptPurpose, who: unknown[]): Promise<string> {
  const id = newId(0);
  await platformQuery(pool, 'insert into sign_in_attempt (id, purpose, account_hash, ip_address) values ($1, $2, $3, $4)', [
    id,
    purpose,
    ...who,
  ]);
  return id;
}

/** The counts within the window, and the seconds until the oldest attempt drops out of it. */
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

/** Forgives failures on an account from all addresses, once its owner has authenticated by other means. */
export async function clearFailures(em: EntityManager, purpose: AttemptPurpose, account: string): Promise<void> {
  await em.execute('update sign_in_attempt set counts = false where account_hash = ? and purpose = ? and counts', [
    hashOf(account),
    purpose,
  ]);
}

/** The network of an address: with IPv6, one subscriber holds a whole /64. Text that is no address stays as it is. */
export function network(ipAddress: string): string {
  if (!ipaddr.isValid(ipAddress)) return ipAddress;
  const address = ipaddr.process(ipAddress);
  return address instanceof ipaddr.IPv6
    ? `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/64`).toString()}/64`
    : address.toString();
}
