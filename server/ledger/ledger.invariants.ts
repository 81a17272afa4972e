import type { Invariant } from '../core/invariants/Invariant.ts';
import { bankStatementInvariants } from './bankStatement/bankStatement.invariants.ts';
import { depositInvariants } from './deposit/deposit.invariants.ts';
import { paymentRunInvariants } from './paymentRun/paymentRun.invariants.ts';
import { foreignInvariants } from './exchangeRate/foreign.invariants.ts';
import { recurringEntryInvariants } from './recurringEntry/recurringEntry.invariants.ts';
import { reminderInvariants } from './reminder/reminder.invariants.ts';
import { writeOffInvariants } from './writeOff/writeOff.invariants.ts';
import { gaplessNumbers } from '../core/invariants/gaplessNumbers.ts';
import { currencyDecimals } from '../core/money/currencyDecimals.ts';

const digits = `case ${Array.from(
  Map.groupBy(Intl.supportedValuesOf('currency'), currencyDecimals),
  ([decimals, currencies]) => `when c.currency in (${currencies.map(currency => `'${currency}'`).join(', ')}) then ${decimals}`,
).join(' ')} else 2 end`;

const entries: Invariant[] = [
  {
    key: 'entriesBalance',
    name: 'Journal entries balance and match their lines',
    sql: `
      select e.number, e.total, e.line_count, count(l.id) as lines, sum(l.debit) as debit, sum(l.credit) as credit
      from journal_entry e left join journal_line l on l.company_id = e.company_id and l.entry_id = e.id
      group by e.id, e.number, e.total, e.line_count
      having count(l.id) <> e.line_count or sum(l.debit) is distinct from e.total or sum(l.credit) is distinct from e.total`,
  },
  {
    key: 'trialBalance',
    name: 'The trial balance is zero',
    sql: `select sum(debit) as debit, sum(credit) as credit from journal_line having sum(debit) <> sum(credit)`,
  },
  {
    key: 'linesOnDay',
    name: "Journal lines have their entry's date",
    sql: `
      select e.number, e.posted_on, l.posted_on as line_posted_on
      from journal_entry e join journal_line l on l.company_id = e.company_id and l.entry_id = e.id where l.posted_on <> e.posted_on`,
  },
  {
    key: 'linesRounded',
    name: "Journal lines are rounded to the company's currency",
    sql: `
      select l.entry_id, l.position, l.debit, l.credit, c.currency
      from (select id, currency, ${digits} as digits from company c where id = noria_company()) c
        join journal_line l on l.company_id = c.id where l.debit <> round(l.debit, c.digits) or l.credit <> round(l.credit, c.digits)`,
  },
  {
    key: 'reversals',
    name: 'Reversals are the opposite of their entries',
    sql: `
      select e.number, o.number as reverses
      from journal_entry e join journal_entry o on o.company_id = e.company_id and o.id = e.reverses_id
      where exists (
        (select account_id, party_id, cost_center_id, sum(debit - credit) from journal_line where company_id = e.company_id and entry_id = e.id group by 1, 2, 3)
        except
        (select account_id, party_id, cost_center_id, sum(credit - debit) from journal_line where company_id = o.company_id and entry_id = o.id group by 1, 2, 3))`,
  },
  {
    key: 'closedYears',
    name: 'Closed years have no remaining income or expense',
    sql: `
      select f.year, a.number, sum(l.debit - l.credit) as balance
      from fiscal_year f join account a on a.company_id = f.company_id and a.type in ('INCOME', 'EXPENSE')
        join journal_line l on l.company_id = a.company_id and l.account_id = a.id and l.posted_on between f.starts_on and f.ends_on
      where f.deleted_at is null group by f.year, a.number having sum(l.debit - l.credit) <> 0`,
  },
  {
    key: 'accountDays',
    name: 'Sums by account and day match their journal lines',
    sql: `
      select (select number from account a where a.company_id = noria_company() and a.id = account_id) as account, posted_on, journal,
        sum(debit) as debit, sum(credit) as credit, sum("foreign") as "foreign"
      from (
        select account_id, posted_on, journal, cost_center_id, debit, credit, foreign_amount as "foreign" from account_day
        union all
        select l.account_id, l.posted_on, e.journal, l.cost_center_id, -l.debit, -l.credit, -l.foreign_amount
        from journal_line l join journal_entry e on e.company_id = l.company_id and e.id = l.entry_id
      ) d group by account_id, posted_on, journal, cost_center_id having sum(debit) <> 0 or sum(credit) <> 0 or sum("foreign") <> 0`,
  },
  gaplessNumbers({ table: 'journal_entry', documentType: 'JOURNAL_%' }),
];

