import type { EntityManager } from '@mikro-orm/postgresql';
import { cashFlowSections, type CashFlow } from './CashFlow.ts';
import type { StatementSpan } from './statementOf.ts';
import { compared, daysWithoutClosing, earlier, exact, fiscalSpan } from './statementOf.ts';

/**
 * Computes the cash flow between two days by the indirect method. `from` defaults to the first day of the fiscal year of `to`. Cash is what
 * stands under the heading of the CASH account, and every bank or cash account. Entries that close a year move no cash and are left out.
 */
export async function cashFlowOf(em: EntityManager, { from, to, compareWith }: Omit<StatementSpan, 'costCenterId'>): Promise<CashFlow> {
  const values = [compareWith ?? null, from ?? null, to ?? null];
  const [{ flow }] = await em.execute<[{ flow: CashFlow }]>(text, values);
  return flow;
}

const pair = (amount: string, of: string) => `json_build_object('amount', ${exact(amount)}, 'compared', ${compared(of)})`;
const sums = (where: string) => pair(`(select sum(amount) from flow where ${where})`, `(select sum(compared) from flow where ${where})`);
const cash = (edge: string) =>
  `(select sum(l.debit - l.credit) from placed p join account_day l on l.company_id = q.id and l.account_id = p.id where p.place = 'CASH' and l.posted_on ${edge})`;

const asked = '(l.posted_on between q.from_on and q.to_on or l.posted_on between q.compared_from and q.compared_to)';

/** Sums of the period and of the one to compare with. */
const sumsOf = (amount: string) => `coalesce(sum(${amount}) filter (where l.posted_on between q.from_on and q.to_on), 0) as amount,
      coalesce(sum(${amount}) filter (where l.posted_on between q.compared_from and q.compared_to), 0) as compared`;

// Lines are summed by account before they meet the accounts, and those of an entry are read in the order of the index that finds them: else
// a planner that knows nothing yet of a company's new lines reads all of them for each account, or for each line.
// A heading that the modules post under is one of working capital: what else there is of assets and liabilities is long-term.
const text = `
  with asked as (select c.id, trim(c.currency) as currency, day.to_on, ?::text as compare_with, ${fiscalSpan}),
  compared as (select *, ${earlier} from asked),
  q as materialized (select * from compared),
  heading as materialized (
    select a.parent_id as id, bool_or(a.role in ('CASH', 'CARD', 'BANK')) as is_cash from q join account a on a.company_id = q.id and a.role is not null
    where a.parent_id is not null group by 1
  ), placed as materialized (
    select a.*, case when a.role in ('CASH', 'CARD', 'BANK')
        or a.id in (select b.account_id from bank_account b where b.company_id = q.id and b.deleted_at is null) or a.role is null and h.is_cash and g.parent_id is not null then 'CASH'
      when a.type in ('INCOME', 'EXPENSE') then 'PROFIT'
      when a.type = 'EQUITY' then 'FINANCING' when h.id is not null then 'OPERATING' when a.type = 'ASSET' then 'INVESTING' else 'FINANCING' end as place
    from q join account a on a.company_id = q.id left join heading h on h.id = a.parent_id left join account g on g.company_id = q.id and g.id = a.parent_id
  ), moved as materialized (
    select l.account_id, ${sumsOf('l.credit - l.debit')} from q join ${daysWithoutClosing} l on l.company_id = q.id and ${asked} group by 1
  ), written_down as materialized (
    select l.account_id, ${sumsOf('l.credit - l.debit')}
    from q join placed p on p.place = 'INVESTING' join journal_line l on l.company_id = q.id and l.account_id = p.id and ${asked}
      join lateral (select bool_or(x.place = 'PROFIT') and bool_and(x.place in ('PROFIT', 'INVESTING')) as is_only from (
          select o.account_id from journal_line o where o.company_id = l.company_id and o.entry_id = l.entry_id order by o.position
        ) o join placed x on x.id = o.account_id) entry on entry.is_only
    group by 1
  ), flow as materialized (
    select m.account_id, p.place, m.amount - coalesce(w.amount, 0) as amount, m.compared - coalesce(w.compared, 0) as compared
    from moved m join placed p on p.id = m.account_id and p.place <> 'CASH' left join written_down w on w.account_id = m.account_id
    union all
    select account_id, 'OPERATING', amount, compared from written_down
  )
  select json_build_object('from', q.from_on, 'to', q.to_on, 'comparedFrom', q.compared_from, 'comparedTo', q.compared_to, 'currency', q.currency,
    'profit', ${sums("place = 'PROFIT'")}, 'change', ${sums('true')},
    'opening', ${pair(cash('< q.from_on'), cash('< q.compared_from'))}, 'closing', ${pair(cash('<= q.to_on'), cash('<= q.compared_to'))},
    'sections', (select json_agg(json_build_object('section', s.name,
        'amount', ${exact("(select sum(amount) from flow where place = s.name or s.name = 'OPERATING' and place = 'PROFIT')")},
        'compared', ${compared("(select sum(compared) from flow where place = s.name or s.name = 'OPERATING' and place = 'PROFIT')")},
        'rows', (select coalesce(json_agg(json_build_object('accountId', a.id, 'number', a.number, 'name', a.name, 'nameAr', a.name_ar, 'nameSp', a.name_sp,
            'isGroup', false, 'depth', 1, 'amount', ${exact('f.amount')}, 'compared', ${compared('f.compared')}) order by a.number, a.id), '[]')
          from flow f join placed a on a.id = f.account_id where f.place = s.name and (f.amount <> 0 or f.compared <> 0))) order by s.position)
      from unnest(array[${cashFlowSections.map(name => `'${name}'`).join(', ')}]) with ordinality s (name, position))
  ) as flow from q`;
