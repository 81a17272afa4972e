import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { InvalidInput } from '../errors.ts';
import commonPasswords from './commonPasswords.json' with { type: 'json' };
import { normalEmail } from './credentials.rules.ts';
import { hashPassword } from './passwords.ts';

// These work in any transaction scoped to a company, also under the request role, because they call security definer functions.

/**
 * The 4,000 most common passwords of 8 characters or more from leaked data, in lower case. From zxcvbn (data/passwords.txt), (c) 2012-2016
 * Dan Wheeler and Dropbox, Inc., MIT licence.
 */
const common = new Set(commonPasswords);

// Attackers first try the product's name surrounded by digits and symbols.
const isGuessable = (password: string) => common.has(password.toLowerCase()) || /^[^\p{L}]*noria[^\p{L}]*$/iu.test(password);

/**
 * Creates or replaces the sign-in credential of a user in the transaction's company. Throws InvalidInput password: passwordCommon; email:
 * taken.
 */
export async function setCredential(
  em: EntityManager,
  { userId, email, password }: { userId: string; email: string; password: string },
): Promise<void> {
  await unlessTaken(em.execute('select noria_set_credential(?, ?, ?)', [userId, normalEmail(email), await hashOfNew(password)]));
}

/**
 * Creates the sign-in credential of a new user in the transaction's company. An address already used by another company keeps signing in
 * there: this user can sign in only once the address is changed. Throws InvalidInput password: passwordCommon; email: taken, if it is used
 * in the same company.
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

/**
 * Changes the address a user signs in with, unless another company uses it (see claimSignIn); links sent to the old address become invalid.
 * Throws InvalidInput email: taken.
 */
export async function changeSignInEmail(em: EntityManager, userId: string, email: string): Promise<void> {
  await unlessTaken(em.execute('select noria_change_sign_in_email(?, ?)', [userId, normalEmail(email)]));
}

/**
 * Ends all of a user's sessions, except the one to keep, and invalidates password reset links; used at deactivation and password changes.
 */
export async function endSessionsOf(em: EntityManager, userId: string, keepSessionId: string | null = null): Promise<void> {
  await em.execute('select noria_end_sessions(?, ?)', [userId, keepSessionId]);
}

/** Permanently revokes all of a user's API keys; used at deactivation and deletion. */
export async function revokeKeysOf(em: EntityManager, userId: string): Promise<void> {
  await em.execute('select noria_revoke_keys(?)', [userId]);
}

/** Ends all sessions of the transaction's company; used at suspension. */
export async function endSessionsOfCompany(em: EntityManager): Promise<void> {
  await em.execute('select noria_end_company_sessions()');
}

/** Permanently deletes a user's sign-in credential, at deletion. The address becomes available again. */
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
