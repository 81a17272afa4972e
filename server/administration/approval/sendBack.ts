import type { Ref } from '@mikro-orm/core';
import { accessOfClass } from '../../core/access/Allow.ts';
import type { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { NotificationKind } from '../../core/notification/NotificationKind.ts';
import { notify } from '../../core/notification/notify.ts';
import { actorOf } from '../../core/record/creatorOf.ts';

/** Columns of a record that was sent back. */
export interface Rejection {
  rejectedBy: Ref<CompanyUser> | null;
  rejectedAt: Date | null;
  rejectionReason: string | null;
}

/** Columns of a record that is not sent back, or no longer. */
export const notSentBack: Rejection = { rejectedBy: null, rejectedAt: null, rejectionReason: null };

/**
 * Sends a record back to who asks for its approval, with the reason: they are notified, and it counts as sent back until it is changed. The
 * caller has refused what cannot be sent back.
 */
export async function sendBack(
  scope: Scope,
  record: Rejection & { id: string },
  { name, to, reason }: { name: string | null; to: string | null | undefined; reason: string },
): Promise<void> {
  Object.assign(record, { rejectedBy: await actorOf(scope), rejectedAt: new Date(), rejectionReason: reason });
  await scope.em.flush();
  const about = { kind: NotificationKind.APPROVAL_REJECTED, access: accessOfClass(record.constructor), text: reason };
  await notify(scope, { ...about, to: to ? [to] : [], record: { id: record.id, name } });
}
