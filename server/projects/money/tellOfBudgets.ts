import { writersOf } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { idsWithAccess, usersWithAccess } from '../../core/companyUser/usersWithAccess.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { activeCompanies } from '../../core/jobs/activeCompanies.ts';
import type { HourlyWork } from '../../core/jobs/HourlyWork.ts';
import { NotificationKind } from '../../core/notification/NotificationKind.ts';
import { notify } from '../../core/notification/notify.ts';
import { Project } from '../../portfolio/project/Project.ts';

interface Used {
  id: string;
  name: string;
  managerId: string | null;
  /** 80 or 100 percent. */
  share: number;
}

/** Most projects that one run tells of in a company; the next run tells of the others. */
const mostAtOnce = 1_000;

/** Open projects of whose whole budget nobody was told. */
const untold = 'p.budget_told < 100 and p.done_at is null and p.deleted_at is null';

/** Companies with such projects. */
const withProjects = `exists (select from project p where p.company_id = c.id and ${untold})`;

/**
 * Tells the manager of an open project, or all who manage projects if nobody does, that 80 percent of its budget are used, and all of it:
 * each once, however many workers run, and again if the budget is changed and they are passed anew. Hours count at their standard cost,
 * so that a notice tells nobody's pay.
 */
export const tellOfBudgets: HourlyWork = async ({ session }) => {
  for (const companyId of await activeCompanies(session.database, withProjects))
    await session.database.inCompany({ companyId }, async em => {
      const used = await em.execute<Used[]>(
        `with used as (
           select p.id, s.share from project p cross join lateral noria_project_budget_share(p.id, p.budget) s (share)
           where p.company_id = noria_company() and ${untold} and s.share > p.budget_told
           order by p.id limit ${mostAtOnce} for no key update of p skip locked
         )
         update project p set budget_told = used.share from used where p.company_id = noria_company() and p.id = used.id
         returning p.id, p.name, p.manager_id as "managerId", used.share`,
      );
      if (!used.length) return;
      const scope = { em, context: { session } as Context, viewer: null };
      const access = writersOf(Project);
      const managers = used.flatMap(({ managerId }) => managerId ?? []);
      const present = new Set((await usersWithAccess(em, managers, access)).map(({ id }) => id));
      const others = await idsWithAccess(em, [Permission.PROJECT_MANAGEMENT]);
      for (const { id, name, managerId, share } of used)
        await notify(scope, {
          kind: NotificationKind.PROJECT_BUDGET_USED,
          to: managerId && present.has(managerId) ? [managerId] : others,
          record: { id, name },
          access,
          count: share,
          tab: 'money',
        });
    });
};
