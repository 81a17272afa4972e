import type { EntityManager } from '@mikro-orm/postgresql';
import { offerFigures, type OfferValues, type VendorQuotationLineValues } from './vendorQuotation.rules.ts';

/** The prices of one revision of a quotation, exactly as entered. */
export interface Offer {
  discountPercent: string;
  taxTotal: string;
  lines: VendorQuotationLineValues[];
}

/** Whose offer it is, and for which requisition: row level security decides by both who may read it. */
interface OfferOf {
  id: string;
  revision: number;
  requisitionId: string;
  vendorId: string;
  currency: string;
}

/** Reads the prices of a quotation's current revision; undefined while they are sealed. */
export async function readOffer(em: EntityManager, { id, revision }: { id: string; revision: number }): Promise<Offer | undefined> {
  const [row] = await em.execute<Offer[]>(
    `select trim_scale(discount_percent)::text as "discountPercent", trim_scale(tax_total)::text as "taxTotal", lines
     from vendor_quotation_offer where company_id = noria_company() and quotation_id = ? and revision = ?`,
    [id, revision],
  );
  return row && { ...row, lines: row.lines.map(({ productId, quantity, price }) => ({ productId, quantity, price })) };
}

/** Adds the prices of a new revision; those of earlier ones stay. */
export async function writeOffer(
  em: EntityManager,
  { id, revision, requisitionId, vendorId, currency }: OfferOf,
  values: OfferValues,
): Promise<void> {
  const { amounts, subtotal, discountTotal, taxTotal, finalAmount } = offerFigures(values, currency);
  const lines = values.lines.map((line, index) => ({ ...line, amount: amounts[index].toFixed() }));
  await em.execute(
    `insert into vendor_quotation_offer
       (quotation_id, revision, requisition_id, vendor_id, discount_percent, subtotal, discount_total, tax_total, final_amount, lines)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?::jsonb)`,
    [
      id,
      revision,
      requisitionId,
      vendorId,
      values.discountPercent,
      subtotal.toFixed(),
      discountTotal.toFixed(),
      taxTotal.toFixed(),
      finalAmount.toFixed(),
      JSON.stringify(lines),
    ],
  );
}
