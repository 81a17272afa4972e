import type { EntityManager } from '@mikro-orm/postgresql';
import { companyToday } from '../../core/database/companyToday.ts';
import { NotFound, Refused } from '../../core/errors.ts';
import { check } from '../../core/graphql/check.ts';
import { noteOnDocument } from '../document/noteOnDocument.ts';
import { disputeRules } from './reminder.rules.ts';

/** SQL of why a document is disputed; null if it is not. */
export const disputeOf = ({ companyId, id }: { companyId: string; id: string }) =>
  `(select d.reason from dispute d where d.company_id = ${companyId} and d.document_id = ${id})`;

/**
 * Notes that a customer disputes a document, of which they are not reminded until that ends; a further reason replaces the first. Returns
 * the document's id.
 * @throws RequestError NOT_FOUND; Refused `documentVoid`.
 */
export async function disputeDocument(em: EntityManager, input: object): Promise<{ id: string }> {
  const { documentId: id, reason } = check(disputeRules, input);
  const { number, before } = await receivableOf(em, id);
  await em.execute(
    `insert into dispute (document_id, reason, disputed_on) values (?, ?, ?)
     on conflict (company_id, document_id) do update set reason = excluded.reason`,
    [id, reason, await companyToday(em)],
  );
  // The trail keeps no reason: it would outlast the customer's erasure.
  if (before === null) await noteOnDocument(em, { id, name: number }, { isDisputed: [false, true] });
  return { id };
}

/** Ends the dispute of a document. Does nothing if there is none. */
export async function settleDispute(em: EntityManager, id: string): Promise<{ id: string }> {
  const { number, before } = await receivableOf(em, id);
  if (before === null) return { id };
  await em.execute('delete from dispute where company_id = noria_company() and document_id = ?', [id]);
  await noteOnDocument(em, { id, name: number }, { isDisputed: [true, false] });
  return { id };
}

async function receivableOf(em: EntityManager, id: string): Promise<{ number: string | null; before: string | null }> {
  const [item] = await em.execute<{ number: string | null; before: string | null; isVoid: boolean }[]>(
    `select i.number, ${disputeOf({ companyId: 'i.company_id', id: 'i.id' })} as before, i.voided_on is not null as "isVoid"
     from open_item i where i.company_id = noria_company() and i.id = ? and i.direction = 'RECEIVABLE' for no key update`,
    [id],
  );
  if (!item) throw NotFound('documentId');
  if (item.isVoid) throw new Refused('documentVoid');
  return item;
}
