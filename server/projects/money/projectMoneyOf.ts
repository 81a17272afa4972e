import type { EntityManager } from '@mikro-orm/postgresql';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import type { Viewer } from '../../core/session/Viewer.ts';
import { mayReadPay } from '../../staff/employee/mayReadPay.ts';
import type { ProjectMoney } from './ProjectMoney.ts';

/**
 * Reads what a project costs and brings in, in one statement; null if it is not there. Who may not see pay gets the hours at their standard
 * cost: from what the hours of one person cost, their salary could be told.
 */
export async function projectMoneyOf(em: EntityManager, viewer: Viewer, projectId: string): Promise<ProjectMoney | null> {
  const isExact = mayReadPay(viewer);
  const digits = currencyDecimals(viewer.currency ?? '');
  const text = (amount: string) => `round(${amount}, ${digits})::text`;
  const [row] = await em.execute<{ money: ProjectMoney }[]>(
    `with p as (
       select id, budget from project where company_id = noria_company() and id = ? and deleted_at is null
     ), hours as (
       select coalesce(sum(t.hours), 0) as spent,
         coalesce(sum(t.hours * noria_billing_rate(t.project_id, t.user_id)) filter (where t.is_billable and not noria_is_billed(t.invoice_line_id)), 0) as unbilled
       from p join time_entry t on t.company_id = noria_company() and t.project_id = p.id and t.deleted_at is null
     ), tasks as (
       select coalesce(sum(greatest(k.estimate_hours - coalesce((select sum(t.hours) from time_entry t
           where t.company_id = k.company_id and t.task_id = k.id and t.deleted_at is null), 0), 0)), 0) as left
       from p join task k on k.company_id = noria_company() and k.project_id = p.id and k.done_at is null and k.deleted_at is null
         and not exists (select from task part where part.company_id = k.company_id and part.parent_id = k.id and part.deleted_at is null)
     ), sales as (
       select coalesce(sum(coalesce(h.net, i.subtotal - i.discount_total)) filter (where i.state = 'ISSUED'), 0) as invoiced,
         coalesce(sum((i.subtotal - i.discount_total) * coalesce(i.exchange_rate, r.rate, 1)) filter (where i.state = 'DRAFT'), 0) as drafted
       from p join sales_invoice i on i.company_id = noria_company() and i.project_id = p.id and i.deleted_at is null
       left join lateral (select sum(t.home_base) as net from sales_invoice_tax t where t.company_id = i.company_id and t.invoice_id = i.id) h on true
       left join lateral (select r.rate from exchange_rate r where r.company_id = i.company_id and r.currency = i.currency and r.valid_from <= noria_today()
         and r.home_currency = (select c.currency from company c where c.id = i.company_id) and r.deleted_at is null order by r.valid_from desc limit 1) r on true
     ), costs as (
       select p.*, h.spent as hours, h.unbilled, k.left as hours_left, s.invoiced, s.drafted, c.expenses, c.bills, c.commitments,
         ${isExact ? 'noria_time_cost(p.id)' : 'noria_standard_time_cost(p.id)'} as labor,
         noria_standard_hour(p.id, noria_today()) as standard
       from p cross join hours h cross join tasks k cross join sales s cross join lateral noria_project_purchases(p.id) c
     ), sums as (
       select *, labor + expenses + bills as spent, labor + expenses + bills + commitments as used,
         hours_left * case when hours > 0 and labor > 0 then labor / hours else standard end as labor_left
       from costs
     )
     select json_build_object('projectId', id, 'budget', ${text('budget')}, 'hours', trim_scale(hours)::text, 'labor', ${text('labor')},
       'expenses', ${text('expenses')}, 'bills', ${text('bills')}, 'spent', ${text('spent')}, 'commitments', ${text('commitments')},
       'used', ${text('used')}, 'hoursLeft', trim_scale(hours_left)::text, 'forecast', ${text('used + labor_left')},
       'budgetState', case noria_budget_share(used, budget) when 100 then 'OVER' when 80 then 'NEAR' else 'WITHIN' end,
       'invoiced', ${text('invoiced')}, 'drafted', ${text('drafted')}, 'unbilled', ${text('unbilled')}, 'margin', ${text('invoiced - spent')},
       'marginPercent', trim_scale(round(100 * (invoiced - spent) / nullif(invoiced, 0), 1))::text) as money
     from sums`,
    [projectId],
  );
  return row ? { ...row.money, isLaborExact: isExact } : null;
}
