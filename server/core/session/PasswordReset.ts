import { setTimeout as pause } from 'node:timers/promises';
import { writeAudit } from '../audit/writeAudit.ts';
import { InvalidInput, Refused } from '../errors.ts';
import { check } from '../graphql/check.ts';
import type { Origin } from '../audit/Origin.ts';
import { attempt, clearFailures } from './attempts.ts';
import { isPasswordEmail, requestResetRules, resetRules } from './credentials.rules.ts';
import { endSessionsOf, setCredential } from './credentials.ts';
import { linkTo, newLink, resetMinutes, takeLink, tryLink } from './links.ts';
import { platformQuery } from '../database/platformQuery.ts';
import type { SessionParts } from './SessionParts.ts';
import { inTransaction } from './SignedIn.ts';
import { userMailed } from './userMailed.ts';

/** Milliseconds that every request for a link takes, so that timing does not reveal which accounts exist. */
const evenTime = 400;

/** Lets a user who forgot their password set a new one. */
export class PasswordReset {
  constructor(readonly parts: SessionParts) {}

  /**
   * Sends a link if the account exists and may sign in. Otherwise, and when rate-limited, the response is the same in content and timing.
   */
  async request(input: { email: string }, origin: Origin, dryRun = false): Promise<void> {
    const { email } = check(requestResetRules, input);
    await Promise.all([pause(evenTime), this.#send(email, origin, dryRun)]);
  }

  async #send(email: string, origin: Origin, dryRun: boolean): Promise<void> {
    const { database, outbox, publicUrl } = this.parts;
    try {
      await attempt(database, 'RESET_PASSWORD', email, origin.ipAddress);
    } catch (error) {
      if (error instanceof Refused) return;
      throw error;
    }
    const { rows } = await platformQuery<{ user_id: string; company_id: string }>(
      database.pool,
      'select user_id, company_id from credential where email = $1',
      [email],
    );
    const found = rows[0];
    if (!found) return;
    const who = { userId: found.user_id, companyId: found.company_id };
    await inTransaction(database.forPlatform(who), dryRun, async em => {
      const user = await userMailed(em, who);
      if (!user) return;
      const secret = await newLink(em, 'RESET_PASSWORD', { ...who, email });
      const link = linkTo(publicUrl, user.language, 'RESET_PASSWORD', secret);
      const values = { ...user, minutes: resetMinutes };
      await outbox.put(em, { kind: 'resetPassword', about: { userId: who.userId }, to: email, language: user.language, values, link });
    });
  }

  /**
   * Sets the password through a link and ends every session. InvalidInput; Refused `linkExpired` if the link was used, has expired or never
   * existed; Refused `tooManyAttempts`.
   */
  async reset(
    { token, ...input }: { token: string; password: string; confirmPassword: string },
    origin: Origin,
    dryRun = false,
  ): Promise<void> {
    const { password } = check(resetRules, input);
    const { database, outbox, publicUrl } = this.parts;
    const owner = await tryLink(database, 'RESET_PASSWORD', token, origin.ipAddress);
    if (isPasswordEmail(password, owner.email)) throw new InvalidInput({ field: 'password', code: 'passwordIsEmail' });
    await inTransaction(database.forPlatform(owner), dryRun, async em => {
      const taken = await takeLink(em, 'RESET_PASSWORD', token);
      const user = taken && (await userMailed(em, taken));
      if (!taken || !user) throw new Refused('linkExpired');
      await setCredential(em, { ...taken, password });
      await endSessionsOf(em, taken.userId);
      await clearFailures(em, 'SIGN_IN', taken.email);
      await em.execute(
        'update user_account set email_confirmed_at = coalesce(email_confirmed_at, now()) where company_id = ? and id = ? and lower(email) = ?',
        [taken.companyId, taken.userId, taken.email],
      );
      await writeAudit(em, { id: taken.userId, name: user.name, origin }, [
        { action: 'PASSWORD_RESET', entityType: 'User', entityId: taken.userId, entityName: user.name },
      ]);
      const about = { userId: taken.userId };
      await outbox.put(em, {
        kind: 'passwordChanged',
        about,
        to: taken.email,
        language: user.language,
        values: { ...user },
        link: publicUrl,
      });
    });
  }
}
