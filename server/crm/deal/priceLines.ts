import type { EntityManager } from '@mikro-orm/postgresql';
import { refuseInactive } from '../../core/database/refuseInactive.ts';
import { InvalidInput, type Issue } from '../../core/errors.ts';
import { Decimal } from '../../core/money/arithmetic.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import { documentTotals, type DocumentTotals, type VatMode } from '../../core/money/documentTotals.ts';
import { refuseTooMuch, refuseUnknownLines } from '../../inventory/itemLine/refuseUnknownLines.ts';
import { InventoryProduct, VatCategory } from '../../inventory/product/InventoryProduct.ts';
import { isPartOf } from '../../inventory/product/productUnits.rules.ts';
import type { DealLineValues } from './deal.rules.ts';
import type { DealLine } from './DealLine.ts';

/** A line as stored, without a reference to its document. */
export type PricedDealLine = Pick<
  DealLine,
  'position' | 'description' | 'quantity' | 'unitPrice' | 'discountPercent' | 'vatCategory' | 'vatRate' | 'net' | 'discountShare' | 'tax'
> & { id?: string; product: string | null };

/** Parameters for pricing a document's lines. */
export interface Pricing {
  currency: string;
  /** Discount on the whole document. */
  discountPercent?: string;
  /** As given, or as stored for an existing document; defaults to the company's current setting. */
  pricesIncludeTax?: boolean | null;
  /** As stored for an existing document; defaults to the company's current setting. */
  vatMode?: VatMode;
  /** Previous lines, which keep their ids, tax rates and inactive products. */
  before?: DealLine[];
}

/** Priced lines, the document's totals, and the settings used. */
export interface PricedDeal {
  lines: PricedDealLine[];
  totals: DocumentTotals;
  vatMode: VatMode;
  pricesIncludeTax: boolean;
}

/**
 * Computes the figures of the lines and of the document. A line keeps the company's tax rate at the time it is created (domain §1).
 * @throws InvalidInput for unknown lines, unknown or inactive products, parts of what is sold whole, and past the money limit; Refused `currencyMissing`.
 */
export async function priceLines(
  em: EntityManager,
  lines: DealLineValues[],
  { currency, discountPercent = '0', before = [], ...said }: Pricing,
): Promise<PricedDeal> {
  const known = new Map(before.map(line => [line.id, line]));
  refuseUnknownLines(lines, known);
  const held = new Set(before.map(({ product }) => product?.id));
  await refuseInactive(
    em,
    lines.map(({ productId }, index) => {
      const kept = productId && held.has(productId) ? productId : undefined;
      return { field: `lines.${index}.productId`, Entity: InventoryProduct, id: productId, before: kept };
    }),
  );
  const products = await em.find(InventoryProduct, { id: { $in: lines.flatMap(({ productId }) => productId ?? []) } });
  refuseNewParts(lines, known, products);
  const categories = new Map(products.map(({ id, vatCategory }) => [id, vatCategory]));
  const company = await companyTax(em);
  const vatMode = said.vatMode ?? company.vatMode;
  const pricesIncludeTax = said.pricesIncludeTax ?? company.pricesIncludeTax;
  const taxed = lines.map(line => {
    const vatCategory = line.vatCategory ?? categories.get(line.productId ?? '') ?? VatCategory.STANDARD_RATED;
    const stored = line.id ? known.get(line.id) : undefined;
    const own = vatCategory === VatCategory.ZERO_RATED ? '0' : company.rate;
    return { ...line, id: stored?.id, vatCategory, vatRate: stored?.vatCategory === vatCategory ? stored.vatRate : own };
  });
  const digits = currencyDecimals(currency);
  const totals = documentTotals(taxed, { digits, discounts: [{ percent: discountPercent }], taxInclusive: pricesIncludeTax, vatMode });
  totals.lines.forEach(({ gross }, index) => refuseTooMuch(gross, `lines.${index}.unitPrice`));
  refuseTooMuch(totals.total, 'lines');
  const priced = taxed.map(({ productId, description, quantity, unitPrice, discountPercent: percent, ...line }, index) => {
    const { net, discountShare, tax } = totals.lines[index];
    const figures = { net, discountShare, tax };
    return { ...line, position: index + 1, product: productId, description, quantity, unitPrice, discountPercent: percent, ...figures };
  });
  return { lines: priced, totals, vatMode, pricesIncludeTax };
}

/** Refuses parts of products that are sold only whole (`lines.N.quantity` notWhole); lines that stay as they were keep theirs. */
function refuseNewParts(lines: DealLineValues[], known: ReadonlyMap<string, DealLine>, products: InventoryProduct[]): void {
  const units = new Map(products.map(({ id, unit }) => [id, unit]));
  const issues = lines.flatMap(({ id, productId, quantity }, index): Issue[] => {
    const unit = units.get(productId ?? '');
    const stored = id ? known.get(id) : undefined;
    const isKept = stored?.product?.id === productId && new Decimal(quantity).equals(stored?.quantity ?? 0);
    return unit && !isKept && isPartOf(unit, quantity) ? [{ field: `lines.${index}.quantity`, code: 'notWhole' }] : [];
  });
  if (issues.length) throw new InvalidInput(...issues);
}

async function companyTax(em: EntityManager) {
  const [company] = await em.execute<[{ rate: string; vatMode: VatMode; pricesIncludeTax: boolean }]>(
    'select trim_scale(tax_rate)::text as rate, vat_mode as "vatMode", prices_include_tax as "pricesIncludeTax" from company where id = noria_company()',
  );
  return company;
}
