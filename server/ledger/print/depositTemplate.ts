import { printTemplate, type Section } from '../../core/print/PrintTemplate.ts';
import record from '../../core/print/record.typ?raw';
import { labelled } from '../../core/print/Wording.ts';
import { Deposit } from '../deposit/Deposit.ts';
import ar from './texts.ar.json' with { type: 'json' };
import en from './texts.en.json' with { type: 'json' };
import sp from './texts.sp.json' with { type: 'json' };

/** Receipt of a deposit for the customer, with what is left of it. */
export const depositTemplate = printTemplate(Deposit, {
  source: record,
  texts: { en, ar, sp },
  populate: ['client', 'partyEmail', 'partyLanguage', 'open'],
  recipient: ({ client: name, partyEmail: email, partyLanguage: language }) => (language ? { name, email, language } : null),
  at: ({ recordedAt }) => recordedAt,
  sheet({ number, client, currency, amount, method, receivedOn, reference, applied, refunded, open }, words) {
    const money = (value: string) => (Number(value) === 0 ? null : words.money(value, currency));
    const fields = labelled(words, [
      ['receivedFrom', client],
      ['amount', words.money(amount, currency)],
      ['paidOn', words.day(receivedOn)],
      ['method', words.text(method)],
      ['reference', reference && { ltr: reference }],
      ['applied', money(applied)],
      ['refunded', money(refunded)],
      ['open', open === amount ? null : words.money(open, currency)],
    ]);
    return { heading: words.text('deposit'), number, sections: [{ heading: null, fields }] satisfies Section[] };
  },
});
