import { newId } from '../../core/database/ids.ts';
import { insertRecords } from '../../core/database/insertRecords.ts';
import { codeOf } from '../../core/database/RecordType.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { Project } from '../../portfolio/project/Project.ts';
import { BillingService } from '../../projects/billing/BillingService.ts';
import { ProjectRate } from '../../projects/rate/ProjectRate.ts';

/** What an hour is billed at: everybody's, and the manager's. */
const rates = ['95', '130'];

/**
 * Loads customers, rates, purchases and an invoice of the projects of a demo company: the first is billed for, the second has used up its
 * budget.
 */
export async function loadProjectMoney(scope: Scope, customers: { id: string }[]) {
  const { em } = scope;
  const projects = await em.find(Project, {}, { orderBy: { createdAt: 'desc' }, populate: ['manager'] });
  const [first, second] = projects;
  const made = projects.flatMap(({ id: project, manager, createdAt }) => {
    const each = (rate: string, user: string | null) => ({
      id: newId(codeOf(ProjectRate)),
      project,
      user,
      rate,
      createdAt,
      updatedAt: createdAt,
    });
    return [each(rates[0], null), each(rates[1], manager!.id)];
  });
  await insertRecords(em, ProjectRate, made);
  await em.execute(
    `update project p set customer_id = c.customer from unnest(?::uuid[], ?::uuid[]) as c (project, customer) where p.company_id = noria_company() and p.id = c.project`,
    [`{${projects.map(({ id }) => id).join()}}`, `{${projects.map((_, index) => customers[index % customers.length].id).join()}}`],
  );
  for (const [table, { id }] of [
    ['expense', first],
    ['purchase_order', first],
  ] as const)
    await em.execute(
      `update ${table} set project_id = ? where company_id = noria_company() and id in (
         select id from ${table} where company_id = noria_company() and deleted_at is null order by id limit 4)`,
      [id],
    );
  await em.execute(
    `select noria_set_standard_hour(month) from (select distinct date_trunc('month', spent_on)::date as month from time_entry where company_id = noria_company()) m`,
  );
  // Its hours alone are more than what was granted.
  await em.execute(
    `update project set budget = round(noria_standard_time_cost(id) * 0.9, -2) where company_id = noria_company() and id = ? and noria_standard_time_cost(id) > 200`,
    [second.id],
  );
  // Nobody is told anew of what was used by then.
  await em.execute('update project set budget_told = noria_project_budget_share(id, budget) where company_id = noria_company()');
  em.clear();
  const draft = await new BillingService(scope).invoice({ projectId: first.id, customerId: '', through: '', groupBy: 'PERSON' });
  return {
    invoice: { id: draft.id, name: null, createdAt: draft.createdAt },
    rates: made.map(({ id, createdAt }) => ({ id, name: null, createdAt })),
  };
}
