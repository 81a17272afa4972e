import type { EntityManager } from '@mikro-orm/postgresql';
import { InvalidInput, Refused } from '../../core/errors.ts';
import { Decimal, sum } from '../../core/money/arithmetic.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import { currencyOf } from '../../core/money/currencyOf.ts';
import { documentTotals, type DocumentTotals, type VatMode } from '../../core/money/documentTotals.ts';
import { moneyLimit } from '../../core/rules/fields.ts';
import { discountsOf, isDeliveryFree, type TakenCoupon } from '../coupon/takeCoupons.ts';
import { chosenOffer, deliveryOffers, type DeliveryOffer } from '../delivery/deliveryOffers.ts';
import { EcommerceProduct } from '../product/EcommerceProduct.ts';
import { shopRate, taxOf } from '../tax/taxOf.ts';
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

/** An order's figures. */
export type OrderFigures = Pick<EcommerceOrder, 'subtotal' | 'discountTotal' | 'taxTotal' | 'total'>;

/** An order's lines and figures, with its delivery. */
export interface PricedOrder
  extends
    OrderFigures,
    Pick<
      EcommerceOrder,
      'currency' | 'vatMode' | 'deliveryTitle' | 'deliveryFee' | 'deliveryTax' | 'deliveryVatCategory' | 'deliveryVatRate'
    > {
  lines: PricedLine[];
}

interface Terms {
  currency: string | null;
  /** Percent, in the country of delivery. */
  taxRate: string;
  vatMode: VatMode;
}

/** What is priced. */
interface Priced {
  lines: EcommerceOrderLineValues[];
  /** Where the goods go, which decides their tax; the company's rate, if it is not known yet. */
  country: string | null;
  /** The order's stored lines: what was ordered keeps its price, and its tax rate unless it goes to another country. */
  before: EcommerceOrderLine[];
  /** Terms of an existing order. */
  terms?: Pick<EcommerceOrder, 'currency' | 'vatMode' | 'deliveryCountry'>;
  /** What coupons take off, one after another. */
  coupons?: Pick<TakenCoupon, 'kind' | 'value'>[];
}

/** How an order is priced. */
interface Pricing extends Omit<Priced, 'country'> {
  /** How it is delivered and where to; `kept` is the method that it was placed with. */
  delivery: { methodId: string | null; country: string; kept?: string | null };
  /** The total that the customer was told. */
  expectedTotal?: string | null;
}

/**
 * Prices an order at what its products and its delivery cost now, tax included (domain §1, tax-inclusive).
 * @throws InvalidInput `lines` limitExceeded, `deliveryMethodId` deliveryNotOffered; Refused `priceChanged` with the new figures, `currencyMissing`.
 */
export async function priceOrder(em: EntityManager, { delivery, expectedTotal, ...what }: Pricing): Promise<PricedOrder> {
  const goods = await priceGoods(em, { ...what, country: delivery.country });
  const offer = await chosenOffer(em, delivery.methodId, goods.parcelTo(delivery.country), delivery.kept);
  const priced = goods.withDelivery(offer);
  if (Number(priced.total) > moneyLimit) throw new InvalidInput({ field: 'lines', code: 'limitExceeded' });
  refuseOtherTotal(priced, expectedTotal);
  return priced;
}

/** What goods cost, and what they would cost with each of the ways of delivering them. */
export interface QuotedOrder {
  figures: OrderFigures;
  offers: (DeliveryOffer & { figures: OrderFigures })[];
}

/** Prices goods, and, if the shop delivers, their delivery to the country in each of the ways that are offered. */
export async function quoteOrder(em: EntityManager, what: Priced, delivers: boolean): Promise<QuotedOrder> {
  const goods = await priceGoods(em, what);
  const offers = delivers && what.country ? await deliveryOffers(em, goods.parcelTo(what.country)) : [];
  return {
    figures: figuresOf(goods.totalsWith()),
    offers: offers.map(offer => ({ ...offer, figures: figuresOf(goods.totalsWith(offer)) })),
  };
}

const figuresOf = ({ total, taxTotal, discountTotal }: DocumentTotals): OrderFigures => ({
  subtotal: new Decimal(total).minus(taxTotal).toFixed(),
  discountTotal,
  taxTotal,
  total,
});

