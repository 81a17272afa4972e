import { Permission } from '../../core/access/Permission.ts';
import { idsWithAccess } from '../../core/companyUser/usersWithAccess.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { activeCompanies } from '../../core/jobs/activeCompanies.ts';
import type { HourlyWork } from '../../core/jobs/HourlyWork.ts';
import { notify } from '../../core/notification/notify.ts';
import { NotificationKind } from '../../core/notification/NotificationKind.ts';

interface Expiring {
  id: string;
  title: string;
  userId: string | null;
}

/** Most documents that one run reminds of in a company; the next run reminds of the others. */
const mostAtOnce = 200;

/** Companies with a document to remind of. */
const withExpiring = `exists (select from employee_document d where d.company_id = c.id and d.deleted_at is null
  and d.expires_on - d.remind_days <= (now() at time zone c.time_zone)::date and d.reminded_for is distinct from d.expires_on)`;

/**
 * Reminds Human resources, and the employee, of documents that expire soon by their company's day: of each last day once, however many workers run,
 * and again if it is changed.
 */
export const remindOfDocuments: HourlyWork = async ({ session }) => {
  for (const companyId of await activeCompanies(session.database, withExpiring))
    await session.database.inCompany({ companyId }, async em => {
      const expiring = await em.execute<Expiring[]>(
        `with due as (
           select d.id, e.user_id from employee_document d join employee e on e.company_id = d.company_id and e.id = d.employee_id
             and e.status = 'ACTIVE' and e.deleted_at is null
           where d.company_id = noria_company() and d.deleted_at is null and d.expires_on - d.remind_days <= noria_today()
             and d.reminded_for is distinct from d.expires_on order by d.id limit ${mostAtOnce} for no key update of d skip locked
         )
         update employee_document d set reminded_for = d.expires_on from due where d.company_id = noria_company() and d.id = due.id
         returning d.id, d.title, due.user_id as "userId"`,
      );
      if (!expiring.length) return;
      const scope = { em, context: { session } as Context, viewer: null };
      const staff = await idsWithAccess(em, [Permission.HRM]);
      for (const { id, title, userId } of expiring) {
        const kind = NotificationKind.DOCUMENT_EXPIRING;
        await notify(scope, { kind, to: staff, record: { id, name: title }, access: [Permission.HRM] });
        if (userId && !staff.includes(userId)) await notify(scope, { kind, to: [userId], record: { name: title } });
      }
    });
};
