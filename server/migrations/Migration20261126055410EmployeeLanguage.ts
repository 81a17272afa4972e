import { Migration } from '@mikro-orm/migrations';

/** The language in which an employee is written to, where it is not that of their account. */
export class Migration20261126055410EmployeeLanguage extends Migration {
  up() {
    this.addSql(`alter table employee add column language text check (language in ('EN', 'AR', 'SP'))`);
  }
}
