import { printTemplate, type Section } from '../../core/print/PrintTemplate.ts';
import record from '../../core/print/record.typ?raw';
import { labelled, type Wording } from '../../core/print/Wording.ts';
import { Payment, type Allocation } from '../payment/Payment.ts';
import ar from './texts.ar.json' with { type: 'json' };
import en from './texts.en.json' with { type: 'json' };
import sp from './texts.sp.json' with { type: 'json' };

/** Voucher of a payment for whoever paid or received it: what it settled, and what is left of it. */
export const paymentTemplate = printTemplate(Payment, {
  source: record,
  texts: { en, ar, sp },
  populate: ['partyName', 'partyEmail', 'partyLanguage', 'unallocated', 'reverses', 'allocations.documentNumber'],
  recipient: ({ partyName: name, partyEmail: email, partyLanguage: language }) => (name && language ? { name, email, language } : null),
  at: ({ recordedAt }) => recordedAt,
  sheet(payment, words) {
    const { number, direction, method, currency, paidOn, partyName, reference, unallocated, reverses, reason } = payment;
    const reversed = reverses?.unwrap().number;
    const fields = labelled(words, [
      [direction === 'IN' ? 'receivedFrom' : 'paidTo', partyName],
      ['amount', words.money(payment.amount, currency)],
      ['paidOn', words.day(paidOn)],
      ['method', words.text(method)],
      ['reference', reference && { ltr: reference }],
      ['reverses', reversed && { ltr: reversed }],
      ['reason', reason],
    ]);
    const settled = payment.allocations.getItems().map(share => settledRow(share, currency, words));
    const left = Number(unallocated) > 0 ? labelled(words, [['unallocated', words.money(unallocated, currency)]]) : [];
    const sections: Section[] = [
      { heading: null, fields },
      ...(settled.length || left.length ? [{ heading: words.text('settles'), fields: [...settled, ...left] }] : []),
    ];
    return { heading: words.text(reverses ? 'reversal' : direction === 'IN' ? 'receipt' : 'voucher'), number, sections };
  },
});

/** The amount that settled a document, without the sign of a credit note. */
const settledRow = ({ documentNumber, amount }: Allocation, currency: string, words: Wording) => ({
  label: { ltr: documentNumber ?? '–' },
  value: words.money(amount.replace('-', ''), currency),
});
