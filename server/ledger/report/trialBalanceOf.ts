import type { EntityManager } from '@mikro-orm/postgresql';
import type { TrialBalance } from './TrialBalance.ts';

/** Scope of a trial balance: days, both included, and one cost center or all. */
export interface TrialBalanceSpan {
  from?: string | null;
  /** Defaults to today. */
  to?: string | null;
  costCenterId?: string | null;
}

/** Returns every account with postings up to the last day: balance before, turnover, balance after. */
export async function trialBalanceOf(em: EntityManager, { from = null, to = null, costCenterId = null }: TrialBalanceSpan) {
  const [{ balance }] = await em.execute<[{ balance: TrialBalance }]>(
    `with asked as materialized (
       select c.id, trim(c.currency) as currency, ?::date as from_on, coalesce(?::date, (now() at time zone c.time_zone)::date) as to_on, ?::uuid as cost_center_id
       from company c where c.id = noria_company()
     ), moved as materialized (
       select l.account_id,
         sum(l.debit - l.credit) filter (where l.posted_on < q.from_on) as opening,
         sum(l.debit) filter (where q.from_on is null or l.posted_on >= q.from_on) as debit,
         sum(l.credit) filter (where q.from_on is null or l.posted_on >= q.from_on) as credit
       from asked q join account_day l on l.company_id = q.id and l.posted_on <= q.to_on
         and (q.cost_center_id is null or l.cost_center_id = q.cost_center_id)
       group by l.account_id
     ), shown as (
       select a.id, a.parent_id, a.number, a.name, a.name_ar, a.name_sp, a.type, coalesce(m.opening, 0) as opening,
         coalesce(m.debit, 0) as debit, coalesce(m.credit, 0) as credit
       from asked q join account a on a.company_id = q.id join moved m on m.account_id = a.id
     )
     select json_build_object('from', q.from_on, 'to', q.to_on, 'currency', q.currency,
       'debit', (select trim_scale(coalesce(sum(debit), 0))::text from shown), 'credit', (select trim_scale(coalesce(sum(credit), 0))::text from shown),
       'rows', (select coalesce(json_agg(json_build_object('accountId', id, 'parentId', parent_id, 'number', number, 'name', name,
         'nameAr', name_ar, 'nameSp', name_sp, 'type', type, 'opening', trim_scale(opening)::text, 'debit', trim_scale(debit)::text,
         'credit', trim_scale(credit)::text, 'closing', trim_scale(opening + debit - credit)::text) order by number, id), '[]') from shown)
     ) as balance from asked q`,
    [from, to, costCenterId],
  );
  return balance;
}
