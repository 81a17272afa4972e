import type pg from 'pg';
import { Decimal, type Amount } from '../../core/money/arithmetic.ts';
import { accountsSql, currencyOfLine, partiesSql, type ArchiveSpan } from './archiveTables.ts';

/** Rows read at a time. */
const batch = 200;

interface Account {
  number: string;
  name: string;
  opening: string;
  closing: string;
}

interface Entry {
  number: string;
  journal: string;
  postedOn: string;
  recordedOn: string;
  recordedBy: string | null;
  description: string | null;
  fiscalYear: number;
  lines: {
    position: number;
    account: string;
    debit: string;
    credit: string;
    /** Of a line on an account in another currency: that, and the amount in it, negative for a credit. */
    currency: string | null;
    foreign: string | null;
    party: string | null;
    kind: string | null;
    note: string | null;
  }[];
}

const escaped = (text: string) =>
  text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
const element = (name: string, ...content: string[]) => `<${name}>${content.join('')}</${name}>`;
const value = (name: string, text: string | number | null) => (text === null ? '' : element(name, escaped(String(text))));
const sided = (kind: string, amount: Amount) => {
  const signed = new Decimal(amount);
  return value(`${kind}${signed.isNegative() ? 'Credit' : 'Debit'}Balance`, signed.abs().toFixed());
};

/**
 * Streams the books of a period as one XML file in the structure of the OECD's Standard Audit File for Tax 2.0: header, accounts with
 * balances before and after, parties, and every entry by journal with its totals. Runs in the client's transaction and holds some entries at
 * a time.
 */
export async function* auditFile(client: pg.Client, span: ArchiveSpan): AsyncIterable<string> {
  const { from, to } = span;
  const { rows: companies } = await client.query<{ name: string; country: string | null; currency: string | null; today: string }>(
    'select name, country, trim(currency) as currency, noria_today()::text as today from company where id = noria_company()',
  );
  const [company] = companies;
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<AuditFile xmlns="urn:OECD:StandardAuditFile-Tax:2.00">`;
  yield element(
    'Header',
    value('AuditFileVersion', '2.00'),
    value('AuditFileCountry', company.country),
    value('AuditFileDateCreated', company.today),
    value('SoftwareCompanyName', 'Noria'),
    value('SoftwareID', 'Noria'),
    element('Company', value('Name', company.name)),
    value('DefaultCurrencyCode', company.currency),
    element('SelectionCriteria', value('SelectionStartDate', from), value('SelectionEndDate', to)),
  );
  yield '<MasterFiles><GeneralLedgerAccounts>';
  for await (const { number, name, opening, closing } of rowsOf<Account>(client, accountsSql(span)))
    yield element(
      'Account',
      value('AccountID', number),
      value('AccountDescription', name),
      value('AccountType', 'GL'),
      sided('Opening', opening),
      sided('Closing', closing),
    );
  yield '</GeneralLedgerAccounts>';
  for (const [list, one, kind] of [
    ['Customers', 'Customer', 'CUSTOMER'],
    ['Suppliers', 'Supplier', 'VENDOR'],
  ]) {
    yield `<${list}>`;
    for await (const { id, name } of rowsOf<{ id: string; name: string }>(
      client,
      `select id, name from (${partiesSql(span)}) p where kind = '${kind}'`,
    ))
      yield element(one, value('Name', name), value(`${one}ID`, id));
    yield `</${list}>`;
  }
  yield '</MasterFiles>';
  const { rows: sums } = await client.query<{ count: string; debit: string; credit: string }>(
    `select count(distinct entry_id)::text as count, trim_scale(coalesce(sum(debit), 0))::text as debit, trim_scale(coalesce(sum(credit), 0))::text as credit
     from journal_line where company_id = noria_company() and posted_on between $1 and $2`,
    [from, to],
  );
  const [{ count, debit, credit }] = sums;
  yield '<GeneralLedgerEntries>';
  yield value('NumberOfEntries', count) + value('TotalDebit', debit) + value('TotalCredit', credit);
  let journal: string | undefined;
  for await (const entry of rowsOf<Entry>(client, entriesSql(span))) {
    if (entry.journal !== journal) {
      if (journal) yield '</Journal>';
      ({ journal } = entry);
      yield `<Journal>${value('JournalID', journal)}${value('Description', journal)}`;
    }
    yield transactionOf(entry);
  }
  if (journal) yield '</Journal>';
  yield '</GeneralLedgerEntries></AuditFile>\n';
}

const entriesSql = ({ from, to }: ArchiveSpan) => `
  select e.number, e.journal, e.posted_on::text as "postedOn", (e.recorded_at at time zone c.time_zone)::date::text as "recordedOn", u.name as "recordedBy", e.description,
    e.fiscal_year as "fiscalYear", l.lines
  from journal_entry e join company c on c.id = e.company_id left join user_account u on u.company_id = e.company_id and u.id = e.recorded_by_id
    cross join lateral (
      select json_agg(json_build_object('position', l.position, 'account', a.number, 'debit', trim_scale(l.debit)::text,
        'credit', trim_scale(l.credit)::text, 'currency', case when l.foreign_amount is not null then ${currencyOfLine} end,
        'foreign', trim_scale(l.foreign_amount)::text, 'party', l.party_id, 'note', l.note, 'kind', case right(l.party_id::text, 2) when '41' then 'CustomerID'
          when 'b1' then 'SupplierID' end) order by l.position) as lines
      from journal_line l join account a on a.company_id = l.company_id and a.id = l.account_id
      where l.company_id = e.company_id and l.entry_id = e.id) l
  where e.company_id = noria_company() and e.posted_on between '${from}' and '${to}' order by e.journal, e.posted_on, e.number`;

const transactionOf = ({ number, postedOn, recordedOn, recordedBy, description, fiscalYear, lines }: Entry) =>
  element(
    'Transaction',
    value('TransactionID', number),
    value('Period', Number(postedOn.slice(5, 7))),
    value('PeriodYear', fiscalYear),
    value('TransactionDate', postedOn),
    value('SourceID', recordedBy),
    value('Description', description ?? number),
    value('SystemEntryDate', recordedOn),
    value('GLPostingDate', postedOn),
    ...lines.map(({ position, account, debit, credit, currency, foreign, party, kind, note }) =>
      element(
        'Line',
        value('RecordID', position),
        value('AccountID', account),
        kind ? value(kind, party) : '',
        value('Description', note ?? description ?? number),
        element(
          Number(debit) > 0 ? 'DebitAmount' : 'CreditAmount',
          value('Amount', Number(debit) > 0 ? debit : credit),
          value('CurrencyCode', currency),
          value('CurrencyAmount', foreign && new Decimal(foreign).abs().toFixed()),
        ),
      ),
    ),
  );

let cursors = 0;

/** Reads the rows of a query some at a time. */
async function* rowsOf<Row extends object>(client: pg.Client, sql: string): AsyncIterable<Row> {
  const name = `archive_${++cursors}`;
  await client.query(`declare ${name} no scroll cursor for ${sql}`);
  for (;;) {
    const { rows } = await client.query<Row>(`fetch ${batch} from ${name}`);
    yield* rows;
    if (rows.length < batch) break;
  }
  await client.query(`close ${name}`);
}
