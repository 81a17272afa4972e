import type { EntityManager } from '@mikro-orm/postgresql';
import { moveStatus } from '../../core/database/moveStatus.ts';
import { Refused } from '../../core/errors.ts';
import { reverseEntry } from '../entry/reverseEntry.ts';
import { documentTransitions } from './documentStates.rules.ts';
import type { PostedDocument } from './issueDocument.ts';

/**
 * Voids an issued document: it keeps its number, everything it posted is reversed on `voidedOn`, and its open item is closed (domain §1).
 * Returns false if it was already void.
 * @throws Refused `documentSettled` while payments or credit notes settle it, `invalidTransition`, `periodLocked`.
 */
export async function voidDocument(em: EntityManager, document: PostedDocument, voidedOn: string): Promise<boolean> {
  if (!moveStatus(document, 'VOID', documentTransitions)) return false;
  const entries = await em.execute<{ id: string }[]>(
    `select id from journal_entry e where company_id = noria_company() and source_id = ? and reverses_id is null
       and not exists (select from journal_entry r where r.company_id = e.company_id and r.reverses_id = e.id) order by id`,
    [document.id],
  );
  for (const { id } of entries) await reverseEntry(em, id, { postedOn: voidedOn, description: document.number });
  const [settled] = await em.execute<{ isSettled: boolean }[]>(
    `select paid <> 0 or credited <> 0 as "isSettled" from open_item where company_id = noria_company() and id = ? for no key update`,
    [document.id],
  );
  if (settled?.isSettled) throw new Refused('documentSettled');
  await em.execute('update open_item set voided_on = ? where company_id = noria_company() and id = ?', [voidedOn, document.id]);
  return true;
}
