import type { EntityManager } from '@mikro-orm/postgresql';
import { Decimal, round, sum } from '../../core/money/arithmetic.ts';
import type { Control } from '../openItem/registerOpenItem.ts';
import { isCreditPayment } from '../payment/openAmounts.ts';
import type { RevaluationRow } from './Revaluation.ts';

/**
 * A revaluation with what is still to post of it, debits positive: on the account beside each control account, and on the ledger accounts of bank
 * and cash accounts by their ids.
 */
export interface ComputedRevaluation {
  rows: RevaluationRow[];
  unposted: Record<Control, Decimal> & { accounts: Map<string, Decimal> };
}

type Open = Omit<RevaluationRow, 'worth' | 'difference'> & { accountId: string | null };

/**
 * Values what is open in other currencies at the end of a day at the rates of that day: documents and payments up to it, less what was
 * allocated by then, and what bank and cash accounts held. What was posted for the day before is taken off, so that a second revaluation posts only what has changed.
 * @param digits decimals of the company's currency.
 */
export async function revaluationOf(em: EntityManager, asOf: string, digits: number): Promise<ComputedRevaluation> {
  const open = [...(await em.execute<Open[]>(openInOtherCurrencies, [asOf])), ...(await em.execute<Open[]>(heldInOtherCurrencies, [asOf]))];
  const rows = open.map(row => {
    const worth = row.rate === null ? null : round(new Decimal(row.open).times(row.rate), digits);
    return { ...row, worth: worth?.toFixed() ?? null, difference: worth?.minus(row.booked).toFixed() ?? null };
  });
  const posted = await em.execute<{ control: Control; amount: string }[]>(postedBefore, [asOf]);
  const toPost = (control: Control) => {
    const gained = sum(rows.filter(row => row.control === control).map(({ difference }) => difference ?? '0'));
    const debit = control === 'RECEIVABLE' ? gained : gained.negated();
    return debit.minus(sum(posted.filter(row => row.control === control).map(({ amount }) => amount)));
  };
  const accounts = new Map(rows.flatMap(({ accountId, difference }) => (accountId ? [[accountId, new Decimal(difference ?? 0)]] : [])));
  return { rows, unposted: { RECEIVABLE: toPost('RECEIVABLE'), PAYABLE: toPost('PAYABLE'), accounts } };
}

const rateOf = (of: string) => `left join lateral (
      select r.rate, r.valid_from from exchange_rate r where r.company_id = q.company_id and r.currency = ${of}.currency
        and r.home_currency = q.currency and r.valid_from <= q.on_day and r.deleted_at is null order by r.valid_from desc limit 1) r on true`;

const asked = `q as materialized (select c.id as company_id, c.currency, ?::date as on_day from company c where c.id = noria_company())`;

// An allocation takes the same from both its sides in their currency; in the company's they differ by what was posted with it.
const openInOtherCurrencies = `
  with ${asked},
  share as (
    select i.direction as control, i.currency, i.amount as open, i.home_amount as home
    from q join open_item i on i.company_id = q.company_id and i.exchange_rate is not null and i.issued_on <= q.on_day
      and (i.voided_on is null or i.voided_on > q.on_day)
    union all
    select p.control, p.currency, s.sign * p.amount, s.sign * p.home_amount
    from q join payment p on p.company_id = q.company_id and p.exchange_rate is not null and p.paid_on <= q.on_day,
      lateral (select case when ${isCreditPayment} then -1 else 1 end as sign) s
    union all
    -- A deposit is no money owed and keeps its worth (IFRIC 22); what it settled has left the documents.
    select 'RECEIVABLE', d.currency, -a.amount, -a.home_source
    from q join deposit d on d.company_id = q.company_id and d.exchange_rate is not null
      join allocation a on a.company_id = d.company_id and a.deposit_id = d.id and a.allocated_on <= q.on_day
    union all
    select coalesce(i.direction, r.control), coalesce(i.currency, r.currency), 0, a.home_source - a.home_amount
    from q join allocation a on a.company_id = q.company_id and a.allocated_on <= q.on_day and a.home_source <> a.home_amount
      left join open_item i on i.company_id = a.company_id and i.id = a.open_item_id
      left join payment r on r.company_id = a.company_id and r.id = a.refund_id
  )
  select s.control, null as "accountId", null as "bankAccountId", null as "bankAccountName", trim(s.currency) as currency, trim_scale(sum(s.open))::text as open, trim_scale(sum(s.home))::text as booked,
    trim_scale(r.rate)::text as rate, r.valid_from::text as "rateFrom"
  from q join share s on true
    ${rateOf('s')}
  group by s.control, s.currency, r.rate, r.valid_from having sum(s.open) <> 0 or sum(s.home) <> 0 order by s.control desc, s.currency`;

// What an account holds was booked at the rates of its days and of earlier revaluations, which stay.
const heldInOtherCurrencies = `
  with ${asked}
  select null as control, b.account_id as "accountId", b.id as "bankAccountId", b.name as "bankAccountName", trim(b.currency) as currency,
    trim_scale(sum(d.foreign_amount))::text as open, trim_scale(sum(d.debit - d.credit))::text as booked, trim_scale(r.rate)::text as rate,
    r.valid_from::text as "rateFrom"
  from q join bank_account b on b.company_id = q.company_id and b.deleted_at is null and b.currency <> q.currency
    join account_day d on d.company_id = b.company_id and d.account_id = b.account_id and d.posted_on <= q.on_day
    ${rateOf('b')}
  group by b.account_id, b.id, b.name, b.currency, r.rate, r.valid_from
  having sum(d.foreign_amount) <> 0 or sum(d.debit - d.credit) <> 0 order by b.name`;

const postedBefore = `
  select split_part(a.role, '_', 1) as control, sum(l.debit - l.credit)::text as amount
  from account a join journal_line l on l.company_id = a.company_id and l.account_id = a.id and l.posted_on <= ?::date
  where a.company_id = noria_company() and a.role in ('RECEIVABLE_REVALUATION', 'PAYABLE_REVALUATION') group by 1`;
