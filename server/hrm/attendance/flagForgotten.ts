import { activeCompanies } from '../../core/jobs/activeCompanies.ts';
import type { HourlyWork } from '../../core/jobs/HourlyWork.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { notify } from '../../core/notification/notify.ts';
import { NotificationKind } from '../../core/notification/NotificationKind.ts';
import { forgottenAfterHours } from './attendance.rules.ts';

/** Most check-outs that one run flags in a company; the next run flags the others. */
const mostAtOnce = 1_000;

/** Columns of a day whose check-out was forgotten. */
const forgotten = `ended_at is null and forgotten_at is null and deleted_at is null and started_at < now() - interval '${forgottenAfterHours} hours'`;

/** Flags attendance whose check-out was forgotten, and tells each person once. */
export const flagForgotten: HourlyWork = async ({ session }) => {
  for (const companyId of await activeCompanies(
    session.database,
    `exists (select from attendance a where a.company_id = c.id and ${forgotten})`,
  ))
    await session.database.inCompany({ companyId }, async em => {
      const people = await em.execute<{ userId: string; day: string }[]>(
        `with late as (
           select id from attendance where company_id = noria_company() and ${forgotten}
             order by id limit ${mostAtOnce} for no key update skip locked
         ), flagged as (
           update attendance a set forgotten_at = now(), break_started_at = null, version = a.version + 1, updated_at = now() from late
           where a.company_id = noria_company() and a.id = late.id returning a.employee_id, a.day
         )
         select e.user_id as "userId", f.day::text as day from flagged f join employee e on e.company_id = noria_company() and e.id = f.employee_id
         where e.user_id is not null`,
      );
      for (const { userId, day } of people)
        await notify(
          { em, context: { session } as Context, viewer: null },
          { kind: NotificationKind.CHECK_OUT_FORGOTTEN, to: [userId], record: { name: day } },
        );
    });
};
