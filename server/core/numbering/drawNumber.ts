import type { EntityManager } from '@mikro-orm/postgresql';
import { ask } from '../database/ask.ts';
import { InvalidInput } from '../errors.ts';

/** A kind of numbered document. */
export interface NumberSeries {
  /** INVOICE, CREDIT_NOTE, … */
  documentType: string;
  /** Prefix for a series used for the first time: INV gives INV-2026-00001. */
  prefix: string;
  /** Whether documents are numbered in the order of their days, as invoices must be (Directive 2006/112 Art. 226(2)). */
  isInOrder?: boolean;
}

/**
 * Draws the next number of a series. Call it when a document is issued, in the same transaction: the row lock makes the series gapless, and a
 * rollback returns the number (domain §0, numbering). Never a SEQUENCE, which would leave gaps. The series is that of a fiscal year, named
 * after the calendar year it starts in: the one of the document's day, or of today if none is given.
 * @throws InvalidInput `issuedOn` issuedBeforeLast {date}.
 */
export const drawNumber = async (em: EntityManager, series: NumberSeries, day?: string): Promise<string> => {
  const drawn = await (await askNumber(em, series, day))();
  if (drawn) return drawn;
  const [last] = await em.execute<{ date: string }[]>(lastDay, [series.documentType, day!]);
  throw new InvalidInput({ field: 'issuedOn', code: 'issuedBeforeLast', params: { date: last.date } });
};

/** Like `drawNumber`, but sent together with the next statement, which saves a round trip. Draws nothing for a day before the last one. */
export async function askNumber(
  em: EntityManager,
  { documentType, prefix, isInOrder = false }: NumberSeries,
  day: string | null = null,
): Promise<() => Promise<string>> {
  const drawn = await ask<DrawnNumber>(em, drawing, [documentType, prefix, day, isInOrder]);
  return async () => {
    const [row] = await drawn();
    return row ? numberOf(row) : '';
  };
}

interface DrawnNumber {
  prefix: string;
  year: number;
  padding: number;
  number: string;
}

const yearOf = (day: string) => `extract(year from ${day} - make_interval(months => fiscal_year_start_month - 1))::int`;

const drawing = `insert into number_series (document_type, fiscal_year, prefix, next, last_on)
  select $1, ${yearOf('coalesce($3::date, (now() at time zone time_zone)::date)')}, $2, 2, case when $4::boolean then $3::date end
  from company where id = noria_company()
  on conflict (company_id, document_type, fiscal_year) do update
    set next = number_series.next + 1, last_on = coalesce(excluded.last_on, number_series.last_on)
    where excluded.last_on >= number_series.last_on is not false
  returning prefix, fiscal_year as year, padding, (next - 1)::text as number`;

const lastDay = `select s.last_on::text as date from number_series s join company c on c.id = s.company_id
  where s.company_id = noria_company() and s.document_type = ? and s.fiscal_year = ${yearOf('?::date')}`;

function numberOf({ prefix, year, padding, number }: DrawnNumber): string {
  const padded = number.padStart(padding, '0');
  return prefix ? `${prefix}-${year}-${padded}` : `${year}-${padded}`;
}
