import type { Recipient } from '../../core/print/PrintTemplate.ts';
import { labelled, type Labelled, type Value, type Wording } from '../../core/print/Wording.ts';
import { addressOf } from '../../parties/print/addressOf.ts';
import type { DealDocument } from '../deal/DealDocument.ts';
import type { DealLine } from '../deal/DealLine.ts';
import { taxGroups } from './taxGroups.ts';

/** Relations shown on a document with lines. */
export const dealRelations = ['customer', 'contact', 'owner', 'lines.product'];

/** Returns the recipient, in the customer's language: the contact if there is one, otherwise the customer. */
export function dealRecipient({ customer, contact }: DealDocument): Recipient {
  const { name, email, language } = customer.unwrap();
  return { name: contact?.unwrap().name ?? name, email: contact?.unwrap().email ?? email, language };
}

/** Builds the parts of `trade.typ` common to documents with lines: recipient, lines, and the stored totals. */
export function dealSheet(deal: DealDocument, words: Wording, facts: Parameters<typeof labelled>[1]) {
  const lines = deal.lines.getItems();
  const hasDiscount = lines.some(({ discountPercent }) => Number(discountPercent) > 0);
  const price = deal.pricesIncludeTax ? 'unitPriceWithVat' : 'unitPrice';
  const columns = ['description', 'quantity', price, ...(hasDiscount ? ['discount'] : []), 'vat', 'amount'];
  const owner = deal.owner?.unwrap().name;
  return {
    recipient: addressOf(deal.customer.unwrap(), deal.contact?.unwrap() ?? null, words),
    facts: labelled(words, [...facts, ['yourContact', owner]]),
    columns: ['#', ...columns.map(id => words.text(id))],
    rows: lines.map((line, index) => [{ ltr: `${index + 1}` }, named(line), ...figures(line, deal.currency, words, hasDiscount)]),
    totals: totalsOf(deal, lines, words),
  };
}

/** Splits a line's description, or the product's name, into its first line and the rest, which is printed below in small type. */
function named({ product, description }: DealLine): { name: string; detail: string | null } {
  const [name, ...more] = (description ?? product?.unwrap().name ?? '').split('\n');
  return { name, detail: more.join('\n').trim() || null };
}

function figures(line: DealLine, currency: string, words: Wording, hasDiscount: boolean): Value[] {
  const discount = Number(line.discountPercent) > 0 ? words.percent(line.discountPercent) : '';
  return [
    words.number(line.quantity),
    words.amount(line.unitPrice, currency),
    ...(hasDiscount ? [discount] : []),
    words.percent(line.vatRate),
    words.amount(line.net, currency),
  ];
}

/** Lists subtotal, discount, tax and total; tax included in the prices is labelled as included. */
function totalsOf(deal: DealDocument, lines: DealLine[], words: Wording) {
  const { currency, pricesIncludeTax, subtotal, discountTotal, discountPercent, total } = deal;
  const money = (amount: string) => words.money(amount, currency);
  const isDiscounted = Number(discountTotal) > 0;
  const rows: Labelled[] = isDiscounted || !pricesIncludeTax ? [{ label: words.text('subtotal'), value: money(subtotal) }] : [];
  if (isDiscounted)
    rows.push({ label: words.text('discountOf', { percent: words.percent(discountPercent).ltr }), value: money(`-${discountTotal}`) });
  for (const { rate, base, tax } of taxGroups(lines, deal))
    rows.push({
      label: words.text(pricesIncludeTax ? 'vatIn' : 'vatOf', { rate: words.percent(rate).ltr, base: money(base).ltr }),
      value: money(tax),
    });
  return [...rows, { label: words.text('total'), value: money(total) }];
}
