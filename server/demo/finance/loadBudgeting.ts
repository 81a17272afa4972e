import type { EntityManager } from '@mikro-orm/postgresql';
import type { Scope } from '../../core/graphql/Scope.ts';
import { newId } from '../../core/database/ids.ts';
import { insertRecords } from '../../core/database/insertRecords.ts';
import { codeOf } from '../../core/database/RecordType.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { Budget, BudgetLine } from '../../finance/budget/Budget.ts';
import { ExpenseHead } from '../../finance/expenseHead/ExpenseHead.ts';
import { Account } from '../../ledger/account/Account.ts';
import { CostCenter } from '../../ledger/costCenter/CostCenter.ts';
import type { BudgetingText } from './budgetingTexts.ts';
import { loadExpenses } from './loadExpenses.ts';
import { fieldsOf } from '../fieldsOf.ts';
import { demoNow } from '../demoNow.ts';

const hour = 3_600_000;

/** The company whose budgets are loaded, and its bookkeeper. */
interface Home {
  scope: Scope;
  since: Date;
  departments: { id: string; name: string }[];
}

/** Loads a demo company's cost centers, expense heads and budgets, and months of expenses. */
export async function loadBudgeting(em: EntityManager, text: BudgetingText, { scope, since, departments }: Home) {
  const accounts = new Map((await em.find(Account, {})).map(({ number, id }) => [number, id]));
  const centers = fieldsOf(text.costCenters).map(([description, department, budget, duration], index) => ({
    id: newId(codeOf(CostCenter)),
    description,
    department: departments.find(({ name }) => name === department)!.id,
    budget,
    duration: Number(duration),
    ...madeAt(since, index),
  }));
  const named = fieldsOf(text.heads).map(fields => ({ id: newId(codeOf(ExpenseHead)), fields }));
  const headOf = new Map(named.map(({ id, fields: [title] }) => [title, id]));
  const heads = named.map(({ id, fields }, index) => {
    const [title, above, category, type, mode, cap, onBreach, account, description, state] = fields;
    return {
      id,
      title,
      description,
      parent: headOf.get(above) ?? null,
      category,
      type,
      mode,
      maximumAmount: cap || null,
      onBreach,
      account: accounts.get(account) ?? null,
      status: state ? ActiveStatus.INACTIVE : ActiveStatus.ACTIVE,
      ...madeAt(since, 10 + index),
    };
  });
  const centerOf = new Map(centers.map(({ id, description }) => [description, id]));
  const { budgets, lines } = readBudgets(text.budgets, { since, headOf, centerOf });
  await insertRecords(em, CostCenter, centers);
  await insertRecords(em, ExpenseHead, heads as never);
  await insertRecords(em, Budget, budgets as never);
  await insertRecords(em, BudgetLine, lines);
  const spending = { headOf, centerOf, heads, budgets, lines };
  const expenses = await loadExpenses(scope, fieldsOf(text.expenses), spending);
  // Whoever was told of an exceeded budget was told in its month, not as the demo begins.
  await em.execute('delete from notification where company_id = noria_company()');
  return {
    costCenters: centers.map(({ id, description: name, createdAt }) => ({ id, name, createdAt })),
    heads: heads.map(({ id, title: name, createdAt }) => ({ id, name, createdAt })),
    budgets: budgets.map(({ id, title: name, createdAt }) => ({ id, name, createdAt })),
    expenses,
  };
}

interface Known {
  since: Date;
  headOf: Map<string, string>;
  centerOf: Map<string, string>;
}

function readBudgets(text: string, { since, headOf, centerOf }: Known) {
  const rows = fieldsOf(text);
  const budgets = rows
    .filter(([title]) => !title.startsWith('>'))
    .map(([title, first, last, center, onBreach], index) => ({
      id: newId(codeOf(Budget)),
      title,
      startsOn: monthFrom(Number(first), 1),
      endsOn: monthFrom(Number(last) + 1, 0),
      costCenter: centerOf.get(center) ?? null,
      onBreach,
      ...madeAt(since, 40 + index),
    }));
  let at = -1;
  const lines = rows.flatMap(([title, head, amount], index) => {
    if (!title.startsWith('>')) {
      at++;
      return [];
    }
    const budget = budgets[at];
    const line = { id: newId(codeOf(BudgetLine)), budget: budget.id, position: index + 1, title: title.slice(1).trim(), amount };
    return [{ ...line, head: headOf.get(head)!, createdAt: budget.createdAt, updatedAt: budget.createdAt }];
  });
  return { budgets, lines };
}

/** A day of the month that is so many months from now; day 0 is the last of the month before. */
function monthFrom(months: number, day: number): string {
  const now = new Date(demoNow());
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, day)).toISOString().slice(0, 10);
}

function madeAt(since: Date, place: number) {
  const createdAt = new Date(since.getTime() + 60 * hour + place * 600_000);
  return { createdAt, updatedAt: createdAt };
}
