import type { EntityManager } from '@mikro-orm/postgresql';
import { insertRecords } from '../../core/database/insertRecords.ts';
import type { DealLineValues } from '../deal/deal.rules.ts';
import { lineValues, sameLines } from '../deal/lineValues.ts';
import { priceLines, type PricedDealLine } from '../deal/priceLines.ts';
import { LeadLine } from './Lead.ts';

/** Lines with their figures, and those they take the place of. */
export interface LeadLines {
  lines: PricedDealLine[];
  before: LeadLine[];
}

/** A lead's lines in their order. */
export const linesOf = (em: EntityManager, leadId: string): Promise<LeadLine[]> =>
  em.find(LeadLine, { lead: leadId }, { orderBy: { position: 'asc' }, disableIdentityMap: true });

/** Lines as they are to be written; undefined when they say what is there already. */
export async function changedLines(em: EntityManager, values: DealLineValues[], currency: string, leadId?: string) {
  const before = leadId ? await linesOf(em, leadId) : [];
  const { lines } = await priceLines(em, values, { currency, before });
  return sameLines(lines, before) ? undefined : { lines, before };
}

/** Writes a lead's lines in place of those it had; noted as a part of it. */
export async function writeLines(em: EntityManager, id: string, { lines, before }: LeadLines): Promise<void> {
  if (before.length) await em.nativeDelete(LeadLine, { lead: id });
  const rows = lines.map(line => ({ ...line, lead: id }));
  await insertRecords(em, LeadLine, rows, { id, field: 'lines', ...(before.length && { before: before.map(lineValues) }) });
}
