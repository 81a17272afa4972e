import { writersOf } from '../../core/access/Allow.ts';
import { noteNotice } from '../../core/database/ChangeLog.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { notify } from '../../core/notification/notify.ts';
import { NotificationKind } from '../../core/notification/NotificationKind.ts';
import type { Due } from '../../core/schedule/runSchedule.ts';
import type { TaskParts } from '../../core/task/runTask.ts';
import { RecurringInvoice } from './RecurringInvoice.ts';

/**
 * Keeps why the invoice of a period could not be made out, and tells its owner; once the owner cannot sign in any more, all who may write
 * invoices. A period is told of again only when the reason changes.
 */
export async function noteFailure({ session }: TaskParts, { companyId, userId, id, on }: Due, message: string): Promise<void> {
  await session.database.inCompany({ companyId }, async em => {
    const [failed] = await em.execute<{ title: string }[]>(
      `update recurring_invoice set failed_on = ?, failure = ?, version = version + 1, updated_at = now()
       where company_id = noria_company() and id = ? and (failed_on, failure) is distinct from (?::date, ?::text) returning title`,
      [on, message, id, on, message],
    );
    if (!failed) return;
    noteNotice(em, { id, type: 'RecurringInvoice', kind: 'UPDATED' });
    const users = await em.execute<{ id: string; isOwner: boolean }[]>(
      `select id, id = ? as "isOwner" from user_account where company_id = noria_company() and status = 'ACTIVE' and deleted_at is null`,
      [userId],
    );
    const owner = users.filter(({ isOwner }) => isOwner);
    await notify(
      { em, context: { session } as Context, viewer: null },
      {
        kind: NotificationKind.RECURRING_FAILED,
        to: (owner.length ? owner : users).map(user => user.id),
        record: { id, name: failed.title },
        access: writersOf(RecurringInvoice),
        text: message,
      },
    );
  });
}
