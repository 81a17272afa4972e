import type { EntityManager } from '@mikro-orm/postgresql';
import { InvalidInput, type Issue } from '../../core/errors.ts';
import { Decimal, round } from '../../core/money/arithmetic.ts';
import { convertedPrice } from '../../core/money/convertedPrice.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import type { VatMode } from '../../core/money/documentTotals.ts';
import { saleFigures, withoutTax, withTax, type SaleFigures } from '../../core/money/saleFigures.ts';
import { splitAmount } from '../../core/money/splitAmount.ts';
import { lineFigures, partsOf, type LineFigures, type SellablePart } from '../invoice/priceSale.ts';
import type { LinePart, SoldLine } from '../invoice/SoldLine.ts';
import { everKept, readSellables, type SellingTerms } from '../offer/readSellables.ts';
import { SellableKind, type Sellable, type WantedSellable } from '../offer/Sellable.ts';
import { rateOf } from '../product/rateOf.rules.ts';
import { itemIdOf, kindOfItem } from './itemOf.ts';
import type { ItemLineValues } from './itemLine.rules.ts';
import { refuseTooMuch, refuseUnknownLines } from './refuseUnknownLines.ts';

/** A stored line of this document, or of the one that it is made from. */
export type StoredItemLine = Pick<
  SoldLine,
  'id' | 'kind' | 'product' | 'service' | 'package' | 'aggregateProduct' | 'vatCategory' | 'vatRate' | 'parts'
>;

/** How a document is priced. */
export interface ItemPricing {
  currency: string;
  /** Of a document in another currency, units of the company's for one of it: items have their prices in the company's. */
  itemRate?: string | null;
  /** Discount on the whole document, after the lines' own. */
  discountPercent: string;
  /** Whether the document's prices include tax. */
  pricesIncludeTax: boolean;
  vatMode: VatMode;
  /** The company's tax rate today, in percent. */
  taxRate: string;
  /** Today, YYYY-MM-DD. */
  today: string;
  /** Stored lines, which keep their ids, tax rates and items, inactive ones too. */
  before: StoredItemLine[];
  /** The answer to `askSellables` for `itemsOf` the lines, if that was asked before. */
  items?: (terms: SellingTerms) => Promise<Sellable[]>;
}

/** A line with its figures, before it is stored. */
export interface PricedItemLine extends LineFigures {
  id: string | undefined;
  position: number;
  kind: SellableKind;
  itemId: string | null;
  description: string;
  quantity: string;
  discountPercent: string;
}

/**
 * Prices the lines of a document made out by hand: items of every kind at the price that the line says, or else their own, and free text. A
 * package's price is split over its members, so that revenue and tax follow each of them (`priceSale`).
 * @throws InvalidInput for unknown lines, unknown or inactive items, and past the money limit.
 */
export async function priceItems(
  em: EntityManager,
  lines: ItemLineValues[],
  { before, taxRate, today, currency, items: asked, ...terms }: ItemPricing,
): Promise<{ lines: PricedItemLine[]; totals: SaleFigures; sellables: (Sellable | undefined)[] }> {
  const stored = new Map(before.map(line => [line.id, line]));
  refuseUnknownLines(lines, stored);
  const sellables = await sellablesOf(em, lines, { currency, taxRate, soldOn: today }, { asked, held: new Set(before.map(itemIdOf)) });
  const items = lines.map((line, index) => {
    const sellable = sellables[index];
    const known = line.id ? stored.get(line.id) : undefined;
    return { ...line, sellable, known, parts: keptRates(partsAt(line, sellable, { ...terms, taxRate, currency }), known) };
  });
  const digits = currencyDecimals(currency);
  const includesTax = terms.pricesIncludeTax;
  const sold = items.map(({ quantity, discountPercent, parts }) => ({ quantity, discountPercent, includesTax, parts }));
  const totals = saleFigures(sold, { ...terms, digits });
  totals.lines.forEach(({ gross }, index) => refuseTooMuch(gross, `lines.${index}.unitPrice`));
  refuseTooMuch(totals.total, 'lines');
  const figures = lineFigures(totals, items);
  return {
    totals,
    sellables,
    lines: items.map(({ sellable, known, itemId, description, quantity, discountPercent }, index) => ({
      ...figures[index],
      id: known?.id,
      position: index + 1,
      kind: sellable?.kind ?? SellableKind.SERVICE,
      itemId,
      description: description ?? sellable!.name,
      quantity,
      discountPercent,
    })),
  };
}

