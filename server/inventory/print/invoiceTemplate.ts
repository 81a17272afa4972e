import { Decimal } from '../../core/money/arithmetic.ts';
import { printTemplate } from '../../core/print/PrintTemplate.ts';
import { labelled, type Figures, type Labelled, type Value, type Wording } from '../../core/print/Wording.ts';
import { addressOf } from '../../parties/print/addressOf.ts';
import { InventoryInvoiceKind } from '../invoice/InventoryInvoiceKind.ts';
import { keptIdentityOf } from '../erasure/keptIdentity.ts';
import { InventoryInvoice, type InventoryInvoiceLine } from '../invoice/InventoryInvoice.ts';
import { serialsText } from './serialsText.ts';
import invoice from './invoice.typ?raw';
import ar from './invoiceTexts.ar.json' with { type: 'json' };
import en from './invoiceTexts.en.json' with { type: 'json' };
import sp from './invoiceTexts.sp.json' with { type: 'json' };
import receipt from './receipt.typ?raw';

/**
 * Printout of an invoice for the customer, on a sheet or on a receipt printer's roll; a return or credit note names its sale and shows how
 * it was settled.
 */
export const invoiceTemplate = printTemplate(InventoryInvoice, {
  source: invoice,
  roll: receipt,
  texts: { en, ar, sp },
  populate: ['customer', 'cashier', 'till', 'lines.serialNumbers', 'taxes', 'returnOf'],
  recipient: ({ customer }) => customer && customer.unwrap(),
  async sheet(record, words, em) {
    const { number, customer, returnOf } = record;
    // An issued invoice keeps showing an erased customer's identity, because it is evidence.
    const identity = customer && (await keptIdentityOf(em, customer.id));
    const sum = { label: words.text('totalWithVat'), value: words.money(record.total, record.currency) };
    const [taxes, payments] = [taxesOf(record, words), paymentsOf(record, words)];
    const { pricesIncludeTax } = record;
    const totals = [...discountOf(record, words), ...(pricesIncludeTax ? [] : taxes), ...roundingOf(record, words)];
    const reason = record.reason ? [{ heading: words.text('reason'), text: record.reason }] : [];
    return {
      heading: words.text(headings[record.kind]),
      number,
      recipient: customer
        ? addressOf(identity ?? customer.unwrap(), null, words)
        : { label: words.text('to'), name: words.text('walkIn'), details: [] },
      facts: [...factsOf(record, words), ...payments],
      ...tableOf(record, words),
      // The amount payable ends the totals of a sheet; on a roll each part has its own place.
      totals: [...totals, ...(pricesIncludeTax ? taxes : []), sum],
      notes: reason,
      receipt: {
        facts: [...factsOf(record, words), ...labelled(words, [['to', customer && (identity ?? customer.unwrap()).name]])],
        totals,
        sum,
        taxes: pricesIncludeTax ? taxes : [],
        payments,
        items: itemsOf(record, words),
        closing: returnOf ? record.reason : words.text('thanks'),
      },
    };
  },
});

const headings = { SALE: 'invoice', RETURN: 'return', CREDIT_NOTE: 'creditNote' };

function factsOf({ kind, soldAt, cashier, till, returnOf, voidedOn }: InventoryInvoice, words: Wording): Labelled[] {
  const original = returnOf?.unwrap().number;
  return labelled(words, [
    ['date', words.day(soldAt)],
    ['time', words.time(soldAt)],
    [kind === InventoryInvoiceKind.RETURN ? 'returnOf' : 'creditNoteOf', original ? { ltr: original } : null],
    ['voidedOn', voidedOn && words.day(voidedOn)],
    ['cashier', cashier.unwrap().name],
    ['till', till?.unwrap().name],
  ]);
}

function tableOf({ lines, currency, pricesIncludeTax }: InventoryInvoice, words: Wording) {
  const rows = lines.getItems();
  const hasDiscount = rows.some(({ discountPercent }) => Number(discountPercent) > 0);
  const price = pricesIncludeTax ? 'unitPriceWithTax' : 'unitPrice';
  const columns = ['description', 'quantity', price, ...(hasDiscount ? ['discount'] : []), 'vat', 'amount'];
  return {
    columns: ['#', ...columns.map(id => words.text(id))],
    rows: rows.map((line, index): unknown[] => [
      { ltr: `${index + 1}` },
      { name: line.description, detail: serialsText(line.serialNumbers, words) },
      ...piecesOf(line, currency, words),
      ...(hasDiscount ? [percentOf(line, words)] : []),
      line.vatRate === null ? '' : words.percent(line.vatRate),
      words.amount(line.net, currency),
    ]),
  };
}

