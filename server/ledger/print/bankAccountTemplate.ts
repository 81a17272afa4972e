import { printTemplate, type Section } from '../../core/print/PrintTemplate.ts';
import record from '../../core/print/record.typ?raw';
import { labelled } from '../../core/print/Wording.ts';
import { BankAccount } from '../bankAccount/BankAccount.ts';
import ar from './texts.ar.json' with { type: 'json' };
import en from './texts.en.json' with { type: 'json' };
import sp from './texts.sp.json' with { type: 'json' };

/** Printout of a bank or cash account with its balance, such as for those who are to pay into it. */
export const bankAccountTemplate = printTemplate(BankAccount, {
  source: record,
  texts: { en, ar, sp },
  populate: ['currency', 'balance'],
  recipient: () => null,
  sheet({ name, iban, bic, currency, balance }, words) {
    const fields = labelled(words, [
      ['name', name],
      ['iban', iban && { ltr: iban }],
      ['bic', bic && { ltr: bic }],
      ['balance', currency && words.money(balance, currency)],
    ]);
    return { heading: words.text('bankAccount'), number: null, sections: [{ heading: null, fields }] satisfies Section[] };
  },
});
