import type { EntityManager } from '@mikro-orm/postgresql';

/** A kind of numbered document in one fiscal year. */
export interface NumberSeries {
  /** INVOICE, CREDIT_NOTE, … */
  documentType: string;
  fiscalYear: number;
  /** Of a series that is used for the first time: INV gives INV-2026-00001. */
  prefix: string;
}

/**
 * The next number of a series, drawn when a document is issued and in the same transaction: the row's lock makes the series gapless,
 * and a rollback gives the number back (domain §0, numbering). Never a SEQUENCE.
 */
export async function nextNumber(em: EntityManager, { documentType, fiscalYear, prefix }: NumberSeries): Promise<string> {
  const [row] = await em.execute<[{ prefix: string; padding: number; number: string }]>(
    `insert into number_series (document_type, fiscal_year, prefix, next) values (?, ?, ?, 2)
     on conflict (company_id, document_type, fiscal_year) do update set next = number_series.next + 1
     returning prefix, padding, (next - 1)::text as number`,
    [documentType, fiscalYear, prefix],
  );
  const number = row.number.padStart(row.padding, '0');
  return row.prefix ? `${row.prefix}-${fiscalYear}-${number}` : `${fiscalYear}-${number}`;
}
