import { safe } from '../../core/companyExport/exportedTables.ts';
import { partyName } from '../party/partyColumns.ts';

/** Days of an archive, both included, as YYYY-MM-DD. */
export interface ArchiveSpan {
  from: string;
  to: string;
}

/** SQL of the name of a row's party, for rows by any alias but `p`, which it uses itself. */
const party = (row: string) => safe(partyName({ companyId: `${row}.company_id`, postedPartyId: `${row}.party_id` }));

/** SQL of every account with its balance before the period, its turnover, and its balance after. */
export const accountsSql = ({ from, to }: ArchiveSpan) => `
  select a.number, a.name, a.type, p.number as "group", coalesce(m.opening, 0) as opening, coalesce(m.debit, 0) as debit,
    coalesce(m.credit, 0) as credit, coalesce(m.opening + m.debit - m.credit, 0) as closing
  from account a left join account p on p.company_id = a.company_id and p.id = a.parent_id
    left join lateral (
      select coalesce(sum(d.debit - d.credit) filter (where d.posted_on < '${from}'), 0) as opening,
        coalesce(sum(d.debit) filter (where d.posted_on >= '${from}'), 0) as debit,
        coalesce(sum(d.credit) filter (where d.posted_on >= '${from}'), 0) as credit
      from account_day d where d.company_id = a.company_id and d.account_id = a.id and d.posted_on <= '${to}') m on true
  where a.company_id = noria_company() and not a.is_group and (a.deleted_at is null or m.opening <> 0 or m.debit <> 0 or m.credit <> 0)
  order by a.number`;

/** SQL of the currency of a line `l` on a bank or cash account in another currency than the company's. */
export const currencyOfLine = `(select trim(b.currency) from bank_account b
          where b.company_id = l.company_id and b.account_id = l.account_id and b.deleted_at is null)`;

/** SQL of the parties whom entries of the period name. */
export const partiesSql = ({ from, to }: ArchiveSpan) => `
  select p.id, p.kind, p.name, p.email, p.tax_number from (
    select id, 'CUSTOMER' as kind, name, email, tax_number from customer where company_id = noria_company()
    union all select id, 'VENDOR', name, email, null from vendor where company_id = noria_company()
    union all select id, 'EMPLOYEE', name, null, null from employee where company_id = noria_company()) p
  where exists (select from journal_line l where l.company_id = noria_company() and l.party_id = p.id and l.posted_on between '${from}' and '${to}')
  order by p.kind, p.id`;

/** The tables of an archive: file name to the SQL of its rows, with cells safe for spreadsheets. */
export const archiveTables = (span: ArchiveSpan): Record<string, string> => {
  const during = (column: string) => `${column} between '${span.from}' and '${span.to}'`;
  return {
    'accounts.csv': `select number as "Number", ${safe('name')} as "Name", type as "Type", "group" as "Group", opening as "Opening",
      debit as "Debit", credit as "Credit", closing as "Closing" from (${accountsSql(span)}) a`,
    'entries.csv': `select e.number as "Entry", e.journal as "Journal", e.fiscal_year as "Fiscal year", e.posted_on as "Posted on",
        ${safe('e.description')} as "Description", e.total as "Total", r.number as "Reverses", e.source_id as "Document id",
        e.recorded_at as "Recorded at", ${safe('u.name')} as "Recorded by"
      from journal_entry e left join journal_entry r on r.company_id = e.company_id and r.id = e.reverses_id
        left join user_account u on u.company_id = e.company_id and u.id = e.recorded_by_id
      where e.company_id = noria_company() and ${during('e.posted_on')} order by e.posted_on, e.number`,
    'lines.csv': `select e.number as "Entry", l.position as "Line", l.posted_on as "Posted on", a.number as "Account", ${safe('a.name')} as "Account name",
        l.debit as "Debit", l.credit as "Credit", case when l.foreign_amount is not null then ${currencyOfLine} end as "Currency",
        l.foreign_amount as "Amount in currency", l.party_id as "Party id", ${party('l')} as "Party", ${safe('c.description')} as "Cost center",
        ${safe('l.note')} as "Note"
      from journal_line l join journal_entry e on e.company_id = l.company_id and e.id = l.entry_id
        join account a on a.company_id = l.company_id and a.id = l.account_id
        left join cost_center c on c.company_id = l.company_id and c.id = l.cost_center_id
      where l.company_id = noria_company() and ${during('l.posted_on')} order by l.posted_on, e.number, l.position`,
    'parties.csv': `select id as "Id", kind as "Kind", ${safe('name')} as "Name", ${safe('email')} as "Email", ${safe('tax_number')} as "Tax number"
      from (${partiesSql(span)}) p`,
    'documents.csv': `select i.id as "Id", i.direction as "Control", i.kind as "Kind", ${safe('i.number')} as "Number", ${party('i')} as "Party",
        i.currency as "Currency", i.issued_on as "Issued on", i.due_on as "Due on", i.voided_on as "Voided on", i.amount as "Total",
        i.paid as "Paid", i.credited as "Credited", trim_scale(i.exchange_rate) as "Exchange rate", coalesce(i.home_amount, i.amount) as "Booked total",
        coalesce(i.home_settled, i.paid + i.credited) as "Booked settled"
      from open_item i where i.company_id = noria_company() and ${during('i.issued_on')} order by i.issued_on, i.id`,
    'payments.csv': `select m.number as "Number", m.direction as "Direction", m.control as "Control", m.method as "Method", m.paid_on as "Paid on",
        m.currency as "Currency", m.amount as "Amount", m.allocated as "Allocated", ${party('m')} as "Party", ${safe('m.reference')} as "Reference",
        trim_scale(m.exchange_rate) as "Exchange rate", coalesce(m.home_amount, m.amount) as "Booked amount"
      from payment m where m.company_id = noria_company() and ${during('m.paid_on')} order by m.paid_on, m.number`,
  };
};
