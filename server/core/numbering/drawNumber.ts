import type { EntityManager } from '@mikro-orm/postgresql';
import { ask } from '../database/ask.ts';

/** A kind of numbered document. */
export interface NumberSeries {
  /** INVOICE, CREDIT_NOTE, … */
  documentType: string;
  /** Prefix for a series used for the first time: INV gives INV-2026-00001. */
  prefix: string;
}

/**
 * Draws the next number of a series in the company's current fiscal year, which is named after the calendar year it starts in. Call it when
 * a document is issued, in the same transaction: the row lock makes the series gapless, and a rollback returns the number (domain §0,
 * numbering). Never a SEQUENCE, which would leave gaps.
 */
export const drawNumber = async (em: EntityManager, series: NumberSeries): Promise<string> => (await askNumber(em, series))();

/** Like `drawNumber`, but sent together with the next statement, which saves a round trip. */
export async function askNumber(em: EntityManager, { documentType, prefix }: NumberSeries): Promise<() => Promise<string>> {
  const drawn = await ask<DrawnNumber>(em, drawing, [documentType, prefix]);
  return async () => numberOf((await drawn())[0]);
}

interface DrawnNumber {
  prefix: string;
  year: number;
  padding: number;
  number: string;
}

const drawing = `insert into number_series (document_type, fiscal_year, prefix, next)
  select $1, extract(year from (now() at time zone time_zone) - make_interval(months => fiscal_year_start_month - 1))::int, $2, 2
  from company where id = noria_company()
  on conflict (company_id, document_type, fiscal_year) do update set next = number_series.next + 1
  returning prefix, fiscal_year as year, padding, (next - 1)::text as number`;

function numberOf({ prefix, year, padding, number }: DrawnNumber): string {
  const padded = number.padStart(padding, '0');
  return prefix ? `${prefix}-${year}-${padded}` : `${year}-${padded}`;
}
