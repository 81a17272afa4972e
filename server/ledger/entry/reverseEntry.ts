import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';
import { noteNotice } from '../../core/database/ChangeLog.ts';
import { newId } from '../../core/database/ids.ts';
import { InvalidInput } from '../../core/errors.ts';
import { entryCode } from './postEntry.ts';

/** Day and description of a reversal. */
export interface Reversal {
  /** YYYY-MM-DD: after the company's lock date. */
  postedOn: string;
  description?: string | null;
}

/**
 * Posts the opposite of an entry, with debit and credit of every line swapped and the same source; the entry itself stays unchanged. Each
 * entry has at most one reversal. Returns the new entry's id.
 * @throws InvalidInput `notFound`, or `taken` if it was already reversed; Refused `periodLocked` {date}.
 */
export async function reverseEntry(em: EntityManager, entryId: string, { postedOn, description = null }: Reversal): Promise<string> {
  const id = newId(entryCode);
  const { rows } = await em.getKysely().executeQuery(CompiledQuery.raw(insertReversal, [id, entryId, postedOn, description]));
  if (!rows.length) throw new InvalidInput({ field: 'entryId', code: 'notFound' });
  noteNotice(em, { id, type: 'JournalEntry', kind: 'CREATED' });
  return id;
}

const insertReversal = `
  with entry as (
    insert into journal_entry (id, journal, posted_on, description, source_id, reverses_id, total, line_count, number, fiscal_year)
    select $1::uuid, journal, $3::date, $4, source_id, id, total, line_count, '', 0 from journal_entry where company_id = noria_company() and id = $2::uuid
    returning company_id, id, posted_on, reverses_id
  )
  insert into journal_line (id, company_id, entry_id, position, posted_on, account_id, debit, credit, foreign_amount, party_id, cost_center_id, note)
  select noria_new_id(82), e.company_id, e.id, l.position, e.posted_on, l.account_id, l.credit, l.debit, -l.foreign_amount, l.party_id, l.cost_center_id, l.note
  from entry e join journal_line l on l.company_id = e.company_id and l.entry_id = e.reverses_id
  returning id`;