/** The items that lines name, as far as their ids can be those of items. */
export const itemsOf = (lines: readonly Pick<ItemLineValues, 'itemId'>[]): WantedSellable[] =>
  lines.flatMap(({ itemId }) => {
    const kind = itemId ? kindOfItem(itemId) : undefined;
    return kind ? [{ kind, id: itemId! }] : [];
  });

/** Reads each line's item; undefined for free text. */
async function sellablesOf(
  em: EntityManager,
  lines: ItemLineValues[],
  terms: SellingTerms,
  { asked, held }: { asked: ItemPricing['items']; held: ReadonlySet<string | null> },
): Promise<(Sellable | undefined)[]> {
  const unknown = lines.flatMap(({ itemId }, index): Issue[] =>
    itemId && !kindOfItem(itemId) ? [{ field: `lines.${index}.itemId`, code: 'notFound' }] : [],
  );
  if (unknown.length) throw new InvalidInput(...unknown);
  const fresh = asked ? await asked(terms) : await readSellables(em, itemsOf(lines), () => terms);
  const gone = fresh.filter(({ id, refusal }) => refusal === 'notFound' && held.has(id));
  const kept = await readSellables(em, gone, () => terms, everKept);
  const found = new Map([...fresh, ...kept].map(sellable => [sellable.id, sellable]));
  const sellables = lines.map(({ itemId }) => (itemId ? found.get(itemId) : undefined));
  const issues = sellables.flatMap((sellable, index): Issue[] =>
    sellable?.refusal && (sellable.refusal === 'notFound' || !held.has(sellable.id))
      ? [{ field: `lines.${index}.itemId`, code: sellable.refusal, params: { name: sellable.name } }]
      : [],
  );
  if (issues.length) throw new InvalidInput(...issues);
  return sellables;
}

/** The parts in which a line is taxed, at the document's prices: one, or several for a package. */
function partsAt(
  { unitPrice, vatCategory }: ItemLineValues,
  sellable: Sellable | undefined,
  { pricesIncludeTax, taxRate, itemRate, currency }: Pick<ItemPricing, 'pricesIncludeTax' | 'taxRate' | 'itemRate' | 'currency'>,
): SellablePart[] {
  if (!sellable) {
    const category = vatCategory ?? 'STANDARD_RATED';
    return [{ kind: SellableKind.SERVICE, vatCategory: category, vatRate: rateOf(category, taxRate), price: unitPrice! }];
  }
  const own = partsOf({ sellable, vatCategory: sellable.kind === SellableKind.PACKAGE ? null : vatCategory }, taxRate);
  const converted = (price: Decimal) => (itemRate ? convertedPrice(price, itemRate, currencyDecimals(currency)) : price);
  const parts = own.map(part => ({ ...part, price: converted(priceOn(part, sellable.includesTax, pricesIncludeTax)) }));
  if (unitPrice === null) return parts;
  const prices = splitAmount(
    unitPrice,
    parts.map(({ price }) => price),
    Math.max(6, new Decimal(unitPrice).decimalPlaces()),
  );
  return parts.map((part, index) => ({ ...part, price: prices[index] }));
}

/** A price as entered, with tax added or taken out where the document's prices differ; six decimals. */
const priceOn = (part: SellablePart, includesTax: boolean, pricesIncludeTax: boolean): Decimal =>
  includesTax === pricesIncludeTax ? new Decimal(part.price) : round(pricesIncludeTax ? withTax(part) : withoutTax(part), 6);

/** A line keeps the tax rate at the time it was made, in each of its categories (domain §1). */
function keptRates(parts: SellablePart[], known: StoredItemLine | undefined): SellablePart[] {
  if (!known) return parts;
  const rates = new Map<LinePart['vatCategory'] | null, string | null>([
    ...(known.parts ?? []).map(part => [part.vatCategory, part.vatRate] as const),
    [known.vatCategory, known.vatRate],
  ]);
  return parts.map(part => ({ ...part, vatRate: rates.get(part.vatCategory) ?? part.vatRate }));
}
