import type { Invariant } from './Invariant.ts';

/** A numbered document: a table with a column `number`, and its series types, in which `%` matches any letters. */
export interface Numbered {
  table: string;
  documentType: string;
}

/**
 * Builds the invariant that every number drawn belongs to a document (domain §0, numbering): `JOURNAL_%` matches several series held in one
 * table.
 */
export const gaplessNumbers = ({ table, documentType }: Numbered): Invariant => ({
  key: `numbers.${documentType.replace(/_%$/, '')}`,
  name: `${documentType.replace(/_%$/, '')} numbers have no gaps`,
  sql: `
    select s.document_type, s.fiscal_year, n.number as missing
    from number_series s cross join lateral generate_series(1, s.next - 1) as n (number)
    where s.document_type like '${documentType.replaceAll('_', String.raw`\_`)}' and not exists (
      select from ${table} t where t.company_id = s.company_id and t.number = concat_ws('-', nullif(s.prefix, ''), s.fiscal_year,
        lpad(n.number::text, greatest(s.padding, length(n.number::text)), '0')))`,
});