/** Returns quantity and unit price; both empty if only an amount is credited. */
const piecesOf = ({ quantity, unitPrice }: InventoryInvoiceLine, currency: string, words: Wording): (Figures | '')[] =>
  Number(quantity) === 0 ? ['', ''] : [words.number(quantity), words.amount(unitPrice, currency)];

const percentOf = ({ discountPercent }: InventoryInvoiceLine, words: Wording): Value =>
  Number(discountPercent) > 0 ? words.percent(discountPercent) : '';

/** Lines of a roll: the item, and below it quantity and unit price. */
const itemsOf = ({ lines, currency }: InventoryInvoice, words: Wording) =>
  lines.getItems().map(line => {
    const [quantity, price] = piecesOf(line, currency, words);
    const off = Number(line.discountPercent) > 0 ? ` −${words.percent(line.discountPercent).ltr}` : '';
    const detail = quantity && price ? { ltr: `${quantity.ltr} × ${price.ltr}${off}` } : '';
    const name = [line.description, serialsText(line.serialNumbers, words)].filter(Boolean).join('\n');
    return { name, detail, amount: words.amount(line.net, currency) };
  });

function discountOf(
  { subtotal, discountTotal, discountPercent, pricesIncludeTax, currency }: InventoryInvoice,
  words: Wording,
): Labelled[] {
  const whole = { label: words.text('subtotal'), value: words.money(subtotal, currency) };
  if (Number(discountTotal) === 0) return pricesIncludeTax ? [] : [whole];
  const less = new Decimal(discountTotal).negated().toFixed();
  return [whole, { label: words.text('discountOf', { percent: words.percent(discountPercent).ltr }), value: words.money(less, currency) }];
}

/** Returns the cash rounding, preceded by the unrounded total if nothing else shows it. */
function roundingOf({ rounding, total, pricesIncludeTax, discountTotal, currency }: InventoryInvoice, words: Wording): Labelled[] {
  if (Number(rounding) === 0) return [];
  const exact = new Decimal(total).minus(rounding).toFixed();
  const whole = { label: words.text('subtotal'), value: words.money(exact, currency) };
  return [
    ...(pricesIncludeTax && Number(discountTotal) === 0 ? [whole] : []),
    { label: words.text('rounding'), value: words.money(rounding, currency) },
  ];
}

const taxesOf = ({ taxes, currency, pricesIncludeTax }: InventoryInvoice, words: Wording): Labelled[] =>
  taxes.getItems().map(({ vatRate, base, tax }) => ({
    label: words.text(pricesIncludeTax ? 'vatIn' : 'vatOn', { rate: words.percent(vatRate).ltr, base: words.money(base, currency).ltr }),
    value: words.money(tax, currency),
  }));

function paymentsOf({ cash, card, bank, credit, tendered, change, currency, returnOf }: InventoryInvoice, words: Wording): Labelled[] {
  const paid = Object.entries({ CASH: cash, CARD: card, BANK: bank }).filter(([, amount]) => Number(amount) !== 0);
  const label = (method: string) => (returnOf ? words.text('refunded', { method: words.text(method) }) : words.text(method));
  const credited =
    Number(credit) === 0
      ? []
      : [{ label: words.text(returnOf ? 'toCredit' : 'byCredit'), value: words.money(new Decimal(credit).abs().toFixed(), currency) }];
  const rows = paid.map(([method, amount]) => ({
    label: label(method),
    value: words.money(new Decimal(amount).abs().toFixed(), currency),
  }));
  if (!Number(change)) return [...rows, ...credited];
  return [
    ...rows,
    ...credited,
    { label: words.text('tendered'), value: words.money(tendered!, currency) },
    { label: words.text('change'), value: words.money(change!, currency) },
  ];
}
