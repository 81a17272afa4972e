import { Decimal } from '../../core/money/arithmetic.ts';
import type { Recipient } from '../../core/print/PrintTemplate.ts';
import { serialsText } from '../../inventory/print/serialsText.ts';
import { labelled, type Labelled, type Value, type Wording } from '../../core/print/Wording.ts';
import { addressOf } from '../../parties/print/addressOf.ts';
import type { DealDocument } from '../deal/DealDocument.ts';
import type { DealLine } from '../deal/DealLine.ts';
import { taxGroups, type TaxOfRate } from './taxGroups.ts';

/** A line as a document shows it. */
type SheetLine = Pick<DealLine, 'product' | 'description' | 'quantity' | 'unitPrice' | 'discountPercent' | 'net'> & {
  /** Null for a package taxed at several rates. */
  vatRate: string | null;
  /** Of the pieces that left the stock. */
  serialNumbers?: string[];
};

/** A document with lines, of any module: what its sheet shows. */
export type SheetDocument = Pick<
  DealDocument,
  'customer' | 'contact' | 'owner' | 'currency' | 'pricesIncludeTax' | 'subtotal' | 'discountTotal' | 'discountPercent' | 'total'
> & { lines: { getItems: () => SheetLine[] } };

/** What a document says otherwise than its records do. */
interface SheetDetails {
  /** The stored tax of each rate. */
  taxes: TaxOfRate[];
  /** The customer's identity on an issued invoice, if the customer was erased since. */
  identity?: Parameters<typeof addressOf>[0];
}

/** Relations shown on a document with lines. */
export const dealRelations = ['customer', 'contact', 'owner', 'lines.product'];

/** Returns the recipient, in the customer's language: the contact if there is one, otherwise the customer. */
export function dealRecipient({ customer, contact }: Pick<DealDocument, 'customer' | 'contact'>): Recipient {
  const { name, email, language } = customer.unwrap();
  return { name: contact?.unwrap().name ?? name, email: contact?.unwrap().email ?? email, language };
}

/** Builds the sheet of an order or a quotation, whose tax follows from its lines. */
export const dealSheet = (deal: DealDocument, words: Wording, facts: Parameters<typeof labelled>[1]) =>
  tradeSheet(deal, words, facts, { taxes: taxGroups(deal.lines.getItems(), deal) });

/** Builds the parts of `trade.typ` common to documents with lines: recipient, lines, and the stored totals. */
export function tradeSheet(deal: SheetDocument, words: Wording, facts: Parameters<typeof labelled>[1], { taxes, identity }: SheetDetails) {
  const lines = deal.lines.getItems();
  const hasDiscount = lines.some(({ discountPercent }) => Number(discountPercent) > 0);
  const price = deal.pricesIncludeTax ? 'unitPriceWithVat' : 'unitPrice';
  const columns = ['description', 'quantity', price, ...(hasDiscount ? ['discount'] : []), 'vat', 'amount'];
  const owner = deal.owner?.unwrap().name;
  return {
    recipient: addressOf(identity ?? deal.customer.unwrap(), deal.contact?.unwrap() ?? null, words),
    facts: labelled(words, [...facts, ['yourContact', owner]]),
    columns: ['#', ...columns.map(id => words.text(id))],
    rows: lines.map((line, index) => [{ ltr: `${index + 1}` }, named(line, words), ...figures(line, deal.currency, words, hasDiscount)]),
    totals: totalsOf(deal, taxes, words),
  };
}

/** Splits a line's description, or the product's name, into its first line and the rest, which is printed below in small type. */
function named({ product, description, serialNumbers }: SheetLine, words: Wording): { name: string; detail: string | null } {
  const [name, ...more] = (description ?? product?.unwrap().name ?? '').split('\n');
  return { name, detail: [more.join('\n').trim(), serialsText(serialNumbers, words)].filter(Boolean).join('\n') || null };
}

function figures(line: SheetLine, currency: string, words: Wording, hasDiscount: boolean): Value[] {
  const discount = Number(line.discountPercent) > 0 ? words.percent(line.discountPercent) : '';
  return [
    // A line that credits an amount alone has no pieces.
    ...(Number(line.quantity) === 0 ? ['', ''] : [words.number(line.quantity), words.amount(line.unitPrice, currency)]),
    ...(hasDiscount ? [discount] : []),
    line.vatRate === null ? '' : words.percent(line.vatRate),
    words.amount(line.net, currency),
  ];
}

/** Lists subtotal, discount, tax and total; tax included in the prices is labelled as included. */
function totalsOf(deal: SheetDocument, taxes: TaxOfRate[], words: Wording) {
  const { currency, pricesIncludeTax, subtotal, discountTotal, discountPercent, total } = deal;
  const money = (amount: string) => words.money(amount, currency);
  const isDiscounted = Number(discountTotal) !== 0;
  const rows: Labelled[] = isDiscounted || !pricesIncludeTax ? [{ label: words.text('subtotal'), value: money(subtotal) }] : [];
  if (isDiscounted)
    rows.push({
      label: words.text('discountOf', { percent: words.percent(discountPercent).ltr }),
      value: money(new Decimal(discountTotal).negated().toFixed()),
    });
  for (const { rate, base, tax } of taxes)
    rows.push({
      label: words.text(pricesIncludeTax ? 'vatIn' : 'vatOf', { rate: words.percent(rate).ltr, base: money(base).ltr }),
      value: money(tax),
    });
  return [...rows, { label: words.text('total'), value: money(total) }];
}
