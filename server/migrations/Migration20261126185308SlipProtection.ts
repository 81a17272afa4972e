import { Migration } from '@mikro-orm/migrations';

/** What opens the pay slips that a company mails. */
export class Migration20261126185308SlipProtection extends Migration {
  up() {
    this.addSql(`alter table company add column slip_protection text not null default 'NONE'
      check (slip_protection in ('NONE', 'BORN_ON', 'NATIONAL_ID'))`);
  }
}
