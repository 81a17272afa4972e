import { Migration } from '@mikro-orm/migrations';

/** When an administrator closed the list of a new company's first steps. */
export class Migration20261124000100FirstSteps extends Migration {
  up() {
    this.addSql('alter table company add column first_steps_closed_at timestamptz(3)');
  }
}
