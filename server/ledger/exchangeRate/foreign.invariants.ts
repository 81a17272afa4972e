import type { Invariant } from '../../core/invariants/Invariant.ts';

const settledBy = (item: string) => `
  select coalesce(sum(home), 0) as settled from (
    select home_amount as home from allocation a where a.company_id = i.company_id and a.open_item_id = ${item}
    union all select -home_source from allocation a where a.company_id = i.company_id and a.credit_id = ${item}) s`;

const usedOf = (payment: string) => `
  select coalesce(sum(home), 0) as used from (
    select case when (p.direction = 'IN') = (i.direction = 'RECEIVABLE') then a.home_source else -a.home_source end as home
    from allocation a join open_item i on i.company_id = a.company_id and i.id = a.open_item_id where a.company_id = p.company_id and a.payment_id = ${payment}
    union all select a.home_source from allocation a where a.company_id = p.company_id and a.payment_id = ${payment} and a.refund_id is not null
    union all select a.home_amount from allocation a where a.company_id = p.company_id and a.refund_id = ${payment}) s`;

/** Invariants of documents and payments in other currencies, true at any moment (modules.md, L1). */
export const foreignInvariants: Invariant[] = [
  {
    key: 'foreignRates',
    name: "Documents and payments have an exchange rate where they are not in the company's currency, and only there",
    sql: `
      select i.number, i.currency, i.exchange_rate, c.currency as home from company c
      join (
        select company_id, number, currency, exchange_rate from open_item
        union all select company_id, number, currency, exchange_rate from payment union all select company_id, number, currency, exchange_rate from deposit
      ) i on i.company_id = c.id
      where c.id = noria_company() and (i.exchange_rate is null) <> (i.currency = c.currency)`,
  },
  {
    key: 'foreignSettled',
    name: "What is settled of documents and payments in other currencies matches their allocations in the company's currency",
    sql: `
      select i.number, i.home_amount, i.home_settled as settled, s.settled as allocated from open_item i join lateral (${settledBy('i.id')}) s on true
      where i.exchange_rate is not null
        and (i.home_settled <> s.settled or i.amount = i.paid + i.credited and i.home_amount <> i.home_settled or i.paid + i.credited = 0 and i.home_settled <> 0)
      union all
      select p.number, p.home_amount, p.home_allocated, s.used from payment p join lateral (${usedOf('p.id')}) s on true
      where p.exchange_rate is not null
        and (p.home_allocated <> s.used or p.amount = p.allocated and p.home_amount <> p.home_allocated or p.allocated = 0 and p.home_allocated <> 0)`,
  },
  {
    key: 'revaluationsReversed',
    name: 'Every revaluation is reversed',
    sql: `
      select a.number, sum(l.debit - l.credit) as left from account a join journal_line l on l.company_id = a.company_id and l.account_id = a.id
      where a.role in ('RECEIVABLE_REVALUATION', 'PAYABLE_REVALUATION') group by a.number having sum(l.debit - l.credit) <> 0`,
  },
  {
    key: 'exchangeDifferences',
    name: 'Every exchange difference of an allocation has its entry',
    sql: `
      select a.id, a.home_source - a.home_amount as difference, p.posted from allocation a
      left join open_item i on i.company_id = a.company_id and i.id = a.open_item_id
      left join payment r on r.company_id = a.company_id and r.id = a.refund_id
      left join lateral (
        select sum(l.debit - l.credit) as posted from journal_entry e join journal_line l on l.company_id = e.company_id and l.entry_id = e.id
          join account ac on ac.company_id = l.company_id and ac.id = l.account_id and ac.role in ('RECEIVABLE', 'PAYABLE')
        where e.company_id = a.company_id and e.source_id = a.id) p on true
      where coalesce(p.posted, 0) <> coalesce(case when coalesce(i.direction, r.control) = 'RECEIVABLE' then 1 else -1 end * (a.home_source - a.home_amount), 0)`,
  },
];
