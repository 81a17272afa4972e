import type { EntityManager } from '@mikro-orm/postgresql';
import { insertRecords } from '../../core/database/insertRecords.ts';
import type { DealLineValues } from '../deal/deal.rules.ts';
import { lineValues, sameLines } from '../deal/lineValues.ts';
import { priceLines, type PricedDealLine, type Pricing } from '../deal/priceLines.ts';
import { LeadLine } from './Lead.ts';

/** Lines with their figures, and those they take the place of. */
export interface LeadLines {
  lines: PricedDealLine[];
  before: LeadLine[];
}

/** A lead's lines in their order. */
export const linesOf = (em: EntityManager, leadId: string): Promise<LeadLine[]> =>
  em.find(LeadLine, { lead: leadId }, { orderBy: { position: 'asc' }, disableIdentityMap: true });

/** Lines as they are to be written, `changed` undefined when they say what is there already, and how they are reckoned. */
export async function pricedLines(em: EntityManager, values: DealLineValues[], pricing: Omit<Pricing, 'before'>, leadId?: string) {
  const before = leadId ? await linesOf(em, leadId) : [];
  const { lines, vatMode, pricesIncludeTax } = await priceLines(em, values, { ...pricing, before });
  return { changed: sameLines(lines, before) ? undefined : { lines, before }, vatMode, pricesIncludeTax };
}

/** Writes a lead's lines in place of those it had; noted as a part of it. */
export async function writeLines(em: EntityManager, id: string, { lines, before }: LeadLines): Promise<void> {
  if (before.length) await em.nativeDelete(LeadLine, { lead: id });
  const rows = lines.map(line => ({ ...line, lead: id }));
  await insertRecords(em, LeadLine, rows, { id, field: 'lines', ...(before.length && { before: before.map(lineValues) }) });
}
