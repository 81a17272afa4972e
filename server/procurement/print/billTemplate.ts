import { printTemplate } from '../../core/print/PrintTemplate.ts';
import record from '../../core/print/record.typ?raw';
import { labelled, type Texts } from '../../core/print/Wording.ts';
import { ProcurementInvoice } from '../bill/ProcurementInvoice.ts';
import ar from './texts.ar.json' with { type: 'json' };
import en from './texts.en.json' with { type: 'json' };
import sp from './texts.sp.json' with { type: 'json' };

const texts: Texts = { en, ar, sp };

/** Printout of a bill with its lines, in the viewer's language. */
export const billTemplate = printTemplate(ProcurementInvoice, {
  source: record,
  texts,
  populate: ['vendor', 'order', 'lines', 'dueOn', 'balance', 'homeTotal'],
  recipient: () => null,
  sheet(bill, words) {
    const { currency, exchangeRate } = bill;
    const own = words.formats.currency;
    const facts = labelled(words, [
      ['vendor', bill.vendor.unwrap().companyName],
      ['vendorNumber', bill.vendorNumber && { ltr: bill.vendorNumber }],
      ['purchaseOrder', { ltr: bill.order.unwrap().number ?? '' }],
      ['issuedOn', words.day(bill.issuedOn)],
      ['payBy', words.day(bill.dueOn)],
      ['total', words.money(bill.total, currency)],
      ['exchangeRate', exchangeRate && own && { ltr: `${currency} 1 = ${own} ${words.number(exchangeRate, 10).ltr}` }],
      ['homeTotal', exchangeRate && own && words.money(bill.homeTotal, own)],
      ['balance', words.money(bill.balance, currency)],
    ]);
    const billed = bill.lines.getItems().map(({ description, quantity, net }) => ({
      label: `${description ?? ''} × ${Number(quantity)}`,
      value: words.money(net, currency),
    }));
    const sections = [
      { heading: null, fields: facts },
      { heading: words.text('products'), fields: billed },
    ];
    return { heading: words.text('bill'), number: bill.number, sections };
  },
});
