import type { EntityManager } from '@mikro-orm/postgresql';
import { writeAudit } from '../audit/writeAudit.ts';
import { Refused } from '../errors.ts';
import type { Origin } from '../audit/Origin.ts';
import type { Scope } from '../graphql/Scope.ts';
import { attempt } from './attempts.ts';
import { confirmDays, linkTo, newLink, takeLink, tryLink, type LinkOwner } from './links.ts';
import type { SessionParts } from './SessionParts.ts';
import { inTransaction } from './SignedIn.ts';
import { userMailed } from './userMailed.ts';

/** Verifies that an e-mail address belongs to its user. */
export class EmailConfirmation {
  constructor(readonly parts: SessionParts) {}

  /** Sends a confirmation link to the address, within the transaction that set it. */
  async send(em: EntityManager, owner: LinkOwner): Promise<void> {
    const user = await userMailed(em, owner);
    if (!user) return;
    const secret = await newLink(em, 'CONFIRM_EMAIL', owner);
    const link = linkTo(this.parts.publicUrl, user.language, 'CONFIRM_EMAIL', secret);
    await this.parts.outbox.put(em, {
      kind: 'confirmEmail',
      about: { userId: owner.userId },
      to: owner.email,
      language: user.language,
      values: { ...user, days: confirmDays },
      link,
    });
  }

  /** Sends the viewer another link, unless the address is already confirmed. Refused `tooManyAttempts`. */
  async resend({ em, viewer, context: { origin } }: Scope): Promise<object> {
    if (viewer.emailConfirmed) return {};
    await attempt(this.parts.database, 'SEND_MAIL', viewer.userId, origin.ipAddress);
    await this.send(em, viewer);
    return {};
  }

  /**
   * Confirms the address that a link was sent to. Refused `linkExpired`, also if the address has changed since; Refused `tooManyAttempts`.
   */
  async confirm({ token }: { token: string }, origin: Origin, dryRun = false): Promise<void> {
    const { database } = this.parts;
    const owner = await tryLink(database, 'CONFIRM_EMAIL', token, origin.ipAddress);
    await inTransaction(database.forPlatform(owner), dryRun, async em => {
      const taken = await takeLink(em, 'CONFIRM_EMAIL', token);
      const confirmed = await em.execute<{ name: string }[]>(
        'update user_account set email_confirmed_at = now(), version = version + 1, updated_at = now() where company_id = ? and id = ? and lower(email) = ? and deleted_at is null returning name',
        [owner.companyId, owner.userId, owner.email],
      );
      if (!taken || !confirmed[0]) throw new Refused('linkExpired');
      await writeAudit(em, { id: owner.userId, name: confirmed[0].name, origin }, [
        { action: 'EMAIL_CONFIRMED', entityType: 'User', entityId: owner.userId, entityName: confirmed[0].name },
      ]);
    });
  }
}
