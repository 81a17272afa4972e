import type { EntityManager } from '@mikro-orm/postgresql';
import { companyToday } from '../../core/database/companyToday.ts';
import { moveStatus } from '../../core/database/moveStatus.ts';
import { drawNumber } from '../../core/numbering/drawNumber.ts';
import { documentTransitions, type DocumentStateName } from './documentStates.rules.ts';

/** What every document that posts carries. */
export interface PostedDocument {
  id: string;
  status: DocumentStateName;
  /** Null in a draft. */
  number: string | null;
  /** YYYY-MM-DD; null in a draft. */
  issuedOn: string | null;
}

/** Which numbers it draws from. */
export interface Series {
  /** SALES_INVOICE, CREDIT_NOTE, … */
  documentType: string;
  prefix: string;
}

/**
 * Issues a draft: its number is drawn without gaps in this transaction, and its day is today where none was said. Answers false when it was
 * issued before, which is a success that does nothing. What it posts and owes, its own service adds. Refused `invalidTransition`.
 */
export async function issueDocument(em: EntityManager, document: PostedDocument, series: Series): Promise<boolean> {
  if (!moveStatus(document, 'ISSUED', documentTransitions)) return false;
  document.number = await drawNumber(em, series);
  document.issuedOn ??= await companyToday(em);
  return true;
}
