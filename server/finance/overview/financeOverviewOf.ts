import type { Context } from '../../core/graphql/Context.ts';
import { spanBounds, type TimeSpan } from '../../core/graphql/TimeSpan.ts';
import { Decimal } from '../../core/money/arithmetic.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import { ageingOf } from '../../ledger/report/ageingOf.ts';
import { daysWithoutClosing } from '../../ledger/report/statementOf.ts';
import { budgetReportOf } from '../report/budgetReportOf.ts';
import type { BudgetUse, FinanceOverview } from './FinanceOverview.ts';

type Figures = Omit<FinanceOverview, 'receivable' | 'payable' | 'budget'>;

/** Reads the finance overview of the viewer's company over a span, in the company's currency, from one state of the books. */
export function financeOverviewOf({ database, viewer }: Context, span: TimeSpan): Promise<FinanceOverview> {
  return database.heavyRead(viewer!, async em => {
    const [{ figures }] = await em.execute<[{ figures: Figures }]>(figuresText(span, currencyDecimals(viewer!.currency ?? '')));
    const { from, to } = figures;
    const receivable = await ageingOf(em, 'RECEIVABLE', to);
    const payable = await ageingOf(em, 'PAYABLE', to);
    const { budget, committed, actual, available } = await budgetReportOf(em, { from, to }, viewer!.currency);
    return { ...figures, receivable, payable, budget: { budget, committed, actual, available, used: usedOf({ budget, available }) } };
  });
}

function usedOf({ budget, available }: Pick<BudgetUse, 'budget' | 'available'>): number | null {
  const planned = new Decimal(budget);
  return planned.isZero() ? null : planned.minus(available).times(100).div(planned).round().toNumber();
}

function figuresText(span: TimeSpan, decimals: number): string {
  const { from, before } = spanBounds(span);
  const money = (value: string) => `round(coalesce(${value}, 0), ${decimals})::text`;
  const result = (of: string) =>
    `'income', ${money(`${of}.income`)}, 'costs', ${money(`${of}.costs`)}, 'profit', ${money(`coalesce(${of}.income, 0) - coalesce(${of}.costs, 0)`)}`;
  return `
    with q as materialized (
      select c.id, trim(c.currency) as currency, (${from} at time zone c.time_zone)::date as from_on, (${before} at time zone c.time_zone)::date - 1 as to_on
      from company c where c.id = noria_company()
    ), held as materialized (
      select a.id, a.number, a.name, a.name_ar, a.name_sp, a.role, a.role is distinct from 'VAT_INPUT' and a.role is distinct from 'VAT_OUTPUT' as is_cash,
        (select coalesce(sum(l.debit - l.credit), 0) from account_day l where l.company_id = q.id and l.account_id = a.id and l.posted_on <= q.to_on) as balance
      from q join account a on a.company_id = q.id and (a.role in ('CASH', 'CARD', 'BANK', 'VAT_INPUT', 'VAT_OUTPUT')
        or a.id in (select b.account_id from bank_account b where b.company_id = q.id and b.deleted_at is null))
    ), summed as materialized (
      select l.account_id, date_trunc('month', l.posted_on::timestamp) as month, sum(l.credit - l.debit) as amount,
        sum(l.credit - l.debit) filter (where l.posted_on >= q.from_on) as amount_in
      from q join ${daysWithoutClosing} l on l.company_id = q.id and l.posted_on between least(q.from_on, q.to_on - interval '1 year') and q.to_on
      group by 1, 2
    ), moved as materialized (
      select month, sum(amount) filter (where a.type = 'INCOME') as income, -sum(amount) filter (where a.type = 'EXPENSE') as costs,
        sum(amount_in) filter (where a.type = 'INCOME') as income_in, -sum(amount_in) filter (where a.type = 'EXPENSE') as costs_in
      from q join account a on a.company_id = q.id and a.type in ('INCOME', 'EXPENSE') join summed on summed.account_id = a.id group by 1
    ), result as (
      select sum(income_in) as income, sum(costs_in) as costs from moved
    ), month as (
      select m.month::date as month, s.income, s.costs from q cross join
        generate_series(date_trunc('month', q.to_on::timestamp) - interval '11 months', date_trunc('month', q.to_on::timestamp), interval '1 month') m (month)
        left join moved s on s.month = m.month
    )
    select json_build_object('from', q.from_on, 'to', q.to_on, 'currency', q.currency,
      'cash', (select ${money('sum(balance)')} from held where is_cash),
      'cashBalances', (select coalesce(json_agg(json_build_object('accountId', id, 'number', number, 'name', name, 'nameAr', name_ar, 'nameSp', name_sp,
        'balance', ${money('balance')}) order by number), '[]') from held where is_cash),
      'taxDue', (select ${money('-sum(balance)')} from held where not is_cash),
      'taxBalances', (select coalesce(json_agg(json_build_object('accountId', id, 'isOutput', role = 'VAT_OUTPUT', 'balance', ${money('balance')}) order by number desc), '[]')
        from held where not is_cash),
      'result', (select json_build_object(${result('result')}) from result),
      'months', (select json_agg(json_build_object('month', month.month, ${result('month')}) order by month.month) from month)
    ) as figures from q`;
}
