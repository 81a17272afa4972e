import type { EntityManager } from '@mikro-orm/postgresql';
import { noteNotice } from '../../core/database/ChangeLog.ts';
import { NotFound, Refused } from '../../core/errors.ts';
import { reverseEntry } from '../../ledger/entry/reverseEntry.ts';

interface Opened {
  entryId: string;
  postedOn: string;
  isUndone: boolean;
}

/**
 * Takes opening balances back as a whole, on the day they were posted: the entry is reversed, their documents are no longer owed, and their
 * lines wait again as copies. Repeating it does nothing. Returns the id.
 * @throws RequestError NOT_FOUND; Refused `openingSettled` {number} once a document is paid or credited, `openingMatched`, `periodLocked`.
 */
export async function undoOpening(em: EntityManager, id: string): Promise<string> {
  const [opened] = await em.execute<Opened[]>(
    `select entry_id as "entryId", posted_on::text as "postedOn", undone_at is not null as "isUndone"
     from opening_balance where company_id = noria_company() and id = ? for no key update`,
    [id],
  );
  if (!opened) throw NotFound();
  if (opened.isUndone) return id;
  const { entryId, postedOn } = opened;
  const documents = await em.execute<{ number: string | null; isSettled: boolean }[]>(
    `select number, paid <> 0 or credited <> 0 as "isSettled" from open_item
     where company_id = noria_company() and id in (select l.id from opening_line l where l.company_id = noria_company() and l.opening_id = ?)
     order by id for no key update`,
    [id],
  );
  const settled = documents.find(({ isSettled }) => isSettled);
  if (settled) throw new Refused('openingSettled', { number: settled.number ?? '–' });
  const [{ isMatched }] = await em.execute<[{ isMatched: boolean }]>(
    'select exists (select from bank_match where company_id = noria_company() and entry_id = ?) as "isMatched"',
    [entryId],
  );
  if (isMatched) throw new Refused('openingMatched');
  await reverseEntry(em, entryId, { postedOn });
  await em.execute(
    `update open_item set voided_on = ? where company_id = noria_company()
       and id in (select l.id from opening_line l where l.company_id = noria_company() and l.opening_id = ?)`,
    [postedOn, id],
  );
  await em.execute('update opening_balance set undone_at = now() where company_id = noria_company() and id = ?', [id]);
  await em.execute(
    `insert into opening_line (id, account_id, customer_id, vendor_id, number, issued_on, due_on, debit, credit)
     select noria_new_id(33), account_id, customer_id, vendor_id, number, issued_on, due_on, debit, credit
     from opening_line where company_id = noria_company() and opening_id = ? order by id`,
    [id],
  );
  await em.execute(
    `update opening_line set state = 'UNDONE', version = version + 1, updated_at = now() where company_id = noria_company() and opening_id = ?`,
    [id],
  );
  noteNotice(em, { id, type: 'OpeningBalance', kind: 'UPDATED' });
  return id;
}
