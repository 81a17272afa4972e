import { writeAudit } from '../audit/writeAudit.ts';
import { platformQuery } from '../database/platformQuery.ts';
import { NotFound } from '../errors.ts';
import type { Context } from '../graphql/Context.ts';
import type { Scope } from '../graphql/Scope.ts';
import type { FreshProof, OwnSecondFactor } from '../secondFactor/OwnSecondFactor.ts';
import { endSessionsOf } from '../session/credentials.ts';
import type { LinkedAccountType } from './LinkedAccountResolver.ts';

const names: Record<string, string> = { google: 'Google', 'azure-ad': 'Microsoft' };

/**
 * External accounts the viewer can sign in with. Unlinking never locks anyone out: every user has a password, or can reset it by e-mail.
 */
export class LinkedAccounts {
  constructor(readonly ownSecondFactor: OwnSecondFactor) {}

  /** The viewer's linked accounts, oldest first. */
  async list({ database, viewer }: Context): Promise<LinkedAccountType[]> {
    const { rows } = await platformQuery<{ id: string; provider: string; linked_at: string }>(
      database.pool,
      'select id, provider, linked_at from linked_account where company_id = $1 and user_id = $2 order by linked_at',
      [viewer!.companyId, viewer!.userId],
    );
    return rows.map(row => ({ id: row.id, provider: names[row.provider] ?? row.provider, linkedAt: new Date(row.linked_at) }));
  }

  /**
   * Unlinks an account after a fresh proof of identity; all other sessions end. InvalidInput password, code; NotFound if it is not the
   * viewer's.
   */
  async unlink(scope: Scope, { id, ...proof }: FreshProof & { id: string }): Promise<object> {
    const { em, viewer, context } = scope;
    await this.ownSecondFactor.mustProve(scope, proof);
    const [gone] = await em.execute<{ provider: string }[]>(
      'delete from linked_account where id::text = ? and company_id = ? and user_id = ? returning provider',
      [id, viewer.companyId, viewer.userId],
    );
    if (!gone) throw NotFound();
    const provider = names[gone.provider] ?? gone.provider;
    await endSessionsOf(em, viewer.userId, viewer.sessionId);
    await writeAudit(em, { id: viewer.userId, name: viewer.name, origin: context.origin }, [
      {
        action: 'ACCOUNT_UNLINKED',
        entityType: 'User',
        entityId: viewer.userId,
        entityName: viewer.name,
        changes: { provider: [provider, null] },
      },
    ]);
    const { outbox, publicUrl } = this.ownSecondFactor.secondFactor.parts;
    await outbox.put(em, {
      kind: 'accountUnlinked',
      about: { userId: viewer.userId },
      to: viewer.email,
      language: viewer.language,
      values: { name: viewer.name, company: viewer.companyName, provider },
      link: `${publicUrl}/settings/security/`,
    });
    return {};
  }
}
