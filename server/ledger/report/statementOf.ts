import type { EntityManager } from '@mikro-orm/postgresql';
import { statementSections, type Statement, type StatementComparison } from './Statement.ts';

/** Period of a statement, both days included, and what to compare it with. */
export interface StatementSpan {
  /** First day. A balance sheet has none. */
  from?: string | null;
  /** Defaults to today. */
  to?: string | null;
  compareWith?: StatementComparison | null;
  costCenterId?: string | null;
}

/**
 * SQL of the days of accounts without the entries that close or reopen a year. The entries are found once and before their lines: as joins,
 * they would be sought again for each line while the planner knows nothing yet of a company's new lines.
 */
export const daysWithoutClosing = `(select company_id, account_id, posted_on, cost_center_id, debit, credit from account_day
  union all select company_id, account_id, posted_on, cost_center_id, -debit, -credit from journal_line where company_id = noria_company() and entry_id = any(array(
    select id from journal_entry where company_id = noria_company() and source_id = any(array(select id from fiscal_year where company_id = noria_company())))))`;

const [assets, liabilities, equity, ...results] = statementSections;

/**
 * Computes profit and loss between two days. `from` defaults to the first day of the fiscal year of `to`. Entries that close a year, or
 * reopen it, are left out: they would bring a closed year to zero.
 */
export async function profitAndLossOf(em: EntityManager, { from, to, compareWith, costCenterId }: StatementSpan): Promise<Statement> {
  const values = [costCenterId ?? null, compareWith ?? null, from ?? null, to ?? null];
  const [{ statement }] = await em.execute<[{ statement: Statement }]>(profitAndLoss, values);
  return statement;
}

/** Computes the balance sheet at the end of a day (defaults to today), compared with the year before or the month before. */
export async function balanceSheetOf(em: EntityManager, { to, compareWith }: StatementSpan): Promise<Statement> {
  const [{ statement }] = await em.execute<[{ statement: Statement }]>(balanceSheet, [compareWith ?? null, to ?? null]);
  return statement;
}

/** SQL of an exact amount as text. */
export const exact = (amount: string) => `trim_scale(coalesce(${amount}, 0))::text`;
/** SQL of an amount of the period to compare with, where there is one. */
export const compared = (amount: string) => `case when q.compared_to is not null then ${exact(amount)} end`;

/** The statement of `asked`, with the table of the days that count, which of them, and the sections shown. */
const statementText = (asked: string, days: string, counted: string, sections: string[]) => `
  with recursive asked as (${asked}), compared as (
    select *, ${earlier} from asked
  ), q as materialized (
    select *, coalesce(from_on, '-infinity') as first_on, case when compared_to is not null then coalesce(compared_from, '-infinity') end as compared_first
    from compared
  ),
  moved as materialized (
    select l.account_id, sum(l.debit - l.credit) filter (where l.posted_on between q.first_on and q.to_on) as amount,
      sum(l.debit - l.credit) filter (where l.posted_on between q.compared_first and q.compared_to) as compared
    from q join ${days} l on l.company_id = q.id and l.posted_on between least(q.first_on, q.compared_first) and greatest(q.to_on, q.compared_to)
    where ${counted} group by l.account_id
  ), tree as (
    select a.id, a.number, a.type, a.role, 0 as depth, array[a.id] as above, array[a.number] as place
    from q join account a on a.company_id = q.id and a.parent_id is null
    union all
    select a.id, a.number, a.type, a.role, depth + 1, above || a.id, place || a.number
    from q join account a on a.company_id = q.id join tree t on a.parent_id = t.id
  ), summed as (
    select t.id, t.depth, t.place, case t.type when 'ASSET' then 'ASSETS' when 'LIABILITY' then 'LIABILITIES' when 'EQUITY' then 'EQUITY' when 'INCOME' then 'INCOME'
        else case when t.above[1] = (select above[1] from tree where role = 'COST_OF_SALES') then 'COST_OF_SALES' else 'EXPENSES' end end as section,
      case when t.type in ('ASSET', 'EXPENSE') then 1 else -1 end * s.amount as amount,
      case when t.type in ('ASSET', 'EXPENSE') then 1 else -1 end * s.compared as compared
    from tree t join lateral (
      select sum(m.amount) as amount, sum(m.compared) as compared, count(*) as count from tree below join moved m on m.account_id = below.id where t.id = any(below.above)
    ) s on s.count > 0
  ), section as (
    select name, position, (select sum(amount) from summed where section = name and depth = 0) as amount,
      (select sum(compared) from summed where section = name and depth = 0) as compared
    from unnest(array[${sections.map(name => `'${name}'`).join(', ')}]) with ordinality s (name, position)
  ), profit as (
    select -sum(m.amount) as amount, -sum(m.compared) as compared from moved m join tree t on t.id = m.account_id and t.type in ('INCOME', 'EXPENSE')
  )
  select json_build_object('from', q.from_on, 'to', q.to_on, 'comparedFrom', q.compared_from, 'comparedTo', q.compared_to, 'currency', q.currency,
    'profit', ${exact('profit.amount')}, 'comparedProfit', ${compared('profit.compared')}, ${sumsOf(sections)},
    'sections', (select json_agg(json_build_object('section', s.name, 'amount', ${exact('s.amount')}, 'compared', ${compared('s.compared')},
      'rows', (select coalesce(json_agg(json_build_object('accountId', a.id, 'number', a.number, 'name', a.name, 'nameAr', a.name_ar, 'nameSp', a.name_sp,
        'isGroup', a.is_group, 'depth', r.depth, 'amount', ${exact('r.amount')}, 'compared', ${compared('r.compared')}) order by r.place), '[]')
        from summed r join account a on a.company_id = q.id and a.id = r.id where r.section = s.name)) order by s.position) from section s)
  ) as statement from q, profit`;

