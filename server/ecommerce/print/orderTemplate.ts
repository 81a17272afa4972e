import { Decimal } from '../../core/money/arithmetic.ts';
import { printTemplate, type Recipient } from '../../core/print/PrintTemplate.ts';
import { labelled, type Texts, type Wording } from '../../core/print/Wording.ts';
import { serialsText } from '../../inventory/print/serialsText.ts';
import { EcommerceOrder } from '../order/EcommerceOrder.ts';
import { EcommerceShipment } from '../shipment/EcommerceShipment.ts';
import order from './order.typ?raw';
import ar from './texts.ar.json' with { type: 'json' };
import en from './texts.en.json' with { type: 'json' };
import sp from './texts.sp.json' with { type: 'json' };

const texts: Texts = { en, ar, sp };
const how = { source: order, texts, populate: ['customer.party', 'lines.serialNumbers'], recipient: recipientOf };

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
        .map(({ name, quantity, unitPrice, serialNumbers }, index) => [
          { ltr: `${index + 1}` },
          { name, detail: serialsText(serialNumbers, words) },
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
      .map(({ name, quantity, serialNumbers }, index) => [
        { ltr: `${index + 1}` },
        { name, detail: serialsText(serialNumbers, words) },
        words.number(String(quantity)),
      ]),
    totals: [],
    notes: notesOf(record, words),
  }),
});

interface Picked {
  name: string;
  code: string | null;
  left: number;
}

/** What to fetch from the warehouse: pieces that have not left yet, with the codes on the shelves. */
export const pickListTemplate = printTemplate(EcommerceOrder, {
  ...how,
  as: 'pickList',
  recipient: () => null,
  async sheet(record, words, em) {
    const lines = await em.execute<Picked[]>(picked, [record.id]);
    return {
      heading: words.text('pickList'),
      ...head(record, words),
      columns: ['#', words.text('product'), words.text('quantity')],
      rows: lines.map(({ name, code, left }, index) => [
        { ltr: `${index + 1}` },
        { name, detail: code && { ltr: code } },
        words.number(String(left)),
      ]),
      totals: [],
      notes: notesOf(record, words),
    };
  },
});

const picked = `select * from (select l.name, i.code, l.position, (l.quantity - (select coalesce(sum(s.quantity), 0) from ecommerce_shipment_line s
    where s.company_id = l.company_id and s.order_line_id = l.id))::int as left
  from ecommerce_order_line l join ecommerce_product p on p.company_id = l.company_id and p.id = l.product_id
    join inventory_product i on i.company_id = p.company_id and i.id = p.inventory_product_id
  where l.company_id = noria_company() and l.order_id = ?) l where l.left > 0 order by l.code nulls last, l.position`;

/** What goes into a parcel. */
export const shipmentTemplate = printTemplate(EcommerceShipment, {
  source: order,
  texts,
  populate: ['order.customer.party', 'lines.orderLine'],
  recipient: ({ order: of }) => recipientOf(of.unwrap()),
  sheet({ number, order: of, shippedOn, carrier, trackingNumber, lines }, words) {
    const record = of.unwrap();
    return {
      heading: words.text('packingSlip'),
      ...head(record, words),
      number,
      facts: labelled(words, [
        ['order', { ltr: record.number }],
        ['date', words.day(shippedOn)],
        ['carrier', carrier],
        ['trackingId', trackingNumber ? { ltr: trackingNumber } : null],
      ]),
      columns: ['#', words.text('product'), words.text('quantity')],
      rows: lines
        .getItems()
        .map(({ orderLine, quantity }, index) => [
          { ltr: `${index + 1}` },
          { name: orderLine.unwrap().name, detail: null },
          words.number(String(quantity)),
        ]),
      totals: [],
      notes: notesOf(record, words),
    };
  },
});
