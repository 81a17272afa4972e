import { Migration } from '@mikro-orm/migrations';

/** Why the invoice of a period could not be made out. */
export class Migration20261126054746RecurringFailures extends Migration {
  up() {
    this.addSql(`alter table recurring_invoice add column failed_on date, add column failure text`);
  }
}
