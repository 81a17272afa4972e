import { companyToday } from '../../core/database/companyToday.ts';
import { Refused } from '../../core/errors.ts';
import { check } from '../../core/graphql/check.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { round } from '../../core/money/arithmetic.ts';
import type { Changes } from '../../core/record/EntityService.ts';
import { changeDueDate } from '../../ledger/openItem/changeDueDate.ts';
import type { Expense } from './Expense.ts';
import { expenseRules, type ExpenseValues } from './expense.rules.ts';
import { ExpenseService } from './ExpenseService.ts';

/** What may still change once an expense is issued: it is owed later, or described better. */
const describing = ['title', 'payee', 'reference', 'notes'] as const;

/** Corrects expenses, whatever their state. */
export class ExpenseCorrectionService {
  constructor(private readonly scope: Scope) {}

  /**
   * Corrects an expense. A draft is changed; of an issued one title, payee, reference, notes and due date change in place, and anything else
   * voids it and books a new one in its stead, which is answered.
   */
  async correct({ id, version, ...given }: Changes<ExpenseValues> & { overrideReason?: string | null }): Promise<Expense> {
    const { em } = this.scope;
    const expenses = new ExpenseService(this.scope);
    const expense = await expenses.find(id, version);
    if (expense.status === 'DRAFT') return expenses.update({ id, version, ...given });
    if (expense.status === 'VOID') throw new Refused('documentVoid');
    const changes = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<ExpenseValues>;
    const before = await expenses.valuesOf(expense);
    const isPriced = ['net', 'vatCategory', 'vatRate', 'currency'].some(name => name in changes);
    const rate = 'currency' in changes && changes.currency !== expense.currency ? { exchangeRate: null } : {};
    const values = check(expenseRules, { ...before, ...(isPriced && { vat: null }), ...rate, ...changes });
    const figures = [
      'headId',
      'budgetLineId',
      'costCenterId',
      'partyId',
      'net',
      'vatCategory',
      'vatRate',
      'vat',
      'issuedOn',
      'currency',
      'exchangeRate',
    ] as const;
    const isSame = figures.every(name => !(name in changes) || same(values[name], before[name]));
    if (!isSame) {
      const line = 'budgetLineId' in changes ? {} : { budgetLineId: values.headId ? null : values.budgetLineId };
      const on = 'issuedOn' in changes ? {} : { issuedOn: null };
      const due = values.dueOn && values.dueOn >= (await companyToday(em)) ? values.dueOn : null;
      await expenses.void({ id });
      return expenses.book({ ...values, ...line, ...on, dueOn: due, overrideReason: given.overrideReason }, expense);
    }
    for (const name of describing) if (name in changes) expense[name] = values[name] as never;
    if (changes.dueOn && changes.dueOn !== expense.dueOn) {
      expense.dueOn = changes.dueOn;
      await changeDueDate(em, { documentId: id, dueOn: changes.dueOn });
      em.clear();
      return expenses.find(id);
    }
    await em.flush();
    return expense;
  }
}

/** Whether two values of a field are the same; amounts are compared as numbers. */
const same = (one: unknown, other: unknown) =>
  (one ?? null) === (other ?? null) ||
  (typeof one === 'string' &&
    typeof other === 'string' &&
    /^\d+(\.\d+)?$/.test(one) &&
    /^\d+(\.\d+)?$/.test(other) &&
    round(one, 10).equals(other));
