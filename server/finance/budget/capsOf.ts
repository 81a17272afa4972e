import type { EntityManager } from '@mikro-orm/postgresql';
import { Decimal } from '../../core/money/arithmetic.ts';
import type { BreachActionName } from '../expenseHead/expenseHead.rules.ts';
import type { Spending } from './Spending.ts';

/** A cap that spending falls under, with what is booked and promised of it. */
export interface Cap {
  name: string;
  cap: string;
  actual: string;
  committed: string;
  action: BreachActionName;
}

/** What is left of a cap; negative above it. */
export const availableOf = ({ cap, actual, committed }: Cap) => new Decimal(cap).minus(actual).minus(committed);

/** Whether an amount is more than what is left of a cap. */
export const exceededBy = (cap: Cap, amount: string) => availableOf(cap).lessThan(amount);

/** The exceeded cap that decides: the strictest, and of those the first. */
export const strictestOf = (exceeded: readonly Cap[]): Cap | undefined =>
  (['STOP', 'APPROVE', 'WARN'] as const).flatMap(action => exceeded.filter(cap => cap.action === action)).at(0);

/** SQL of a head and all above it, as `up (id, parent_id, depth)`. */
export const headsAbove = `with recursive up (id, parent_id, depth) as (
  select id, parent_id, 0 from expense_head where company_id = noria_company() and id = ?
  union all
  select h.id, h.parent_id, depth + 1 from expense_head h join up u on h.company_id = noria_company() and h.id = u.parent_id
)`;

/**
 * Returns the caps that spending falls under: each head's maximum in the budget's period, without a budget in the fiscal year; and the lines
 * of the budget on the same heads.
 */
export const capsOf = (em: EntityManager, { headId, budgetLineId, on }: Spending): Promise<Cap[]> =>
  em.execute<Cap[]>(
    `${headsAbove}, own as (
       select l.id, b.id as budget_id, b.starts_on, b.ends_on, b.on_breach from budget_line l
         join budget b on b.company_id = l.company_id and b.id = l.budget_id where l.company_id = noria_company() and l.id = ?
     ), period as (
       select coalesce((select starts_on from own), y.starts_on) as starts_on,
         coalesce((select ends_on from own), (y.starts_on + interval '1 year' - interval '1 day')::date) as ends_on
       from company c, lateral (select make_date(extract(year from ?::date - make_interval(months => c.fiscal_year_start_month - 1))::integer,
         c.fiscal_year_start_month, 1) as starts_on) y where c.id = noria_company()
     )
     select h.title as name, trim_scale(h.maximum_amount)::text as cap,
       trim_scale((select coalesce(sum(b.amount), 0) from budget_booking b where b.company_id = h.company_id and b.booked_on between p.starts_on and p.ends_on
           and b.head_id in (select x.id from noria_heads_below(h.company_id, h.id) x)))::text as actual,
       trim_scale((select coalesce(sum(c.open), 0) from budget_commitment c where c.company_id = h.company_id and c.moved + c.freed < c.amount
           and c.committed_on between p.starts_on and p.ends_on and c.head_id in (select x.id from noria_heads_below(h.company_id, h.id) x)))::text as committed,
       h.on_breach as action
     from up u join expense_head h on h.company_id = noria_company() and h.id = u.id, period p where h.maximum_amount is not null
     union all
     select l.title, trim_scale(l.amount)::text, trim_scale(noria_budget_line_actual(l.company_id, l.id))::text,
       trim_scale(noria_budget_line_committed(l.company_id, l.id))::text, o.on_breach
     from own o join budget_line l on l.company_id = noria_company() and l.budget_id = o.budget_id and l.deleted_at is null
       and (l.id = o.id or l.head_id in (select id from up))`,
    [headId, budgetLineId, on],
  );
