import type { EntityManager } from '@mikro-orm/postgresql';
import { companyToday } from '../../core/database/companyToday.ts';
import { moveStatus } from '../../core/database/moveStatus.ts';
import { drawNumber } from '../../core/numbering/drawNumber.ts';
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

/** The number series that a document draws from. */
export interface Series {
  /** SALES_INVOICE, CREDIT_NOTE, … */
  documentType: string;
  prefix: string;
}

/**
 * Issues a draft: draws its number without gaps in this transaction, and dates it today unless a day is set. Returns false if it was
 * already issued, which is a success that does nothing. The document's own service adds the posting and the open item.
 * @throws Refused `invalidTransition`.
 */
export async function issueDocument(em: EntityManager, document: PostedDocument, series: Series): Promise<boolean> {
  if (!moveStatus(document, 'ISSUED', documentTransitions)) return false;
  document.number = await drawNumber(em, series);
  document.issuedOn ??= await companyToday(em);
  return true;
}
