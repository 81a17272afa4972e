import { Migration } from '@mikro-orm/migrations';

/** What opens the pay slips that a company mails. */
export class Migration20261126185308SlipPasswords extends Migration {
  up() {
    this.addSql(`alter table company add column slip_password text not null default 'NONE'
      check (slip_password in ('NONE', 'BORN_ON', 'NATIONAL_ID'))`);
  }
}
