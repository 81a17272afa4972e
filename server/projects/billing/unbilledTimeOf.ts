import type { EntityManager } from '@mikro-orm/postgresql';
import type { UnbilledTime } from './UnbilledTime.ts';

/** Reads the billable hours of a project that no sales invoice bills, by person, and the rate of each. */
export const unbilledTimeOf = (em: EntityManager, projectId: string): Promise<UnbilledTime[]> =>
  em.execute<UnbilledTime[]>(
    `select u.id as "userId", u.name as "userName", trim_scale(coalesce(sum(t.hours) filter (where t.status = 'APPROVED'), 0))::text as "approvedHours",
       trim_scale(coalesce(sum(t.hours) filter (where t.status <> 'APPROVED'), 0))::text as "openHours",
       trim_scale(noria_billing_rate(t.project_id, u.id))::text as rate
     from time_entry t join user_account u on u.company_id = t.company_id and u.id = t.user_id
     where t.company_id = noria_company() and t.project_id = ? and t.is_billable and t.deleted_at is null and not noria_is_billed(t.invoice_line_id)
     group by t.project_id, u.id, u.name order by u.name, u.id`,
    [projectId],
  );
