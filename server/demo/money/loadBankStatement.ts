import type { EntityManager } from '@mikro-orm/postgresql';
import { BankAccount } from '../../ledger/bankAccount/BankAccount.ts';
import { importBookings } from '../../ledger/bankStatement/importStatement.ts';
import { daysAgo } from './loadMoney.ts';
import type { BookedLine, StatementFile } from '../../ledger/bankStatement/statementFile.ts';

/** What the bank writes of its own, and of a payment that nobody has recorded. */
export interface StatementText {
  charges: string;
  interest: string;
  invoice: string;
}

interface Moved {
  entryId: string;
  bookedOn: string;
  amount: string;
  partyName: string | null;
  reference: string | null;
}

/** Loads the statements of a company's bank accounts. */
export async function loadBankStatements(em: EntityManager, statement: { text: StatementText; timeZone: string }): Promise<void> {
  for (const account of await em.find(BankAccount, { kind: 'BANK' }, { orderBy: { openedOn: 'asc' } }))
    await loadBankStatement(em, account, statement);
}

/** Loads the bank's statement of what the books say went through an account, with some bookings of its own; the older half is matched. */
async function loadBankStatement(
  em: EntityManager,
  account: BankAccount,
  { text, timeZone }: { text: StatementText; timeZone: string },
): Promise<void> {
  const { currency } = account;
  const ago = daysAgo(timeZone);
  const moved = await em.execute<Moved[]>(movedSince, [account.account.id, account.openedOn, ago(2)]);
  const [invoice] = await em.execute<{ number: string; amount: string; name: string }[]>(
    `select i.number, trim_scale(i.amount - i.paid - i.credited)::text as amount, c.name
     from open_item i join customer c on c.company_id = i.company_id and c.id = noria_party(i.company_id, i.party_id)
     where i.company_id = noria_company() and i.kind = 'SALES_INVOICE' and i.currency = ? and i.amount > i.paid + i.credited and i.voided_on is null
     order by i.issued_on, i.number limit 1`,
    [currency],
  );
  const booking = { partyName: null, partyIban: null, reference: null, bankReference: null };
  const own: BookedLine[] = [
    { ...booking, bookedOn: ago(33), amount: '-12.5', reference: text.charges },
    { ...booking, bookedOn: ago(5), amount: '-12.5', reference: text.charges },
    { ...booking, bookedOn: ago(4), amount: '3.2', reference: text.interest },
    ...(invoice
      ? [{ ...booking, bookedOn: ago(3), amount: invoice.amount, partyName: invoice.name, reference: `${text.invoice} ${invoice.number}` }]
      : []),
  ];
  const known = moved.map(({ bookedOn, amount, partyName, reference }) => ({ ...booking, bookedOn, amount, partyName, reference }));
  const lines = [...known, ...own].toSorted((one, other) => one.bookedOn.localeCompare(other.bookedOn));
  const statement: StatementFile = { reference: null, iban: account.iban, currency, opening: null, closing: null, lines };
  await importBookings({ em }, account, { name: 'camt.053.xml', statements: [statement] });
  const stored = await em.execute<{ id: string; bookedOn: string; amount: string; reference: string | null }[]>(
    `select id, booked_on::text as "bookedOn", trim_scale(amount)::text as amount, reference from bank_statement_line
     where company_id = noria_company() and bank_account_id = ? order by booked_on, position`,
    [account.id],
  );
  const left = new Set(stored);
  const matched = moved.flatMap(({ entryId, bookedOn, amount, reference }) => {
    if (bookedOn > ago(20)) return [];
    const line = [...left].find(one => one.bookedOn === bookedOn && one.amount === amount && one.reference === reference);
    if (!line) return [];
    left.delete(line);
    return [{ entryId, lineId: line.id }];
  });
  await em.execute(matchLines, [JSON.stringify(matched), account.account.id]);
}

/** SQL that matches lines with the entries that stand for them, as they are matched one by one. */
const matchLines = `
  insert into bank_match (id, line_id, entry_id, position)
  select noria_new_id(95), m."lineId", l.entry_id, l.position
  from jsonb_to_recordset(?::jsonb) as m ("entryId" uuid, "lineId" uuid)
    join journal_line l on l.company_id = noria_company() and l.entry_id = m."entryId" and l.account_id = ?`;

const movedSince = `
  select j.entry_id as "entryId", j.posted_on::text as "bookedOn", trim_scale(sum(coalesce(j.foreign_amount, j.debit - j.credit)))::text as amount,
    (select c.name from customer c where c.company_id = noria_company() and c.id = noria_party(noria_company(), (array_agg(j.party_id))[1])) as "partyName",
    coalesce(p.reference, e.description) as reference
  from journal_line j join journal_entry e on e.company_id = j.company_id and e.id = j.entry_id
    left join payment p on p.company_id = e.company_id and p.id = e.source_id
  where j.company_id = noria_company() and j.account_id = ? and j.posted_on between ? and ?
  group by j.entry_id, j.posted_on, e.description, p.reference, e.number having sum(coalesce(j.foreign_amount, j.debit - j.credit)) <> 0 order by j.posted_on, e.number`;
