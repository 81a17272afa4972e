import type { EntityManager } from '@mikro-orm/postgresql';
import { writeAudit } from '../audit/writeAudit.ts';
import { Refused } from '../errors.ts';
import { check } from '../graphql/check.ts';
import type { Origin } from '../audit/Origin.ts';
import { attempt } from './attempts.ts';
import { signInRules } from './credentials.rules.ts';
import { hashPassword, needsRehash, verifyPassword } from './passwords.ts';
import { platformQuery } from '../database/platformQuery.ts';
import type { SessionParts } from './SessionParts.ts';
import type { Admission, SecondFactor } from '../secondFactor/SecondFactor.ts';
import { inTransaction } from './SignedIn.ts';
import { inAccountQueue } from './accountQueue.ts';

interface Credential {
  user_id: string;
  company_id: string;
  password_hash: string;
}

const noCompany = '00000000-0000-7000-8000-000000000001';

/** Authenticates a user by e-mail and password. */
export class SignIn {
  constructor(
    readonly parts: SessionParts,
    readonly secondFactor: SecondFactor,
  ) {}

  /**
   * Opens a session, or returns a second-factor challenge if the user has a second factor and sent no code. InvalidInput code: wrongCode.
   * Refused: `tooManyAttempts {seconds}`; `invalidCredentials`, identical in content and timing whether or not the account exists; and,
   * only once the password is verified, `companySuspended`, `userInactive` or `roleInactive` (domain §8).
   */
  async signIn({ code, ...input }: { email: string; password: string; code?: string | null }, origin: Origin): Promise<Admission> {
    const { email, password } = check(signInRules, input);
    return inAccountQueue(email, () => this.#try({ email, password, code }, origin));
  }

  async #try({ email, password, code }: { email: string; password: string; code?: string | null }, origin: Origin): Promise<Admission> {
    const { database } = this.parts;
    const tried = await attempt(database, 'SIGN_IN', email, origin.ipAddress);
    const credential = await this.#proven(email, password, { attemptId: tried.id, origin });
    const who = { userId: credential.user_id, companyId: credential.company_id };
    try {
      const answer = await this.secondFactor.guarded(who, { code }, origin, () =>
        inTransaction(database.forPlatform(who), false, async em => {
          await rehash(em, credential, password);
          return this.secondFactor.admit(em, who, origin, code);
        }),
      );
      await tried.succeeded();
      return answer;
    } catch (error) {
      await tried.forgiven();
      throw error;
    }
  }

  /** Whether the password is the user's own; used by the lock screen and before a password change. Refused tooManyAttempts. */
  async isPasswordOf({ userId, email }: { userId: string; email: string }, password: string, ipAddress: string): Promise<boolean> {
    const { database } = this.parts;
    const tried = await attempt(database, 'SIGN_IN', email, ipAddress);
    const { rows } = await platformQuery<Credential>(database.aside, 'select password_hash from credential where user_id = $1', [userId]);
    const right = await verifyPassword(rows[0]?.password_hash, password);
    if (right) await tried.succeeded();
    return right;
  }

  async #proven(email: string, password: string, { attemptId, origin }: { attemptId: string; origin: Origin }): Promise<Credential> {
    const { database } = this.parts;
    const { rows } = await platformQuery<Credential>(
      database.pool,
      'select user_id, company_id, password_hash from credential where email = $1',
      [email],
    );
    const credential = rows[0];
    if (await verifyPassword(credential?.password_hash, password)) return credential;
    // An unknown account costs as many round trips as a known one, and a write to disk.
    await database.platformIn(credential?.company_id ?? noCompany, async em => {
      if (credential)
        await writeAudit(em, { origin, name: email }, [
          { action: 'SIGN_IN_FAILED', entityType: 'User', entityId: credential.user_id, entityName: email },
        ]);
      else await em.execute('update sign_in_attempt set counts = true where id = ?', [attemptId]);
    });
    throw new Refused('invalidCredentials');
  }
}

async function rehash(em: EntityManager, credential: Credential, password: string): Promise<void> {
  if (!needsRehash(credential.password_hash)) return;
  await em.execute('update credential set password_hash = ? where company_id = ? and user_id = ? and password_hash = ?', [
    await hashPassword(password),
    credential.company_id,
    credential.user_id,
    credential.password_hash,
  ]);
}
