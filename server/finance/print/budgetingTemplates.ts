import { printTemplate, type Section } from '../../core/print/PrintTemplate.ts';
import record from '../../core/print/record.typ?raw';
import { labelled, type Texts, type Wording } from '../../core/print/Wording.ts';
import { Budget } from '../budget/Budget.ts';
import { Expense } from '../expense/Expense.ts';
import ar from './budgetingTexts.ar.json' with { type: 'json' };
import en from './budgetingTexts.en.json' with { type: 'json' };
import sp from './budgetingTexts.sp.json' with { type: 'json' };

const texts: Texts = { en, ar, sp };
const recipient = () => null;

/** Formats an amount in the company's currency, in which budgets are kept. */
const money = (words: Wording, value: string) => words.money(value, words.formats.currency!);

/** Printout of a budget, with what is used of each of its lines. */
export const budgetTemplate = printTemplate(Budget, {
  source: record,
  texts,
  populate: ['costCenter', 'amount', 'actual', 'committed', 'available', 'lines'],
  recipient,
  sheet(budget, words) {
    const fields = labelled(words, [
      ['title', budget.title],
      ['startsOn', words.day(budget.startsOn)],
      ['endsOn', words.day(budget.endsOn)],
      ['costCenter', budget.costCenter?.unwrap().description],
      ['description', budget.description],
      ['amount', money(words, budget.amount)],
      ['actual', money(words, budget.actual)],
      ['committed', money(words, budget.committed)],
      ['available', money(words, budget.available)],
    ]);
    const lines = budget.lines.getItems().map(({ title, amount }) => ({ label: title, value: money(words, amount) }));
    const sections: Section[] = [
      { heading: null, fields },
      { heading: words.text('lines'), fields: lines },
    ];
    return { heading: words.text('budget'), number: null, sections };
  },
});

/** Printout of an expense, for the file of its receipt. */
export const expenseTemplate = printTemplate(Expense, {
  source: record,
  texts,
  populate: ['head', 'costCenter', 'partyName', 'balance', 'homeTotal'],
  recipient,
  sheet(expense, words) {
    const { currency, exchangeRate } = expense;
    const own = words.formats.currency;
    const fields = labelled(words, [
      ['title', expense.title],
      ['payee', expense.partyName ?? expense.payee],
      ['head', expense.head?.unwrap().title],
      ['costCenter', expense.costCenter?.unwrap().description],
      ['reference', expense.reference && { ltr: expense.reference }],
      ['issuedOn', expense.issuedOn && words.day(expense.issuedOn)],
      ['dueOn', expense.dueOn && words.day(expense.dueOn)],
      ['net', words.money(expense.net, currency)],
      ['vat', words.money(expense.vat, currency)],
      ['total', words.money(expense.total, currency)],
      ['exchangeRate', exchangeRate && own && { ltr: `${currency} 1 = ${own} ${words.number(exchangeRate, 10).ltr}` }],
      ['homeTotal', exchangeRate && expense.homeTotal && money(words, expense.homeTotal)],
      ['balance', expense.balance && words.money(expense.balance, currency)],
      ['notes', expense.notes],
    ]);
    const heading = words.text(expense.status === 'DRAFT' ? 'draftExpense' : 'expense');
    return { heading, number: expense.number, sections: [{ heading: null, fields }] satisfies Section[] };
  },
});
