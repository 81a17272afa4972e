import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { InvalidInput } from '../errors.ts';
import commonPasswords from './commonPasswords.json' with { type: 'json' };
import { normalEmail } from './credentials.rules.ts';
import { hashPassword } from './passwords.ts';

// These work in any transaction that has the company set, also under the request role: the functions are the database's own doors.

/**
 * The 4 000 passwords of 8 characters or more that were found most often in what was stolen elsewhere, in lower case. From zxcvbn
 * (data/passwords.txt), (c) 2012-2016 Dan Wheeler and Dropbox, Inc., MIT licence.
 */
const common = new Set(commonPasswords);

// The product's name with figures and signs around it is what a guesser tries first.
const isGuessable = (password: string) => common.has(password.toLowerCase()) || /^[^\p{L}]*noria[^\p{L}]*$/iu.test(password);

/** Gives a user of the transaction's company a way to sign in, or a new password. Throws InvalidInput password: passwordCommon; email: taken. */
export async function setCredential(
  em: EntityManager,
  { userId, email, password }: { userId: string; email: string; password: string },
): Promise<void> {
  await unlessTaken(em.execute('select noria_set_credential(?, ?, ?)', [userId, normalEmail(email), await hashOfNew(password)]));
}

/**
 * Gives a new user of the transaction's company a way to sign in. An address that opens another company goes on to open that one: this user
 * signs in once the address is changed. Throws InvalidInput password: passwordCommon; email: taken, by the own company.
 */
export async function claimSignIn(
  em: EntityManager,
  { userId, email, password }: { userId: string; email: string; password: string },
): Promise<void> {
  await unlessTaken(em.execute('select noria_claim_sign_in(?, ?, ?)', [userId, normalEmail(email), await hashOfNew(password)]));
}

function hashOfNew(password: string): Promise<string> {
  if (isGuessable(password)) throw new InvalidInput({ field: 'password', code: 'passwordCommon' });
  return hashPassword(password);
}

/** Changes the address a user signs in with, as far as it opens no other company (claimSignIn); links sent to the old one die. Throws InvalidInput email: taken. */
export async function changeSignInEmail(em: EntityManager, userId: string, email: string): Promise<void> {
  await unlessTaken(em.execute('select noria_change_sign_in_email(?, ?)', [userId, normalEmail(email)]));
}

/** Ends every session of a user, but the one to keep, and voids reset links: at deactivation, at a new password. */
export async function endSessionsOf(em: EntityManager, userId: string, keepSessionId: string | null = null): Promise<void> {
  await em.execute('select noria_end_sessions(?, ?)', [userId, keepSessionId]);
}

/** Revokes every key of a user, for good: at deactivation, at deletion. */
export async function revokeKeysOf(em: EntityManager, userId: string): Promise<void> {
  await em.execute('select noria_revoke_keys(?)', [userId]);
}

/** Ends every session of the transaction's company: at suspension. */
export async function endSessionsOfCompany(em: EntityManager): Promise<void> {
  await em.execute('select noria_end_company_sessions()');
}

/** Takes a user's way to sign in away for good: at deletion. The address is free again. */
export async function dropCredential(em: EntityManager, userId: string): Promise<void> {
  await em.execute('select noria_drop_credential(?)', [userId]);
}

async function unlessTaken(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) throw new InvalidInput({ field: 'email', code: 'taken' });
    throw error;
  }
}
