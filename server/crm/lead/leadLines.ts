import type { EntityManager } from '@mikro-orm/postgresql';
import { insertRecords } from '../../core/database/insertRecords.ts';
import type { DealLineValues } from '../deal/deal.rules.ts';
import { lineValues, sameLines } from '../deal/lineValues.ts';
import { priceLines, type PricedDealLine, type Pricing } from '../deal/priceLines.ts';
import { LeadLine } from './Lead.ts';

/** Priced lines and the lines they replace. */
export interface LeadLines {
  lines: PricedDealLine[];
  before: LeadLine[];
}

/** Loads a lead's lines in their order. */
export const linesOf = (em: EntityManager, leadId: string): Promise<LeadLine[]> =>
  em.find(LeadLine, { lead: leadId }, { orderBy: { position: 'asc' }, disableIdentityMap: true });

/** Prices a lead's lines. `changed` is undefined when they equal the stored ones; also returns their value, the VAT mode and price setting used. */
export async function pricedLines(em: EntityManager, values: DealLineValues[], pricing: Omit<Pricing, 'before'>, leadId?: string) {
  const before = leadId ? await linesOf(em, leadId) : [];
  const { lines, totals, vatMode, pricesIncludeTax } = await priceLines(em, values, { ...pricing, before });
  return { changed: sameLines(lines, before) ? undefined : { lines, before }, orderValue: totals.subtotal, vatMode, pricesIncludeTax };
}

/** Replaces a lead's lines; recorded as a change of the lead's `lines`. */
export async function writeLines(em: EntityManager, id: string, { lines, before }: LeadLines): Promise<void> {
  if (before.length) await em.nativeDelete(LeadLine, { lead: id });
  const rows = lines.map(line => ({ ...line, lead: id }));
  await insertRecords(em, LeadLine, rows, { id, field: 'lines', ...(before.length && { before: before.map(lineValues) }) });
}
