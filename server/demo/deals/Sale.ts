import type { EntityClass, EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../core/database/ids.ts';
import { insertRecords, type NewRecord } from '../../core/database/insertRecords.ts';
import { codeOf, type RecordClass } from '../../core/database/RecordType.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import { documentTotals } from '../../core/money/documentTotals.ts';
import type { DealDocument } from '../../crm/deal/DealDocument.ts';
import type { DealLine } from '../../crm/deal/DealLine.ts';
import type { SoldLine } from './readLeads.ts';

/** Content of a demo order or quotation. */
export interface Sale {
  at: Date;
  customer: string;
  contact: string | null;
  owner: string | null;
  lead: string | null;
  description: string;
  reason: string;
  estimatedBudget: string | null;
  discountPercent: string;
  lines: SoldLine[];
}

/** Builds the columns shared by orders and quotations, including totals. */
export function documentOf({ customer, contact, owner, lead, description, discountPercent, lines, at }: Sale, currency: string) {
  const { subtotal, discountTotal, taxTotal, total } = totalsOf({ lines, discountPercent }, currency);
  const figures = { currency, discountPercent, subtotal, discountTotal, taxTotal, total };
  return { customer, contact, owner, lead, description, remarks: lead ? null : description, ...figures, createdAt: at };
}

/** A demo document: its columns and its content. */
export interface Written {
  sale: Sale;
  columns: { id: string; createdAt: Date; updatedAt: Date };
}

/** Writes documents and their lines, one statement for each table. */
export async function writeDocuments<Document extends DealDocument>(
  em: EntityManager,
  { Entity, Line, lineOf, currency }: { Entity: EntityClass<Document>; Line: EntityClass<DealLine>; lineOf: string; currency: string },
  documents: Written[],
): Promise<void> {
  await insertRecords(
    em,
    Entity,
    documents.map(({ columns }) => columns as NewRecord<Document>),
  );
  const lines = documents.flatMap(({ sale, columns: { id, createdAt, updatedAt } }) => {
    const priced = totalsOf(sale, currency).lines;
    return sale.lines.map((line, index) => {
      const { net, discountShare, tax } = priced[index];
      return { ...line, [lineOf]: id, position: index + 1, net, discountShare, tax, createdAt, updatedAt };
    });
  });
  await insertRecords(em, Line, lines);
}

/** Creates an id for a record of a type. */
export const idFor = (Entity: RecordClass) => newId(codeOf(Entity));

const totalsOf = ({ lines, discountPercent }: Pick<Sale, 'lines' | 'discountPercent'>, currency: string) =>
  documentTotals(lines, { digits: currencyDecimals(currency), discounts: [{ percent: discountPercent }] });
