import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';
import { ask } from '../database/ask.ts';
import { withNext } from '../database/withNext.ts';
import { lateText } from '../database/lateText.ts';
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
  const drawn = await ask<{ number: string }>(em, drawing(shown), [documentType, prefix, day, isInOrder]);
  return async () => (await drawn())[0]?.number ?? '';
}

/**
 * Draws a number in the round trip that writes the document, for a series in which many are issued at once: they wait for each other only
 * while they are written. Returns a text that stands for the number in the values of the statements that follow in the transaction
 * (`lateText`), of which there is one in a transaction.
 */
export async function drawNumberLate(em: EntityManager, { documentType, prefix }: NumberSeries): Promise<string> {
  const text = withNext + drawing(`set_config('app.late', ${shown}, true)`);
  await em.getKysely().executeQuery(CompiledQuery.raw(text, [documentType, prefix, null, false]));
  return lateText;
}

const shown = `concat_ws('-', nullif(prefix, ''), fiscal_year, lpad((next - 1)::text, greatest(padding, length((next - 1)::text)), '0'))`;
const yearOf = (day: string) => `extract(year from ${day} - make_interval(months => fiscal_year_start_month - 1))::int`;

const drawing = (answer: string) => `insert into number_series (document_type, fiscal_year, prefix, next, last_on)
  select $1, ${yearOf('coalesce($3::date, (now() at time zone time_zone)::date)')}, $2, 2, case when $4::boolean then $3::date end
  from company where id = noria_company()
  on conflict (company_id, document_type, fiscal_year) do update
    set next = number_series.next + 1, last_on = coalesce(excluded.last_on, number_series.last_on)
    where excluded.last_on >= number_series.last_on is not false
  returning ${answer} as number`;

const lastDay = `select s.last_on::text as date from number_series s join company c on c.id = s.company_id
  where s.company_id = noria_company() and s.document_type = ? and s.fiscal_year = ${yearOf('?::date')}`;