/** Prices lines at what their products cost now. */
async function priceGoods(em: EntityManager, { lines, country, before, terms: kept, coupons = [] }: Priced) {
  const [company] = await em.execute<[Terms]>(
    `select c.currency, trim_scale(${shopRate})::text as "taxRate", c.vat_mode as "vatMode" from company c where c.id = noria_company()`,
    [country],
  );
  const goesElsewhere = kept !== undefined && kept.deliveryCountry !== country;
  const { currency, vatMode } = kept ?? { currency: currencyOf(company), vatMode: company.vatMode };
  const found = await em.find(
    EcommerceProduct,
    { id: { $in: lines.map(({ productId }) => productId) } },
    { populate: ['inventoryProduct', 'seller', 'effectivePrice'] },
  );
  const products = new Map(found.map(product => [product.id, product]));
  const stored = new Map(before.map(line => [line.product.id, line]));
  const asked = lines.map(({ productId: product, quantity }): Good => {
    const known = stored.get(product);
    const tax = () => taxOf(products.get(product)!.inventoryProduct.unwrap().vatCategory, company.taxRate);
    if (known) return { product, ...pick(known, quantity), ...(goesElsewhere && tax()) };
    const { name, effectivePrice, seller } = products.get(product)!;
    const unitPrice = new Decimal(effectivePrice).toFixed();
    const sold = { seller: seller?.id ?? null, commissionPercent: seller?.unwrap().commissionPercent ?? '0' };
    return { product, name, quantity, unitPrice, ...tax(), ...sold };
  });
  const goods = pricedGoods(asked, { currency, vatMode, coupons });
  const weight = sum(lines.map(({ productId, quantity }) => new Decimal(products.get(productId)?.weight ?? 0).times(quantity))).toFixed();
  const parcelTo = (to: string) => ({ country: to, amount: goods.totalsWith().total, weight, isFree: isDeliveryFree(coupons) });
  return { ...goods, parcelTo };
}

/** A line before its tax is calculated. */
export type Good = Omit<PricedLine, 'position' | 'base' | 'tax'>;

/** Prices goods, with and without a delivery, which follows them: it is taxed at the highest of their rates. */
export function pricedGoods(
  goods: Good[],
  { currency, vatMode, coupons = [] }: { currency: string; vatMode: VatMode } & Pick<Priced, 'coupons'>,
) {
  const dearest = goods.reduce((most, line) => (Number(line.vatRate) > Number(most.vatRate) ? line : most), goods[0]);
  const deliveryTax = { vatCategory: dearest.vatCategory, vatRate: dearest.vatRate };
  const how = { digits: currencyDecimals(currency), taxInclusive: true, vatMode, discounts: discountsOf(coupons) };
  const totalsWith = (offer?: Pick<DeliveryOffer, 'fee'>) =>
    documentTotals([...goods, ...(offer ? [{ quantity: 1, unitPrice: offer.fee, ...deliveryTax, isUndiscounted: true }] : [])], how);
  const withDelivery = (offer?: Pick<DeliveryOffer, 'title' | 'fee'>): PricedOrder => {
    const totals = totalsWith(offer);
    return {
      currency,
      vatMode,
      ...figuresOf(totals),
      deliveryTitle: offer?.title ?? null,
      deliveryFee: offer?.fee ?? '0',
      deliveryTax: offer ? totals.lines.at(-1)!.tax : '0',
      deliveryVatCategory: deliveryTax.vatCategory,
      deliveryVatRate: deliveryTax.vatRate,
      lines: goods.map((line, index) => ({ ...line, position: index + 1, base: totals.lines[index].base, tax: totals.lines[index].tax })),
    };
  };
  return { totalsWith, withDelivery };
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
function refuseOtherTotal({ total, taxTotal, lines }: PricedOrder, expectedTotal: string | null | undefined): void {
  if (!expectedTotal || new Decimal(expectedTotal).equals(total)) return;
  const prices = lines.map(({ name, unitPrice, quantity }) => ({ name, unitPrice, quantity }));
  throw new Refused('priceChanged', { expected: expectedTotal, total, taxTotal, lines: prices });
}
