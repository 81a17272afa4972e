import type { EntityManager } from '@mikro-orm/postgresql';
import { companyToday } from '../../core/database/companyToday.ts';
import { moveStatus } from '../../core/database/moveStatus.ts';
import { InvalidInput } from '../../core/errors.ts';
import { drawNumber, type NumberSeries } from '../../core/numbering/drawNumber.ts';
import { refuseEntryDay } from '../period/refuseEntryDay.ts';
import { documentTransitions, type DocumentStateName } from './documentStates.rules.ts';

/** Fields of every document that posts. */
export interface PostedDocument {
  id: string;
  status: DocumentStateName;
  /** Null in a draft. */
  number: string | null;
  /** YYYY-MM-DD; null in a draft. */
  issuedOn: string | null;
}

/**
 * Issues a draft: dates it today unless a day is set, and draws its number without gaps in this transaction, in the fiscal year of that day.
 * Returns false if it was already issued, which is a success that does nothing. The document's own service adds the posting and the open
 * item.
 * @throws Refused `invalidTransition`; InvalidInput `issuedOn` inTheFuture, issuedBeforeLast {date}, outsideBooks.
 */
export async function issueDocument(em: EntityManager, document: PostedDocument, series: NumberSeries): Promise<boolean> {
  if (!(await dateDocument(em, document))) return false;
  await numberDocument(em, document, series);
  return true;
}

/**
 * Does what `issueDocument` does before it draws the number, for a document that then has more to do which does not name it.
 * @param known the company's day, if the caller has read it.
 */
export async function dateDocument(em: EntityManager, document: PostedDocument, known?: string): Promise<boolean> {
  if (!moveStatus(document, 'ISSUED', documentTransitions)) return false;
  const today = known ?? (await companyToday(em));
  const issuedOn = document.issuedOn ?? today;
  if (issuedOn > today) throw new InvalidInput({ field: 'issuedOn', code: 'inTheFuture' });
  if (issuedOn !== today) await refuseEntryDay(em, 'issuedOn', issuedOn);
  document.issuedOn = issuedOn;
  return true;
}

/**
 * Draws the number of a document that is dated. Others who draw from the series wait until the transaction ends.
 * @throws InvalidInput `issuedOn` issuedBeforeLast {date}.
 */
export async function numberDocument(em: EntityManager, document: PostedDocument, series: NumberSeries): Promise<void> {
  document.number = await drawNumber(em, series, document.issuedOn!);
}