/** The sums across sections: gross profit in profit and loss, what finances the assets in a balance sheet. */
function sumsOf(sections: string[]): string {
  const isResult = sections.includes('INCOME');
  const gross = (amount: string) =>
    `(select sum(case name when 'INCOME' then ${amount} when 'COST_OF_SALES' then -${amount} end) from section)`;
  const financing = (amount: string) =>
    `coalesce((select sum(${amount}) from section where name <> 'ASSETS'), 0) + coalesce(profit.${amount}, 0)`;
  const pair = (name: string, of: (amount: string) => string, isGiven: boolean) =>
    `'${name}', ${isGiven ? exact(of('amount')) : 'null'}, 'compared${name[0].toUpperCase()}${name.slice(1)}', ${isGiven ? compared(of('compared')) : 'null'}`;
  return `${pair('grossProfit', gross, isResult)}, ${pair('financing', financing, !isResult)}`;
}

const lastOfMonth = (day: string) => `(date_trunc('month', ${day}) + interval '1 month' - interval '1 day')::date`;

/** SQL of the days to compare with. Months end when months end: the year before 28 February 2025 ends on 29 February 2024. */
export const earlier = `
  case compare_with when 'PREVIOUS_YEAR' then (from_on - interval '1 year')::date
    when 'PREVIOUS_PERIOD' then case
      when from_on = date_trunc('month', from_on) and to_on = ${lastOfMonth('to_on')}
        then (from_on - (age((to_on + 1)::timestamp, from_on::timestamp)))::date
      else from_on - (to_on - from_on + 1) end
  end as compared_from,
  case compare_with when 'PREVIOUS_YEAR' then case when to_on = ${lastOfMonth('to_on')} then ${lastOfMonth("to_on - interval '1 year'")}
      else (to_on - interval '1 year')::date end
    when 'PREVIOUS_PERIOD' then coalesce(from_on, date_trunc('month', to_on)::date) - 1
  end as compared_to`;

const today = '(now() at time zone c.time_zone)::date';

/** SQL of the first day, by default that of the fiscal year of the last day, and of the tables it is read from. */
export const fiscalSpan = `coalesce(day.from_on,
     make_date(extract(year from day.to_on - make_interval(months => c.fiscal_year_start_month - 1))::integer, c.fiscal_year_start_month, 1)) as from_on
   from company c, lateral (select ?::date as from_on, coalesce(?::date, ${today}) as to_on) day where c.id = noria_company()`;

const profitAndLoss = statementText(
  `select c.id, trim(c.currency) as currency, day.to_on, ?::uuid as cost_center_id, ?::text as compare_with, ${fiscalSpan}`,
  daysWithoutClosing,
  '(q.cost_center_id is null or l.cost_center_id = q.cost_center_id)',
  results,
);

const balanceSheet = statementText(
  `select c.id, trim(c.currency) as currency, null::date as from_on, ?::text as compare_with, coalesce(?::date, ${today}) as to_on
   from company c where c.id = noria_company()`,
  'account_day',
  'true',
  [assets, liabilities, equity],
);
