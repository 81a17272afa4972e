import type { EntityManager } from '@mikro-orm/postgresql';

/** A part of a document that is taxed at one rate. */
export interface TaxedPart {
  vatCategory: string;
  /** Percent. */
  vatRate: string;
  /** Without tax. */
  base: string;
  tax: string;
}

/**
 * Stores what posted documents of the shop add to the VAT return, by category and rate (modules.md, L2): a delivered order adds its parts,
 * a return (`sign` -1) takes them off.
 */
export async function storeTaxGroups(em: EntityManager, parts: (TaxedPart & { documentId: string })[], sign: 1 | -1 = 1): Promise<void> {
  await em.execute(
    `insert into ecommerce_tax_group (company_id, document_id, vat_category, vat_rate, base, tax)
     select noria_company(), p."documentId", p."vatCategory", p."vatRate", ? * sum(p.base), ? * sum(p.tax)
     from jsonb_to_recordset(?::jsonb) as p ("documentId" uuid, "vatCategory" text, "vatRate" numeric, base numeric, tax numeric) group by 2, 3, 4`,
    [
      sign,
      sign,
      JSON.stringify(parts.map(({ documentId, vatCategory, vatRate, base, tax }) => ({ documentId, vatCategory, vatRate, base, tax }))),
    ],
  );
}
