import { Permission } from '../../core/access/Permission.ts';
import { Decimal } from '../../core/money/arithmetic.ts';
import { printTemplate } from '../../core/print/PrintTemplate.ts';
import { labelled, type Wording } from '../../core/print/Wording.ts';
import { addressOf } from '../../parties/print/addressOf.ts';
import { Customer } from '../../parties/customer/Customer.ts';
import type { AccountStatementLine } from '../accountStatement/AccountStatement.ts';
import { accountStatementOf } from '../accountStatement/accountStatementOf.ts';
import { kindName } from './kindName.ts';
import statement from './statement.typ?raw';
import ar from './texts.ar.json' with { type: 'json' };
import en from './texts.en.json' with { type: 'json' };
import sp from './texts.sp.json' with { type: 'json' };

/** Statement of a customer's account for a span of days, in the customer's language: `?as=statement&from=&to=`. */
export const statementTemplate = printTemplate(Customer, {
  as: 'statement',
  access: [Permission.FINANCIAL_MANAGEMENT],
  source: statement,
  texts: { en, ar, sp },
  recipient: customer => customer,
  async sheet(customer, words, em, { from, to }) {
    const found = (await accountStatementOf(em, { partyId: customer.id, control: 'RECEIVABLE', from, to }))!;
    const currency = found.currency ?? '';
    const money = (value: string) => words.money(value, currency);
    const amount = (value: string) => (Number(value) === 0 ? '' : words.amount(value, currency));
    const columns = ['date', 'document', 'charged', 'settled', 'balance'].map(id => words.text(id));
    const opening = new Decimal(found.opening).isZero()
      ? []
      : [['', { name: words.text('opening'), detail: null }, '', '', words.amount(found.opening, currency)]];
    return {
      heading: words.text('statement'),
      number: null,
      recipient: addressOf(customer, null, words),
      facts: labelled(words, [
        ['periodFrom', found.from && words.day(found.from)],
        ['periodTo', words.day(found.to)],
        ['overdue', Number(found.overdue) > 0 ? money(found.overdue) : null],
      ]),
      columns,
      rows: [
        ...opening,
        ...found.lines.map(line => [
          words.day(line.postedOn),
          {
            name: `${kindName(line.kind, words)} ${line.number}`,
            detail: detailOf(line, words),
          },
          amount(line.charged),
          amount(line.settled),
          words.amount(line.balance, currency),
        ]),
      ],
      totals: labelled(words, [['closing', money(found.closing)]]),
      notes: [],
    };
  },
});

/** What it is in another currency than the company's, and when what is charged is due; null if neither is so. */
function detailOf({ currency, foreignAmount, charged, dueOn }: AccountStatementLine, words: Wording): string | null {
  // Isolated, so that the figures keep their order in Arabic.
  const foreign = currency && foreignAmount ? `\u2066${words.money(foreignAmount, currency).ltr}\u2069` : null;
  const due = dueOn && Number(charged) > 0 ? dueOf(dueOn, words) : null;
  return [foreign, due].filter(Boolean).join('\n') || null;
}

/** The due date as text. */
function dueOf(day: string, words: Wording): string {
  const due = words.day(day);
  return words.text('due', { day: typeof due === 'string' ? due : due.ltr });
}
