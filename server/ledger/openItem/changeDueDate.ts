import type { EntityManager } from '@mikro-orm/postgresql';
import { InvalidInput, NotFound, Refused } from '../../core/errors.ts';
import { noteOnDocument } from '../document/noteOnDocument.ts';

interface Row {
  number: string | null;
  issuedOn: string;
  dueOn: string;
  isVoid: boolean;
}

/**
 * Changes the due date of an issued document and nothing else (domain §1), and records it in the document's audit trail. Returns the
 * document's id.
 * @throws NotFound; InvalidInput `dueOn` dueBeforeIssued; Refused `documentVoid`.
 */
export async function changeDueDate(
  em: EntityManager,
  { documentId: id, dueOn }: { documentId: string; dueOn: string },
): Promise<{ id: string }> {
  const [item] = await em.execute<Row[]>(
    `select number, issued_on::text as "issuedOn", due_on::text as "dueOn", voided_on is not null as "isVoid"
     from open_item where company_id = noria_company() and id = ? for no key update`,
    [id],
  );
  if (!item) throw NotFound();
  if (item.isVoid) throw new Refused('documentVoid');
  if (dueOn < item.issuedOn) throw new InvalidInput({ field: 'dueOn', code: 'dueBeforeIssued' });
  if (dueOn === item.dueOn) return { id };
  await em.execute('update open_item set due_on = ? where company_id = noria_company() and id = ?', [dueOn, id]);
  await noteOnDocument(em, { id, name: item.number }, { dueOn: [item.dueOn, dueOn] });
  return { id };
}
