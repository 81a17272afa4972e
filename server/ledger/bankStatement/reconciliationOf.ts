import type { EntityManager } from '@mikro-orm/postgresql';
import { currentPartyName } from '../party/partyColumns.ts';
import type { Reconciliation } from './Reconciliation.ts';

/** Entries that are listed. */
const limit = 200;

/** Compares the bookings of a bank account with its ledger account. Null if there is no such account. */
export async function reconciliationOf(em: EntityManager, bankAccountId: string): Promise<Reconciliation | null> {
  const [row] = await em.execute<{ reconciliation: Reconciliation }[]>(text, [bankAccountId]);
  return row?.reconciliation ?? null;
}

const text = `
  with b as materialized (
    select b.id, b.account_id, b.opening_balance, b.opened_on, trim(b.currency) as currency
    from bank_account b where b.company_id = noria_company() and b.id = ? and b.deleted_at is null
  ), lines as materialized (
    select coalesce(sum(l.amount), 0) as total, max(l.booked_on) as until, count(*) filter (where m.is_open) as open,
      coalesce(sum(l.amount) filter (where m.is_open), 0) as open_total
    from b join bank_statement_line l on l.company_id = noria_company() and l.bank_account_id = b.id,
      lateral (select not exists (select from bank_match m where m.company_id = l.company_id and m.line_id = l.id) as is_open) m
  ), moved as materialized (
    select j.entry_id, j.posted_on, sum(coalesce(j.foreign_amount, j.debit - j.credit)) as amount, (array_agg(j.party_id) filter (where j.party_id is not null))[1] as party_id
    from b join journal_line j on j.company_id = noria_company() and j.account_id = b.account_id and j.posted_on >= b.opened_on
    where j.foreign_amount is distinct from 0 and not exists (select from bank_match m where m.company_id = j.company_id and m.entry_id = j.entry_id and m.position = j.position)
    group by j.entry_id, j.posted_on
  ), unmatched as materialized (select count(*) as count, coalesce(sum(amount), 0) as total from moved),
  ledger as materialized (
    select coalesce(sum(d.foreign_amount), sum(d.debit - d.credit), 0) as balance
    from b join account_day d on d.company_id = noria_company() and d.account_id = b.account_id
  ), listed as (
    select jsonb_build_object('entryId', e.id, 'number', e.number, 'postedOn', e.posted_on, 'description', coalesce(p.reference, e.description),
      'partyName', ${currentPartyName({ companyId: 'noria_company()', partyId: 'noria_party(e.company_id, m.party_id)' })},
      'amount', trim_scale(m.amount)::text) as entry, m.posted_on, e.number
    from (select * from moved order by posted_on, entry_id limit ${limit}) m join journal_entry e on e.company_id = noria_company() and e.id = m.entry_id
      left join payment p on p.company_id = e.company_id and p.id = e.source_id
  )
  select jsonb_build_object('currency', b.currency,
    'bankBalance', trim_scale(b.opening_balance + l.total)::text,
    'statedBalance', (select trim_scale(s.closing_balance)::text from bank_statement s where s.company_id = noria_company() and s.bank_account_id = b.id
      and s.closing_balance is not null order by s.ends_on desc, s.imported_at desc limit 1),
    'bookedUntil', l.until,
    'ledgerBalance', trim_scale(g.balance)::text,
    'openLines', l.open, 'openLinesTotal', trim_scale(l.open_total)::text,
    'openEntries', u.count, 'openEntriesTotal', trim_scale(u.total)::text,
    'difference', trim_scale(b.opening_balance + l.total - l.open_total - g.balance + u.total)::text,
    'entries', coalesce((select jsonb_agg(entry order by posted_on, number) from listed), '[]')) as reconciliation
  from b, lines l, unmatched u, ledger g`;
