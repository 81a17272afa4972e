import type { EntityManager } from '@mikro-orm/postgresql';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import type { BudgetReport } from './BudgetReport.ts';

/** Days of a report, both included, and one cost center or all. */
export interface BudgetReportSpan {
  /** Defaults to the first day of the fiscal year of `to`. */
  from?: string | null;
  /** Defaults to the last day of the fiscal year. */
  to?: string | null;
  costCenterId?: string | null;
}

/**
 * Compares active budgets with commitments and costs of a period. A budget counts with the share of its days in the period; of lines that
 * stand below each other only the topmost counts in a sum.
 */
export async function budgetReportOf(em: EntityManager, span: BudgetReportSpan, currency: string | null): Promise<BudgetReport> {
  const [{ report }] = await em.execute<[{ report: BudgetReport }]>(reportText(currencyDecimals(currency ?? '')), [
    span.to ?? null,
    span.from ?? null,
    span.costCenterId ?? null,
  ]);
  return report;
}

const exact = (digits: number, value: string) => `trim_scale(round(coalesce(${value}, 0), ${digits}))::text`;
const figures = (digits: number, row: string) =>
  ['budget', 'committed', 'actual'].map(name => `'${name}', ${exact(digits, `${row}.${name}`)}`).join(', ') +
  `, 'available', ${exact(digits, `${row}.budget`)}::numeric - ${exact(digits, `${row}.committed`)}::numeric - ${exact(digits, `${row}.actual`)}::numeric`;
const shown = (digits: number, row: string) => figures(digits, row).replace(/('available', )(.*)$/, '$1trim_scale($2)::text');

const reportText = (digits: number) => `
  with recursive asked as (
    select c.id, trim(c.currency) as currency, c.fiscal_year_start_month as month, (now() at time zone c.time_zone)::date as today, ?::date as to_on, ?::date as from_on,
      ?::uuid as center from company c where c.id = noria_company()
  ), year as (
    select a.*, make_date(extract(year from coalesce(to_on, today) - make_interval(months => month - 1))::integer, month, 1) as starts_on from asked a
  ), q as materialized (
    select id, currency, center, coalesce(from_on, starts_on) as from_on, coalesce(to_on, (starts_on + interval '1 year' - interval '1 day')::date) as to_on from year
  ), plan as materialized (
    select l.head_id, l.budget_id, b.cost_center_id, greatest(b.starts_on, q.from_on) as first_on, least(b.ends_on, q.to_on) as last_on,
      l.amount / (b.ends_on - b.starts_on + 1) as a_day,
      array(select o.head_id from budget_line o where o.company_id = l.company_id and o.budget_id = l.budget_id and o.id <> l.id and o.deleted_at is null
        and l.head_id in (select x.id from noria_heads_below(o.company_id, o.head_id) x)) as above
    from q join budget b on b.company_id = q.id and b.status = 'ACTIVE' and b.deleted_at is null and b.starts_on <= q.to_on and b.ends_on >= q.from_on
        and (q.center is null or b.cost_center_id = q.center)
      join budget_line l on l.company_id = b.company_id and l.budget_id = b.id and l.deleted_at is null
  ), moved as materialized (
    select 'planned' as kind, head_id, cost_center_id, first_on as on_day, last_on, a_day, above, 0::numeric as amount from plan
    union all
    select 'actual', b.head_id, b.cost_center_id, b.booked_on, null, null, null, b.amount
    from q join budget_booking b on b.company_id = q.id and b.booked_on between q.from_on and q.to_on and (q.center is null or b.cost_center_id = q.center)
    union all
    select 'committed', c.head_id, c.cost_center_id, c.committed_on, null, null, null, c.open
    from q join budget_commitment c on c.company_id = q.id and c.open > 0 and c.committed_on between q.from_on and q.to_on
      and (q.center is null or c.cost_center_id = q.center)
  ), tree as (
    select h.id, h.title, 0 as depth, array[h.title] as place from q join expense_head h on h.company_id = q.id and h.parent_id is null
    union all
    select h.id, h.title, depth + 1, place || h.title from tree t join expense_head h on h.company_id = noria_company() and h.parent_id = t.id
  ), by_head as (
    select t.id, t.title, t.depth, t.place, s.* from tree t join lateral (
      with below as (select x.id from noria_heads_below(noria_company(), t.id) x)
      select sum(m.a_day * (m.last_on - m.on_day + 1)) filter (where m.kind = 'planned' and not exists (select from below where id = any(m.above))) as budget,
        sum(m.amount) filter (where m.kind = 'committed') as committed, sum(m.amount) filter (where m.kind = 'actual') as actual, count(*) as count
      from moved m where m.head_id in (select id from below)) s on s.count > 0
    union all
    select null, null, 0, null, sum(m.a_day * (m.last_on - m.on_day + 1)) filter (where m.kind = 'planned'),
      sum(m.amount) filter (where m.kind = 'committed'), sum(m.amount) filter (where m.kind = 'actual'), count(*)
    from moved m where m.head_id is null having count(*) > 0
  ), by_center as (
    select m.cost_center_id as id, c.description, sum(m.a_day * (m.last_on - m.on_day + 1)) filter (where m.kind = 'planned' and m.above = '{}') as budget,
      sum(m.amount) filter (where m.kind = 'committed') as committed, sum(m.amount) filter (where m.kind = 'actual') as actual
    from moved m left join cost_center c on c.company_id = noria_company() and c.id = m.cost_center_id group by 1, 2
  ), month as (
    select g::date as first_on, (g + interval '1 month' - interval '1 day')::date as last_on
    from q, generate_series(date_trunc('month', q.from_on::timestamp), q.to_on, interval '1 month') g limit 60
  ), by_month as (
    select o.first_on, sum(m.a_day * greatest(0, least(m.last_on, o.last_on) - greatest(m.on_day, o.first_on) + 1)) filter (where m.kind = 'planned' and m.above = '{}') as budget,
      sum(m.amount) filter (where m.kind = 'committed' and m.on_day between o.first_on and o.last_on) as committed,
      sum(m.amount) filter (where m.kind = 'actual' and m.on_day between o.first_on and o.last_on) as actual
    from month o left join moved m on true group by 1
  ), total as (
    select sum(a_day * (last_on - on_day + 1)) filter (where kind = 'planned' and above = '{}') as budget,
      sum(amount) filter (where kind = 'committed') as committed, sum(amount) filter (where kind = 'actual') as actual from moved
  )
  select json_build_object('from', q.from_on, 'to', q.to_on, 'currency', q.currency, ${shown(digits, 't')},
    'heads', (select coalesce(json_agg(json_build_object('headId', r.id, 'title', r.title, 'depth', r.depth, ${shown(digits, 'r')}) order by r.place nulls last), '[]') from by_head r),
    'costCenters', (select coalesce(json_agg(json_build_object('costCenterId', r.id, 'description', r.description, ${shown(digits, 'r')}) order by r.description nulls last), '[]') from by_center r),
    'months', (select coalesce(json_agg(json_build_object('month', r.first_on, ${shown(digits, 'r')}) order by r.first_on), '[]') from by_month r)
  ) as report from q, total t`;
