import type { Context } from '../../core/graphql/Context.ts';
import { spanDays, type TimeSpan } from '../../core/graphql/TimeSpan.ts';
import type { HrmOverview } from './HrmOverview.ts';

/** A document is told of so many days before it expires. */
const expiringDays = 30;

const openAppraisal = `r.employee_signed_at is null and exists (select from appraisal_period p where p.company_id = r.company_id and p.id = r.period_id
  and p.status = 'ACTIVE' and p.deleted_at is null)`;

/** Documents of active employees whose last day comes within so many days. */
const expiring = (days: number) => `r.expires_on < c.today + ${days} and exists (select from employee e where e.company_id = r.company_id
  and e.id = r.employee_id and e.status = 'ACTIVE' and e.deleted_at is null)`;

/** Reads figures on the people of the viewer's company in one statement. */
export function hrmOverviewOf({ database, viewer }: Context, span: TimeSpan): Promise<HrmOverview> {
  const { from, before } = spanDays(span);
  const live = (table: string, where: string) =>
    `(select count(*)::int from ${table} r where r.company_id = c.id and r.deleted_at is null and ${where})`;
  return database.heavyRead(viewer!, async em => {
    const [row] = await em.execute<[HrmOverview]>(`
      with c as materialized (
        select id, time_zone, (now() at time zone time_zone)::date as today, ${from} as "from", ${before} as before from company c where id = noria_company()
      )
      select c."from"::text, c.before::text, c.today::text,
        ${live('employee', `r.status = 'ACTIVE'`)} as employees,
        ${live('employee', `r.status = 'ACTIVE' and r.joined_on >= c."from" and r.joined_on < c.before`)} as joined,
        ${live('application', `r.status = 'ACTIVE' and r.employee_id is null and r.rejected_at is null`)} as "openApplications",
        ${live('application', `(r.created_at at time zone c.time_zone)::date >= c."from" and (r.created_at at time zone c.time_zone)::date < c.before`)} as applications,
        ${live('leave_request', `r.status = 'APPROVED' and c.today between r.starts_on and r.ends_on`)} as "onLeave",
        ${live('leave_request', `r.status = 'PENDING'`)} as "pendingLeave",
        (select count(distinct r.employee_id)::int from attendance r where r.company_id = c.id and r.deleted_at is null and r.day = c.today) as present,
        ${live('attendance_correction', `r.status = 'PENDING'`)} as "pendingCorrections",
        ${live('appraisal', openAppraisal)} as "openAppraisals",
        ${live('appraisal', `${openAppraisal} and r.manager_signed_at is not null`)} as "unsignedAppraisals",
        ${live('employee_document', expiring(expiringDays))} as "expiringDocuments",
        ${live('employee_document', expiring(0))} as "expiredDocuments",
        ${live('payroll_run', `r.status <> 'COMPLETED'`)} as "openRuns",
        (select min(r.pay_on)::text from payroll_run r where r.company_id = c.id and r.deleted_at is null and r.status <> 'COMPLETED') as "nextPayOn"
      from c`);
    return row;
  });
}
