import type { Context } from '../core/graphql/Context.ts';
import { spanBounds, type TimeSpan } from '../core/graphql/TimeSpan.ts';
import type { AdministrationOverview } from './AdministrationOverview.ts';

/** Reads users, plan usage and sign-ins of the viewer's company in one statement. */
export async function overviewOf({ database, viewer }: Context, span: TimeSpan): Promise<AdministrationOverview> {
  const { from, before } = spanBounds(span);
  return database.heavyRead(viewer!, async em => {
    const [row] = await em.execute<[{ overview: AdministrationOverview }]>(`
      select json_build_object(
        'users', c.user_count, 'userLimit', p.user_limit, 'storageUsed', c.storage_used, 'storageLimit', p.storage_limit,
        'modulesUsed', cardinality(c.modules), 'moduleLimit', p.module_limit, 'planCode', p.code,
        'activeUsers', (select count(*) from user_account u where u.company_id = c.id and u.status = 'ACTIVE' and u.deleted_at is null),
        'roles', (select count(*) from role r where r.company_id = c.id and r.deleted_at is null),
        'signIns', (select coalesce(json_agg(json_build_object('on', d.day, 'succeeded', d.succeeded, 'failed', d.failed) order by d.day), '[]') from (
          select (a.at at time zone c.time_zone)::date as day, count(*) filter (where a.action = 'SIGNED_IN') as succeeded, count(*) filter (where a.action = 'SIGN_IN_FAILED') as failed
          from audit_entry a
          where a.company_id = c.id and a.at >= ${from} and a.at < ${before} and a.action in ('SIGNED_IN', 'SIGN_IN_FAILED')
          group by day) d)
      ) as overview
      from company c join plan p on p.id = c.plan_id where c.id = noria_company()`);
    return row.overview;
  });
}
