import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../core/database/ids.ts';
import { entryLines, type EntryLine, type Posting } from '../../ledger/entry/entryLines.ts';
import { entryCode } from '../../ledger/entry/postEntry.ts';

/** A journal entry to write. */
export interface WrittenEntry {
  id: string;
  sourceId: string;
  description?: string | null;
  journal: string;
  postedOn: string;
  total: string;
  lines: EntryLine[];
}

/** What a document that posts at once says of its entry. */
type EntryHead = Omit<WrittenEntry, 'id' | 'total' | 'lines'>;

/** Returns the entry of postings. */
export const postedEntry = (head: EntryHead, lines: Posting[]): WrittenEntry => ({ id: newId(entryCode), ...head, ...entryLines(lines) });

/** An open receivable to write, or a payable. */
interface WrittenItem {
  /** RECEIVABLE, unless it is another. */
  direction?: 'PAYABLE';
  id: string;
  kind: string;
  number: string;
  customer: string | null | undefined;
  currency: string;
  total: string;
  issuedOn: string;
  /** The day of issue, unless it is another. */
  dueOn?: string;
}

/** A payment to write, which an entry contains and which settles an item by `share`. */
interface WrittenPayment {
  id: string;
  direction: string;
  /** RECEIVABLE, unless it is another. */
  control?: string;
  method: string;
  customer: string | null;
  currency: string;
  amount: string;
  share: string;
  paidOn: string;
  number: string;
  entryId: string | undefined;
  openItemId: string;
}

/** Writes months of books at once, as the ledger's services write them one by one: a statement for each table, in the order of the days. */
export async function writeBooks(
  em: EntityManager,
  { entries, items, payments }: { entries: WrittenEntry[]; items: WrittenItem[]; payments: WrittenPayment[] },
): Promise<void> {
  const write = (text: string, rows: object[]) => em.execute(text, [JSON.stringify(rows)]);
  await write(
    insertEntries,
    entries.map(({ lines, ...entry }) => ({ ...entry, lineCount: lines.length })),
  );
  await write(
    insertLines,
    entries.flatMap(({ id: entryId, postedOn, lines }) =>
      lines.map((line, index) => ({ ...line, entryId, postedOn, position: index + 1 })),
    ),
  );
  await write(insertItems, items);
  await write(insertPayments, payments);
  await write(insertAllocations, payments);
}

const insertEntries = `
  insert into journal_entry (id, journal, posted_on, description, source_id, total, line_count, number, fiscal_year)
  select id, journal, "postedOn", description, "sourceId", total, "lineCount", '', 0
  from jsonb_to_recordset(?::jsonb) as e (id uuid, journal text, "postedOn" date, description text, "sourceId" uuid, total numeric, "lineCount" integer)
  order by "postedOn", id`;
const insertLines = `
  insert into journal_line (id, entry_id, position, posted_on, account_id, debit, credit, party_id, cost_center_id)
  select noria_new_id(82), l."entryId", l.position, l."postedOn", coalesce(l."accountId", a.id), l.debit, l.credit, l."partyId", l."costCenterId"
  from jsonb_to_recordset(?::jsonb) as l ("entryId" uuid, position integer, "postedOn" date, role text, "accountId" uuid, debit numeric,
    credit numeric, "partyId" uuid, "costCenterId" uuid)
    left join account a on a.company_id = noria_company() and a.role = l.role`;
const insertItems = `
  insert into open_item (id, kind, direction, number, party_id, currency, amount, issued_on, due_on)
  select id, kind, coalesce(direction, 'RECEIVABLE'), number, customer, currency, total, "issuedOn", coalesce("dueOn", "issuedOn")
  from jsonb_to_recordset(?::jsonb) as i (id uuid, kind text, direction text, number text, customer uuid, currency text, total numeric, "issuedOn" date,
    "dueOn" date)`;
const insertPayments = `
  insert into payment (id, direction, control, method, party_id, currency, amount, paid_on, reference, entry_id, number)
  select id, direction, coalesce(control, 'RECEIVABLE'), method, customer, currency, amount, "paidOn", number, "entryId", ''
  from jsonb_to_recordset(?::jsonb) as p (id uuid, direction text, control text, method text, customer uuid, currency text, amount numeric, "paidOn" date, number text, "entryId" uuid)
  order by "paidOn", id`;
const insertAllocations = `
  insert into allocation (id, payment_id, open_item_id, amount, allocated_on)
  select noria_new_id(87), id, "openItemId", share, "paidOn"
  from jsonb_to_recordset(?::jsonb) as p (id uuid, "openItemId" uuid, share numeric, "paidOn" date)`;
