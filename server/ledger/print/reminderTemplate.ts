import { Decimal } from '../../core/money/arithmetic.ts';
import { printTemplate } from '../../core/print/PrintTemplate.ts';
import { labelled, type Wording } from '../../core/print/Wording.ts';
import { addressOf } from '../../parties/print/addressOf.ts';
import { levelsOf } from '../reminder/levelsOf.ts';
import { Reminder } from '../reminder/Reminder.ts';
import type { ReminderLevelValues } from '../reminder/reminder.rules.ts';
import { kindName } from './kindName.ts';
import source from './reminder.typ?raw';
import ar from './texts.ar.json' with { type: 'json' };
import en from './texts.en.json' with { type: 'json' };
import sp from './texts.sp.json' with { type: 'json' };

/** A reminder as sent to the customer, in their language: which documents are overdue, and what is to be paid. */
export const reminderTemplate = printTemplate(Reminder, {
  source,
  texts: { en, ar, sp },
  populate: ['customer', 'lines'],
  recipient: ({ customer }) => customer.unwrap(),
  async sheet({ number, customer, level, currency, total, fee, waivedOn, sentOn, lines }, words, em) {
    const charged = waivedOn ? '0' : fee;
    const columns = ['dueOn', 'document', 'daysLate', 'open'].map(id => words.text(id));
    return {
      heading: words.text(`reminder.${level}`),
      number,
      recipient: addressOf(customer.unwrap(), null, words),
      facts: labelled(words, [['date', words.day(sentOn)]]),
      intro: textOf((await levelsOf(em))[level - 1], words) ?? words.text(`reminder.${level}.text`),
      columns,
      rows: lines
        .getItems()
        .map(line => [
          words.day(line.dueOn),
          { name: [kindName(line.kind, words), line.number].filter(Boolean).join(' '), detail: null },
          words.number(String((Date.parse(sentOn) - Date.parse(line.dueOn)) / 86_400_000)),
          words.amount(line.balance, currency),
        ]),
      totals: labelled(words, [
        ['open', Number(charged) > 0 ? words.money(total, currency) : null],
        ['reminderFee', Number(charged) > 0 ? words.money(charged, currency) : null],
        ['toPay', words.money(new Decimal(total).plus(charged).toFixed(), currency)],
      ]),
      notes: [],
    };
  },
});

/** The company's own text of a level in a language, if it has one. */
const textOf = ({ textEn, textAr, textSp }: ReminderLevelValues, { language }: Wording) =>
  ({ en: textEn, ar: textAr, sp: textSp })[language];
