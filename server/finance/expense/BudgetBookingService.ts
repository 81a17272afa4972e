import { InvalidInput, Refused } from '../../core/errors.ts';
import { check } from '../../core/graphql/check.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import type { Budget } from '../budget/Budget.ts';
import { BudgetService } from '../budget/BudgetService.ts';
import { bookBudgetRules } from './bookBudget.rules.ts';
import { ExpenseService } from './ExpenseService.ts';

interface Line {
  id: string;
  title: string;
  headId: string | null;
  /** Today, or the nearest day of the budget. */
  on: string;
}

/** Books expenses against lines of a budget, and takes them back. */
export class BudgetBookingService {
  constructor(private readonly scope: Scope) {}

  /**
   * Books an expense without tax for each given line, today or on the nearest day of the budget. Answers the budget.
   * @throws InvalidInput naming the line: notFound, and the errors of issuing an expense.
   */
  async book({ id, ...input }: { id: string; [field: string]: unknown }): Promise<Budget> {
    const budget = await new BudgetService(this.scope).find(id);
    const { lines, overrideReason } = check(bookBudgetRules, input);
    const known = await this.linesOf(id);
    const expenses = new ExpenseService(this.scope);
    for (const [index, { lineId, title, amount }] of lines.entries()) {
      const line = known.find(one => (lineId ? one.id === lineId : one.title.toLowerCase() === title?.toLowerCase()));
      if (!line) throw new InvalidInput({ field: `lines.${index}.${lineId ? 'lineId' : 'title'}`, code: 'notFound' });
      const expense = { title: title ?? line.title, headId: line.headId, budgetLineId: line.id, net: amount, issuedOn: line.on };
      await expenses.book({ ...expense, vatCategory: 'OUT_OF_SCOPE', overrideReason });
    }
    return budget;
  }

  /** Voids the given expense, or the newest one on the budget. Answers the budget. */
  async reverse(id: string, expenseId: string | null): Promise<Budget> {
    const budget = await new BudgetService(this.scope).find(id);
    await new ExpenseService(this.scope).void({ id: await this.findOnBudget(budget.id, expenseId) });
    return budget;
  }

  private linesOf(budgetId: string): Promise<Line[]> {
    return this.scope.em.execute<Line[]>(
      `select l.id, l.title, l.head_id as "headId", greatest(b.starts_on, least(b.ends_on, (now() at time zone c.time_zone)::date))::text as "on"
       from budget_line l join budget b on b.company_id = l.company_id and b.id = l.budget_id join company c on c.id = l.company_id
       where l.company_id = noria_company() and l.budget_id = ? and l.deleted_at is null order by l.position`,
      [budgetId],
    );
  }

  /** The newest issued expense on a line of a budget, or the given one if it is on one. */
  private async findOnBudget(budgetId: string, expenseId: string | null): Promise<string> {
    const [row] = await this.scope.em.execute<{ id: string }[]>(
      `select e.id from expense e join budget_line l on l.company_id = e.company_id and l.id = e.budget_line_id
       where e.company_id = noria_company() and l.budget_id = ? and e.status = 'ISSUED' and (?::uuid is null or e.id = ?)
       order by e.issued_on desc, e.number desc limit 1`,
      [budgetId, expenseId, expenseId],
    );
    if (!row && expenseId) throw new InvalidInput({ field: 'expenseId', code: 'notFound' });
    if (!row) throw new Refused('nothingBooked');
    return row.id;
  }
}