const accounts: Invariant[] = [
  {
    key: 'accountRoles',
    name: 'Each account role has one account',
    sql: `
      select t.role, count(a.id) as accounts from account_template t left join account a on a.role = t.role and a.deleted_at is null
      where t.role is not null group by t.role having count(a.id) <> 1`,
  },
  {
    key: 'headings',
    name: 'Group accounts have no postings',
    sql: `select a.number from account a where a.is_group and exists (select from journal_line l where l.company_id = a.company_id and l.account_id = a.id)`,
  },
];

const payments: Invariant[] = [
  {
    key: 'allocations',
    name: 'Paid and credited amounts match the allocations',
    sql: `
      select i.id, i.number, i.paid, i.credited, coalesce(s.paid, 0) as allocated, coalesce(s.credited, 0) as allocated_credit
      from open_item i left join (
        select item, sum(paid) as paid, sum(credited) as credited from (
          select open_item_id as item, case when credit_id is null then amount else 0 end as paid, case when credit_id is null then 0 else amount end as credited
          from allocation
          union all
          select credit_id, 0, -amount from allocation where credit_id is not null) a
        group by item) s on s.item = i.id
      where i.paid <> coalesce(s.paid, 0) or i.credited <> coalesce(s.credited, 0)`,
  },
  {
    key: 'allocationLimits',
    name: 'Allocations never exceed the payment or the balance due',
    sql: `
      select 'payment' as of, p.number, p.amount, s.allocated from payment p
        left join (select payment_id, sum(amount) as allocated from (
            select a.payment_id, case when (p.direction = 'IN') = (p.control = 'RECEIVABLE') then a.amount else -a.amount end as amount
            from allocation a join payment p on p.company_id = a.company_id and p.id = a.payment_id
            union all
            select refund_id, amount from allocation where refund_id is not null) a
          group by payment_id) s on s.payment_id = p.id
        where p.allocated <> coalesce(s.allocated, 0) or p.allocated not between least(p.amount, 0) and greatest(p.amount, 0)
      union all
      select 'document', number, amount, paid + credited from open_item
        where paid + credited not between least(amount, 0) and greatest(amount, 0)`,
  },
  {
    key: 'paymentTwins',
    name: 'Reversed payments have a counterpart and settle nothing',
    sql: `
      select p.number, p.amount, t.amount as twin, (select sum(amount) from allocation a where a.company_id = p.company_id and a.payment_id in (p.id, t.id)) as settled
      from payment p left join payment t on t.company_id = p.company_id and t.reverses_id = p.id
      where p.is_reversed <> (t.id is not null) or t.amount <> -p.amount
        or t.id is not null and (exists (select from allocation a where a.company_id = p.company_id and a.payment_id in (p.id, t.id)
            group by a.open_item_id having sum(a.amount) <> 0)
          or exists (select from allocation a where a.company_id = p.company_id and a.refund_id in (p.id, t.id) having sum(a.amount) <> 0))`,
  },
  {
    key: 'paymentsPosted',
    name: 'Every payment is in the ledger',
    sql: `select number, amount from payment where entry_id is null`,
  },
  {
    key: 'controlAccounts',
    name: "Receivables and payables match each party's open documents less its credit",
    sql: `
      select s.role, noria_party(s.company_id, s.party_id) as party, sum(s.held) as in_ledger, sum(s.open) as open
      from (
        select role, company_id, party_id, sum(held) as held, sum(open) as open from (
          select ac.role, l.company_id, l.party_id, case when ac.role = 'RECEIVABLE' then l.debit - l.credit else l.credit - l.debit end as held, 0 as open
          from account ac join journal_line l on l.company_id = ac.company_id and l.account_id = ac.id where ac.role in ('RECEIVABLE', 'PAYABLE')
          union all
          select direction, company_id, posted_party_id, 0, home_balance from open_item_balance
          union all
          select control, company_id, party_id, 0, case when (direction = 'IN') = (control = 'RECEIVABLE') then -1 else 1 end * coalesce(home_amount - home_allocated, amount - allocated) from payment
        ) posted group by 1, 2, 3
      ) s group by s.role, party having sum(s.held) <> sum(s.open)`,
  },
  gaplessNumbers({ table: 'payment', documentType: 'PAYMENT' }),
];

/** Invariants of the books, true at any moment. */
export const ledgerInvariants = [
  ...entries,
  ...accounts,
  ...payments,
  ...bankStatementInvariants,
  ...depositInvariants,
  ...writeOffInvariants,
  ...paymentRunInvariants,
  ...recurringEntryInvariants,
  ...reminderInvariants,
  ...foreignInvariants,
];
