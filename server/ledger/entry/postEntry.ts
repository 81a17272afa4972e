import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';
import { noteNotice } from '../../core/database/ChangeLog.ts';
import { newId } from '../../core/database/ids.ts';
import { withNext } from '../../core/database/withNext.ts';
import { entryLines, type Posting } from './entryLines.ts';
import type { JournalName } from './journals.ts';

/** A journal entry to post: always written whole, never changed afterwards (domain, posting). */
export interface NewEntry {
  /** The business day on which it counts, YYYY-MM-DD: after the company's lock date. */
  postedOn: string;
  journal: JournalName;
  /** The source document; none for a manual entry. */
  sourceId?: string | null;
  /** Null if the source document describes it sufficiently. */
  description?: string | null;
  lines: Posting[];
}

export const entryCode = 0x51;
const lineCode = 0x52;

/**
 * Posts an entry in the caller's transaction. Call it after taking all other locks, because it draws the journal's number. Drops zero lines
 * and adds up equal ones. Returns the entry's id, or null if no line is left. Sent in one round trip with the next statement, which throws
 * what the database refuses: Refused `periodLocked` {date}, `foreignAmountMissing`.
 * @throws Refused `entryUnbalanced` {difference}.
 */
export async function postEntry(em: EntityManager, entry: NewEntry): Promise<string | null> {
  const { lines, total } = entryLines(entry.lines);
  if (!lines.length) return null;
  const id = newId(entryCode);
  const { journal, postedOn, description = null, sourceId = null } = entry;
  const rows = JSON.stringify(lines.map((line, index) => ({ ...line, id: newId(lineCode), position: index + 1 })));
  const values = [id, journal, postedOn, description, sourceId, total, lines.length, rows];
  await em.getKysely().executeQuery(CompiledQuery.raw(`${withNext}${insertEntry}`, values));
  noteNotice(em, { id, type: 'JournalEntry', kind: 'CREATED' });
  return id;
}

const insertEntry = `
  with entry as (
    insert into journal_entry (id, journal, posted_on, description, source_id, total, line_count, number, fiscal_year)
    values ($1, $2, $3, $4, $5, $6, $7, '', 0) returning company_id, id, posted_on
  )
  insert into journal_line (id, company_id, entry_id, position, posted_on, account_id, debit, credit, foreign_amount, party_id, cost_center_id, note)
  select l.id, e.company_id, e.id, l.position, e.posted_on, coalesce(l."accountId", a.id), l.debit, l.credit, l."foreign", l."partyId", l."costCenterId", l.note
  from entry e
    cross join jsonb_to_recordset($8::jsonb) as l (id uuid, position integer, role text, "accountId" uuid, debit numeric, credit numeric,
      "foreign" numeric, "partyId" uuid, "costCenterId" uuid, note text)
    left join account a on a.company_id = e.company_id and a.role = l.role`;
