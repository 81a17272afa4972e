import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';
import { ask } from '../database/ask.ts';
import { withNext } from '../database/withNext.ts';
import { lateText } from '../database/lateText.ts';

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
export const drawNumber = async (em: EntityManager, series: NumberSeries, day?: string): Promise<string> =>
  (await askNumber(em, series, day))();

/** Like `drawNumber`, but sent together with the next statement, which saves a round trip. */
export async function askNumber(
  em: EntityManager,
  { documentType, prefix, isInOrder = false }: NumberSeries,
  day: string | null = null,
): Promise<() => Promise<string>> {
  const drawn = await ask<{ number: string }>(em, drawing(shown), [documentType, prefix, day, isInOrder]);
  return async () => (await drawn())[0].number;
}

/** The transactions that have drawn a number late. */
const late = new WeakSet<EntityManager>();

/**
 * Draws a number in the round trip that writes the document, for a series in which many are issued at once: they wait for each other only
 * while they are written. Returns a text that stands for the number in the values of the statements that follow in the transaction
 * (`lateText`). There is one in a transaction: whatever else is numbered there has its number at once, as by `drawNumber`.
 */
export async function drawNumberLate(em: EntityManager, series: NumberSeries, day?: string): Promise<string> {
  if (late.has(em)) return drawNumber(em, series, day);
  late.add(em);
  const { documentType, prefix, isInOrder = false } = series;
  const text = withNext + drawing(`set_config('app.late', ${shown}, true)`);
  await em.getKysely().executeQuery(CompiledQuery.raw(text, [documentType, prefix, day ?? null, isInOrder]));
  return lateText;
}

const shown = `concat_ws('-', nullif(prefix, ''), fiscal_year, lpad((next - 1)::text, greatest(padding, length((next - 1)::text)), '0'))`;
const yearOf = (day: string) => `extract(year from ${day} - make_interval(months => fiscal_year_start_month - 1))::int`;

const drawing = (answer: string) => `insert into number_series (document_type, fiscal_year, prefix, next, last_on)
  select $1, ${yearOf('coalesce($3::date, (now() at time zone time_zone)::date)')}, $2, 2, case when $4::boolean then $3::date end
  from company where id = noria_company()
  on conflict (company_id, document_type, fiscal_year) do update
    set next = number_series.next + 1, last_on = coalesce(excluded.last_on, number_series.last_on)
    where case when excluded.last_on < number_series.last_on
      then noria_fail('issuedBeforeLast', jsonb_build_object('date', number_series.last_on), 'issuedOn') is null else true end
  returning ${answer} as number`;
