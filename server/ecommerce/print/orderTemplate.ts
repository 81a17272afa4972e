import { Decimal } from '../../core/money/arithmetic.ts';
import { printTemplate, type Recipient } from '../../core/print/PrintTemplate.ts';
import { labelled, type Texts, type Wording } from '../../core/print/Wording.ts';
import { EcommerceOrder } from '../order/EcommerceOrder.ts';
import order from './order.typ?raw';
import ar from './texts.ar.json' with { type: 'json' };
import en from './texts.en.json' with { type: 'json' };
import sp from './texts.sp.json' with { type: 'json' };

const texts: Texts = { en, ar, sp };
const how = { source: order, texts, populate: ['customer.party', 'lines'], recipient: recipientOf };

/** The customer at the address of the delivery, in the language of the CRM's customer. */
function recipientOf({ deliveryName: name, deliveryEmail: email, customer }: EcommerceOrder): Recipient {
  return { name, email, language: customer.unwrap().party.unwrap().language };
}

const head = (
  { number, orderedOn, trackingId, deliveryName, deliveryPhone, deliveryAddress, deliveryCity, deliveryCountry }: EcommerceOrder,
  words: Wording,
) => ({
  number,
  recipient: {
    label: words.text('deliverTo'),
    name: deliveryName,
    details: [deliveryAddress, deliveryCity, words.country(deliveryCountry), { ltr: `+${deliveryPhone}` }],
  },
  facts: labelled(words, [
    ['date', words.day(orderedOn)],
    ['trackingId', { ltr: trackingId }],
  ]),
});

const notesOf = ({ orderNotes }: EcommerceOrder, words: Wording) =>
  orderNotes ? [{ heading: words.text('notes'), text: orderNotes }] : [];

/** An order with its prices, as sent to the customer. */
export const orderTemplate = printTemplate(EcommerceOrder, {
  ...how,
  sheet(record, words) {
    const { currency, deliveryTitle, deliveryFee, discountTotal, taxTotal, total, lines } = record;
    return {
      heading: words.text('order'),
      ...head(record, words),
      columns: ['#', ...['product', 'quantity', 'priceWithTax', 'amount'].map(id => words.text(id))],
      rows: lines
        .getItems()
        .map(({ name, quantity, unitPrice }, index) => [
          { ltr: `${index + 1}` },
          { name, detail: null },
          words.number(String(quantity)),
          words.amount(unitPrice, currency),
          words.amount(new Decimal(unitPrice).times(quantity).toFixed(), currency),
        ]),
      totals: labelled(words, [
        ['discount', Number(discountTotal) ? words.money(`-${discountTotal}`, currency) : null],
        ['delivery', deliveryTitle ? words.money(deliveryFee, currency) : null],
        ['taxIncluded', words.money(taxTotal, currency)],
        ['total', words.money(total, currency)],
      ]),
      notes: notesOf(record, words),
    };
  },
});

/** What goes into the parcel: pieces without prices. */
export const packingSlipTemplate = printTemplate(EcommerceOrder, {
  ...how,
  as: 'packingSlip',
  sheet: (record, words) => ({
    heading: words.text('packingSlip'),
    ...head(record, words),
    columns: ['#', words.text('product'), words.text('quantity')],
    rows: record.lines
      .getItems()
      .map(({ name, quantity }, index) => [{ ltr: `${index + 1}` }, { name, detail: null }, words.number(String(quantity))]),
    totals: [],
    notes: notesOf(record, words),
  }),
});
