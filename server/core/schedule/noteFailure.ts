import type { EntityClass } from '@mikro-orm/postgresql';
import { writersOf } from '../access/Allow.ts';
import { idsWithAccess } from '../companyUser/usersWithAccess.ts';
import { noteNotice } from '../database/ChangeLog.ts';
import type { CompanyRecord } from '../database/CompanyRecord.ts';
import type { Context } from '../graphql/Context.ts';
import { notify } from '../notification/notify.ts';
import type { NotificationKind } from '../notification/NotificationKind.ts';
import type { Schedule } from './runSchedule.ts';

/** A record that falls due again each period, and keeps why it last failed to. */
export type Recurring = CompanyRecord & { title: string; failedOn: string | null; failure: string | null };

/**
 * Keeps why a period could not be carried out, and tells the record's owner; once the owner cannot sign in any more, all who may write such
 * records. A period is told of again only when the reason changes.
 */
export const noteFailure =
  (Entity: EntityClass<Recurring>, kind: NotificationKind): NonNullable<Schedule['failed']> =>
  async ({ session }, { companyId, userId, id, on }, message) => {
    await session.database.inCompany({ companyId }, async em => {
      const { tableName, className } = em.getMetadata().get(Entity);
      const [failed] = await em.execute<{ title: string }[]>(
        `update ${tableName} set failed_on = ?, failure = ?, version = version + 1, updated_at = now()
         where company_id = noria_company() and id = ? and (failed_on, failure) is distinct from (?::date, ?::text) returning title`,
        [on, message, id, on, message],
      );
      if (!failed) return;
      noteNotice(em, { id, type: className, kind: 'UPDATED' });
      const access = writersOf(Entity);
      const owner = await em.execute<{ id: string }[]>(
        `select id from user_account where company_id = noria_company() and id = ? and status = 'ACTIVE' and deleted_at is null`,
        [userId],
      );
      await notify(
        { em, context: { session } as Context, viewer: null },
        {
          kind,
          to: owner.length ? [userId] : await idsWithAccess(em, access),
          record: { id, name: failed.title },
          access,
          text: message,
        },
      );
    });
  };
