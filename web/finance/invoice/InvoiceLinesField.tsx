import { useState, type ComponentProps } from 'react';
import { useWatch } from 'react-hook-form';
import { Decimal, round, sum } from '../../../server/core/money/arithmetic.ts';
import { convertedPrice } from '../../../server/core/money/convertedPrice.ts';
import { currencyDecimals } from '../../../server/core/money/currencyDecimals.ts';
import { splitAmount } from '../../../server/core/money/splitAmount.ts';
import { withoutTax, withTax, type PricedPart } from '../../../server/core/money/saleFigures.ts';
import { LinesField } from '../../core/fields/LinesField.tsx';
import { amount, type LineDraft, type LinePricing, type PickedProduct } from '../../core/fields/lineDraft.ts';
import type { SalesTerms } from '../../parties/document/useSalesTerms.ts';
import { SellableSelect } from '../../inventory/sellable/SellableSelect.tsx';

/** An item as the field gives it. */
type SellableItem = Parameters<NonNullable<ComponentProps<typeof SellableSelect>['onPick']>>[0] & {};

/** A stored line that the form starts from. */
interface StoredLine {
  readonly id: string;
  readonly itemId: string | null | undefined;
  readonly kind: string;
  readonly description: string;
  readonly vatCategory: string | null | undefined;
  readonly vatRate: string | null | undefined;
  readonly base: string;
  readonly tax: string;
}

/** A stored invoice that the form starts from, calculated by its own terms. */
interface StoredInvoice extends Pick<LinePricing, 'pricesIncludeTax' | 'vatMode'> {
  readonly lines: readonly StoredLine[];
}

interface InvoiceLinesFieldProps {
  /** The invoice that the form edits or copies. */
  invoice?: StoredInvoice;
  isCopy: boolean;
  /** The company's current terms, for new invoices and lines. */
  terms: SalesTerms;
}

/** Editable lines of an invoice: items of every kind and free text, with their totals. */
export function InvoiceLinesField({ invoice, isCopy, terms }: InvoiceLinesFieldProps) {
  const stored = invoice?.lines ?? [];
  const [packages, setPackages] = useState<ReadonlyMap<string, SellableItem>>(new Map());
  const pricesIncludeTax = (invoice ?? terms).pricesIncludeTax;
  const [chosen, exchangeRate] = useWatch({ name: ['currency', 'exchangeRate'] }) as [string | null, string | null];
  const currency = chosen || (terms.currency ?? '');
  // Items have their prices in the company's currency.
  const toCurrency = (price: string) =>
    currency !== terms.currency && Number(exchangeRate) > 0
      ? convertedPrice(price, exchangeRate!, currencyDecimals(currency)).toFixed()
      : price;
  const rateOf = ({ id, vatCategory }: Pick<LineDraft, 'id' | 'vatCategory'>) => {
    const kept = stored.find(line => line.id === id && line.vatCategory === vatCategory);
    return kept?.vatRate ?? (vatCategory === 'ZERO_RATED' ? '0' : terms.taxRate);
  };
  const partsOf = (line: LineDraft) => {
    const price = amount(line.unitPrice);
    const picked = packages.get(line.itemId ?? '');
    if (picked) return splitOver(price, partsAt(picked, pricesIncludeTax));
    const kept = stored.find(({ itemId, kind }) => kind === 'PACKAGE' && itemId === line.itemId);
    return kept && [{ price, vatCategory: kept.vatCategory ?? '', vatRate: kept.vatRate ?? rateWithin(kept) }];
  };
  return (
    <LinesField
      name="lines"
      item="itemId"
      discountName="discountPercent"
      currency={currency}
      pricesIncludeTax={pricesIncludeTax}
      vatMode={((!isCopy && invoice) || terms).vatMode}
      rateOf={rateOf}
      partsOf={partsOf}
      product={({ onPick, ...field }) => (
        <InvoiceItem
          {...field}
          stored={stored}
          onPick={item => {
            if (item?.kind === 'PACKAGE') setPackages(new Map([...packages, [item.id, item]]));
            const picked = item && pickedOf(item, pricesIncludeTax);
            onPick(picked && { ...picked, salePrice: toCurrency(picked.salePrice) });
          }}
        />
      )}
    />
  );
}

/** What a line takes over from its item, at the price as entered. */
function pickedOf(item: SellableItem, pricesIncludeTax: boolean): PickedProduct {
  if (item.kind !== 'PACKAGE')
    return {
      salePrice: item.parts?.[0].price ?? item.price,
      priceIncludesTax: !!item.includesTax,
      vatCategory: item.vatCategory ?? 'STANDARD_RATED',
    };
  const salePrice = sum(partsAt(item, pricesIncludeTax).map(({ price }) => price)).toFixed();
  return { salePrice, priceIncludesTax: pricesIncludeTax, vatCategory: '' };
}

/** The taxed parts of a package at the document's prices, as the server reckons them. */
const partsAt = ({ parts = [], includesTax }: SellableItem, pricesIncludeTax: boolean): PricedPart[] =>
  parts.map(part => ({
    ...part,
    price: !!includesTax === pricesIncludeTax ? part.price : round(pricesIncludeTax ? withTax(part) : withoutTax(part), 6),
  }));

/** Splits the price of a line over the parts of its package. */
function splitOver(price: string, parts: readonly PricedPart[]): PricedPart[] {
  const prices = splitAmount(
    price,
    parts.map(part => part.price),
    Math.max(6, new Decimal(price).decimalPlaces()),
  );
  return parts.map((part, index) => ({ ...part, price: prices[index] }));
}

/** The rate at which the members of a stored package are taxed together, in percent. */
const rateWithin = ({ base, tax }: StoredLine): string =>
  new Decimal(base).isZero() ? '0' : new Decimal(tax).div(base).times(100).toDecimalPlaces(6).toFixed();

interface InvoiceItemProps {
  name: string;
  label: string;
  onPick: (item: SellableItem | undefined) => void;
  stored: readonly StoredLine[];
}

function InvoiceItem({ stored, ...field }: InvoiceItemProps) {
  const id = useWatch({ name: field.name }) as string;
  const kept = stored.find(({ itemId }) => itemId && itemId === id);
  return <SellableSelect {...field} bare selected={kept && { id, name: kept.description }} />;
}
