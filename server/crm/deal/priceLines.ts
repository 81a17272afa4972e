import type { EntityManager } from '@mikro-orm/postgresql';
import { refuseInactive } from '../../core/database/refuseInactive.ts';
import { InvalidInput } from '../../core/errors.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import { documentTotals, type DocumentTotals } from '../../core/money/documentTotals.ts';
import { moneyLimit } from '../../core/rules/fields.ts';
import { InventoryProduct, VatCategory } from '../../inventory/product/InventoryProduct.ts';
import type { DealLineValues } from './deal.rules.ts';
import type { DealLine } from './DealLine.ts';

/** A line as its row is written, without the document it belongs to. */
export type PricedDealLine = Pick<
  DealLine,
  'position' | 'description' | 'quantity' | 'unitPrice' | 'discountPercent' | 'vatCategory' | 'vatRate' | 'net' | 'discountShare' | 'tax'
> & { id?: string; product: string | null };

/** What a document's lines are priced by. */
export interface Pricing {
  currency: string;
  /** On the whole document. */
  discountPercent?: string;
  /** The lines it had: they keep their ids, their tax rates, and products that are no longer in use. */
  before?: DealLine[];
}

/**
 * Lines with their figures, and the document's. The tax rate is the company's of this moment and stays with the line (domain §1).
 * @throws InvalidInput for products that are not there or not in use, and past the money limit; Refused `currencyMissing`.
 */
export async function priceLines(
  em: EntityManager,
  lines: DealLineValues[],
  { currency, discountPercent = '0', before = [] }: Pricing,
): Promise<{ lines: PricedDealLine[]; totals: DocumentTotals }> {
  const known = new Map(before.map(line => [line.id, line]));
  const held = new Set(before.map(({ product }) => product?.id));
  await refuseInactive(
    em,
    lines.map(({ productId }, index) => {
      const kept = productId && held.has(productId) ? productId : undefined;
      return { field: `lines.${index}.productId`, Entity: InventoryProduct, id: productId, before: kept };
    }),
  );
  const products = await em.find(InventoryProduct, { id: { $in: lines.flatMap(({ productId }) => productId ?? []) } });
  const categories = new Map(products.map(({ id, vatCategory }) => [id, vatCategory]));
  const rate = await companyTaxRate(em);
  const taxed = lines.map(line => {
    const vatCategory = line.vatCategory ?? categories.get(line.productId ?? '') ?? VatCategory.STANDARD_RATED;
    const kept = line.id ? known.get(line.id) : undefined;
    const own = vatCategory === VatCategory.ZERO_RATED ? '0' : rate;
    return { ...line, id: kept?.id, vatCategory, vatRate: kept?.vatCategory === vatCategory ? kept.vatRate : own };
  });
  const totals = documentTotals(taxed, { digits: currencyDecimals(currency), discounts: [{ percent: discountPercent }] });
  totals.lines.forEach(({ gross }, index) => refuseTooMuch(gross, `lines.${index}.unitPrice`));
  refuseTooMuch(totals.total, 'lines');
  const priced = taxed.map(({ productId, description, quantity, unitPrice, discountPercent: percent, ...line }, index) => {
    const { net, discountShare, tax } = totals.lines[index];
    const figures = { net, discountShare, tax };
    return { ...line, position: index + 1, product: productId, description, quantity, unitPrice, discountPercent: percent, ...figures };
  });
  return { lines: priced, totals };
}

async function companyTaxRate(em: EntityManager): Promise<string> {
  const [row] = await em.execute<{ rate: string }[]>('select trim_scale(tax_rate)::text as rate from company where id = noria_company()');
  return row.rate;
}

function refuseTooMuch(amount: string, field: string): void {
  if (Number(amount) > moneyLimit) throw new InvalidInput({ field, code: 'limitExceeded' });
}
