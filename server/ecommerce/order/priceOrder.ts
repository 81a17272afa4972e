import type { EntityManager } from '@mikro-orm/postgresql';
import { InvalidInput, Refused } from '../../core/errors.ts';
import { Decimal } from '../../core/money/arithmetic.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import { currencyOf } from '../../core/money/currencyOf.ts';
import { documentTotals, type DocumentDiscount, type DocumentTotals, type VatMode } from '../../core/money/documentTotals.ts';
import { moneyLimit } from '../../core/rules/fields.ts';
import { rateOf } from '../../inventory/product/rateOf.rules.ts';
import { EcommerceProduct } from '../product/EcommerceProduct.ts';
import type { EcommerceOrder, EcommerceOrderLine } from './EcommerceOrder.ts';
import type { EcommerceOrderLineValues } from './ecommerceOrder.rules.ts';

/** A line with the price that the server asks for it. */
interface PricedLine extends Pick<
  EcommerceOrderLine,
  'name' | 'quantity' | 'unitPrice' | 'vatCategory' | 'vatRate' | 'base' | 'tax' | 'commissionPercent'
> {
  position: number;
  product: string;
  seller: string | null;
}

/** An order's lines and figures. */
export interface PricedOrder extends Pick<EcommerceOrder, 'currency' | 'vatMode' | 'subtotal' | 'discountTotal' | 'taxTotal' | 'total'> {
  lines: PricedLine[];
}

interface Terms {
  currency: string | null;
  taxRate: string;
  vatMode: VatMode;
}

/** How an order is priced. */
interface Pricing {
  lines: EcommerceOrderLineValues[];
  /** The order's stored lines: what was ordered keeps its price and tax rate. */
  before: EcommerceOrderLine[];
  /** Terms of an existing order. */
  terms?: Pick<EcommerceOrder, 'currency' | 'vatMode'>;
  /** What coupons take off, one after another. */
  discounts?: DocumentDiscount[];
  /** The total that the customer was told. */
  expectedTotal?: string | null;
}

/**
 * Prices an order at what its products cost now, tax included (domain §1, tax-inclusive).
 * @throws InvalidInput `lines` limitExceeded; Refused `priceChanged` with the new figures, `currencyMissing`.
 */
export async function priceOrder(
  em: EntityManager,
  { lines, before, terms: kept, discounts, expectedTotal }: Pricing,
): Promise<PricedOrder> {
  const [company] = await em.execute<[Terms]>(
    'select currency, trim_scale(tax_rate)::text as "taxRate", vat_mode as "vatMode" from company where id = noria_company()',
  );
  const { currency, vatMode } = kept ?? { currency: currencyOf(company), vatMode: company.vatMode };
  const found = await em.find(
    EcommerceProduct,
    { id: { $in: lines.map(({ productId }) => productId) } },
    { populate: ['inventoryProduct', 'seller'] },
  );
  const products = new Map(found.map(product => [product.id, product]));
  const stored = new Map(before.map(line => [line.product.id, line]));
  const priced = lines.map(({ productId, quantity }) => {
    const known = stored.get(productId);
    if (known) return pick(known, quantity);
    const { name, price, discountPrice, inventoryProduct, seller } = products.get(productId)!;
    const { vatCategory } = inventoryProduct.unwrap();
    const unitPrice = Decimal.min(price, discountPrice).toFixed();
    const sold = { seller: seller?.id ?? null, commissionPercent: seller?.unwrap().commissionPercent ?? '0' };
    return { name, quantity, unitPrice, vatCategory, vatRate: rateOf(vatCategory, company.taxRate), ...sold };
  });
  const totals = documentTotals(priced, { digits: currencyDecimals(currency), taxInclusive: true, vatMode, discounts });
  if (Number(totals.total) > moneyLimit) throw new InvalidInput({ field: 'lines', code: 'limitExceeded' });
  refuseOtherTotal(totals, priced, expectedTotal);
  return {
    currency,
    vatMode,
    subtotal: new Decimal(totals.total).minus(totals.taxTotal).toFixed(),
    discountTotal: totals.discountTotal,
    taxTotal: totals.taxTotal,
    total: totals.total,
    lines: priced.map((line, index) => ({
      ...line,
      position: index + 1,
      product: lines[index].productId,
      base: totals.lines[index].base,
      tax: totals.lines[index].tax,
    })),
  };
}

const pick = ({ name, unitPrice, vatCategory, vatRate, seller, commissionPercent }: EcommerceOrderLine, quantity: number) => ({
  name,
  quantity,
  unitPrice,
  vatCategory,
  vatRate,
  seller: seller?.id ?? null,
  commissionPercent,
});

/** Refuses a total other than the one the customer was told, and says what the lines cost now. */
function refuseOtherTotal(
  { total, taxTotal }: DocumentTotals,
  lines: { name: string; unitPrice: string; quantity: number }[],
  expectedTotal: string | null | undefined,
): void {
  if (!expectedTotal || new Decimal(expectedTotal).equals(total)) return;
  const prices = lines.map(({ name, unitPrice, quantity }) => ({ name, unitPrice, quantity }));
  throw new Refused('priceChanged', { expected: expectedTotal, total, taxTotal, lines: prices });
}
