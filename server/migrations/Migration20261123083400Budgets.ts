import { Migration } from '@mikro-orm/migrations';
import { booking } from './finance/booking.ts';
import { budget } from './finance/budget.ts';
import { expense } from './finance/expense.ts';

/** Budgets with what is booked against them and committed, and the expenses that feed payables. */
export class Migration20261123083400Budgets extends Migration {
  up() {
    this.addSql(budget);
    this.addSql(booking);
    this.addSql(expense);
  }
}
