import { companyToday } from '../../core/database/companyToday.ts';
import { refuseInactive } from '../../core/database/refuseInactive.ts';
import { InvalidInput, Refused } from '../../core/errors.ts';
import { check } from '../../core/graphql/check.ts';
import { round } from '../../core/money/arithmetic.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import { currencyOf } from '../../core/money/currencyOf.ts';
import { ServiceOf, type Changes } from '../../core/record/EntityService.ts';
import { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import { CostCenter } from '../../ledger/costCenter/CostCenter.ts';
import { issueDocument } from '../../ledger/document/issueDocument.ts';
import { voidDocument } from '../../ledger/document/voidDocument.ts';
import { refuseUnknownParty } from '../../ledger/party/refuseUnknownParty.ts';
import { payDocument } from '../../ledger/payment/payDocument.ts';
import { refuseEntryDay } from '../../ledger/period/refuseEntryDay.ts';
import { refuseUnknownProject } from '../../portfolio/project/refuseUnknownProject.ts';
import { BudgetLine } from '../budget/Budget.ts';
import { bookSpending, unbookSpending } from '../budget/bookSpending.ts';
import { placeSpending } from '../budget/placeSpending.ts';
import { refuseBreach } from '../budget/refuseBreach.ts';
import { tellOfBreach } from '../budget/tellOfBreach.ts';
import { ExpenseHead } from '../expenseHead/ExpenseHead.ts';
import { Expense } from './Expense.ts';
import {
  expenseRules,
  issueExpenseRules,
  payExpenseRules,
  taxedCategories,
  voidExpenseRules,
  type ExpenseValues,
} from './expense.rules.ts';
import { postExpense } from './postExpense.ts';
import { convertExpense } from './convertExpense.ts';
import { wishedCurrency } from '../../ledger/exchangeRate/wishedCurrency.ts';
import { refuseUnusableHead } from './refuseUnusableHead.ts';

/** Number series of expenses. */
const series = { documentType: 'EXPENSE', prefix: 'EXP' };

/** Values of a new expense; what is left out has its default. */
type NewExpense = Pick<ExpenseValues, 'title' | 'net' | 'vatCategory'> & Partial<ExpenseValues>;

/** Expenses: drafts, then issued under the caps of their heads and budgets, paid, or voided by a counter entry. */
export class ExpenseService extends ServiceOf(Expense, expenseRules) {
  /** Updates a draft. */
  override async update(changes: Changes<ExpenseValues>): Promise<Expense> {
    const { status } = await this.find(changes.id, changes.version);
    if (status !== 'DRAFT') throw new Refused('documentLocked');
    // A tax that was calculated is calculated again, unless it is given.
    const isPriced = ['net', 'vatCategory', 'vatRate', 'currency'].some(name => name in changes);
    // A rate is that of one currency.
    const rate = 'currency' in changes ? { exchangeRate: null } : {};
    return super.update({ ...rate, ...(isPriced && { vat: null }), ...changes });
  }

  /** Creates an expense and issues it. */
  async book(
    { overrideReason, ...input }: NewExpense & { overrideReason?: string | null },
    corrects: Expense | null = null,
  ): Promise<Expense> {
    const expense = await this.create(input as ExpenseValues);
    if (corrects) expense.corrects = this.em.getReference(Expense, corrects.id, { wrapped: true }) as never;
    return this.issue({ id: expense.id, overrideReason });
  }

  /**
   * Issues a draft: draws its number, checks every cap, posts it and registers what is owed. Repeating it does nothing.
   * @throws InvalidInput as `convertExpense`, `placeSpending`, `refuseBreach`, `issueDocument`; Refused `periodLocked`, `currencyMissing`.
   */
  async issue({ id, version, ...input }: { id: string; version?: number; overrideReason?: string | null }): Promise<Expense> {
    const { em, viewer } = this.scope;
    const { overrideReason } = check(issueExpenseRules, input);
    const expense = await this.find(id, version);
    const own = currencyOf(viewer);
    if (!(await issueDocument(em, expense, series))) return expense;
    const on = expense.issuedOn!;
    const home = await convertExpense(em, expense, own);
    await refuseEntryDay(em, 'issuedOn', on);
    expense.dueOn ??= on;
    if (expense.dueOn < on) throw new InvalidInput({ field: 'dueOn', code: 'dueBeforeIssued' });
    // The draft may be older than their being closed.
    await refuseUnusableHead(em, expense.head?.id);
    await refuseInactive(em, [{ field: 'costCenterId', Entity: CostCenter, id: expense.costCenter?.id }]);
    const spending = await placeSpending(em, {
      headId: expense.head?.id ?? null,
      budgetLineId: expense.budgetLine?.id ?? null,
      costCenterId: expense.costCenter?.id ?? null,
      on,
      amount: expense.homeNet ?? expense.net,
    });
    expense.head = this.ref(ExpenseHead, spending.headId);
    expense.budgetLine = this.ref(BudgetLine, spending.budgetLineId);
    expense.costCenter = this.ref(CostCenter, spending.costCenterId);
    const breach = await refuseBreach(em, viewer, spending, overrideReason);
    expense.isOverBudget = breach.isOverBudget;
    expense.overrideReason = breach.reason;
    expense.approvedBy = this.ref(CompanyUser, breach.approverId);
    await em.flush();
    await bookSpending(em, id, spending);
    await postExpense(em, expense, spending.accountId, home);
    await tellOfBreach(this.scope, breach, { Entity: Expense, id, name: expense.title });
    return expense;
  }

  /**
   * Voids an unpaid expense: it keeps its number, and a counter entry and a counter booking take it back. Repeating it does nothing.
   * @throws Refused `documentSettled`, `invalidTransition` for a draft, `periodLocked`; InvalidInput `voidedOn` outsideBooks, beforeIssued.
   */
  async void({ id, version, ...input }: { id: string; version?: number; voidedOn?: string | null }): Promise<Expense> {
    const { em } = this.scope;
    const { voidedOn } = check(voidExpenseRules, input);
    const expense = await this.find(id, version);
    if (voidedOn) await refuseEntryDay(em, 'voidedOn', voidedOn);
    const day = voidedOn ?? (await companyToday(em));
    if (expense.issuedOn && day < expense.issuedOn) throw new InvalidInput({ field: 'voidedOn', code: 'beforeIssued' });
    if (!(await voidDocument(em, expense, day))) return expense;
    expense.voidedOn = day;
    await unbookSpending(em, id, day);
    await em.flush();
    return expense;
  }

  /** Pays an issued expense, all of its balance unless an amount is given, as `payDocument`. */
  async pay({ id, ...input }: { id: string; [field: string]: unknown }): Promise<Expense> {
    const { em } = this.scope;
    const expense = await this.find(id);
    await payDocument(this.scope, id, check(payExpenseRules, input));
    expense.updatedAt = new Date();
    await em.flush();
    return expense;
  }

  protected override async guard(values: ExpenseValues, current?: Expense): Promise<void> {
    const { headId, budgetLineId, costCenterId, projectId, partyId, net, vat } = values;
    await refuseUnknownProject(this.em, projectId, current?.project?.id);
    if (headId !== current?.head?.id) await refuseUnusableHead(this.em, headId);
    await refuseInactive(this.em, [{ field: 'costCenterId', Entity: CostCenter, id: costCenterId, before: current?.costCenter?.id }]);
    if (budgetLineId && !(await this.em.count(BudgetLine, { id: budgetLineId, deletedAt: null })))
      throw new InvalidInput({ field: 'budgetLineId', code: 'notFound' });
    await refuseUnknownParty(this.em, 'partyId', partyId);
    const { currency } = wishedCurrency(currencyOf(this.scope.viewer), values);
    const digits = currencyDecimals(currency);
    for (const [field, value] of [
      ['net', net],
      ['vat', vat ?? '0'],
    ] as const)
      if (!round(value, digits).equals(value)) throw new InvalidInput({ field, code: 'tooManyDecimals', params: { max: digits } });
  }

  /** Computes tax rate, tax and total. */
  protected override async derive({ net, vat, vatRate, vatCategory, ...wish }: ExpenseValues): Promise<Record<string, unknown>> {
    const isTaxed = taxedCategories.includes(vatCategory);
    const rate = isTaxed ? (vatRate ?? (await this.companyRate())) : '0';
    const { currency } = wishedCurrency(currencyOf(this.scope.viewer), wish);
    const digits = currencyDecimals(currency);
    const calculated = round(round(net, digits).times(rate).div(100), digits);
    const tax = isTaxed ? round(vat ?? calculated, digits) : round(0, digits);
    const total = round(net, digits).plus(vatCategory === 'REVERSE_CHARGE' ? 0 : tax);
    return { currency, vatRate: rate, vat: tax.toFixed(), total: total.toFixed() };
  }

  protected override async guardDelete({ status }: Expense): Promise<void> {
    if (status !== 'DRAFT') throw new Refused('documentLocked');
  }

  private async companyRate(): Promise<string> {
    const [{ rate }] = await this.em.execute<[{ rate: string }]>('select tax_rate::text as rate from company where id = noria_company()');
    return rate;
  }

  private ref(Entity: typeof ExpenseHead | typeof BudgetLine | typeof CostCenter | typeof CompanyUser, id: string | null) {
    return id ? (this.em.getReference(Entity as typeof ExpenseHead, id, { wrapped: true }) as never) : null;
  }
}
