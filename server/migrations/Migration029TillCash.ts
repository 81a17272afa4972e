import { Migration } from '@mikro-orm/migrations';

/** Cash of a drawer that goes to the bank, or pays for something, is posted; until now it came from the company's own cash and went there. */
export class Migration029TillCash extends Migration {
  up() {
    this.addSql(`
      alter table till_cash add column counterpart text not null default 'SAFE' check (counterpart in ('SAFE', 'BANK', 'EXPENSES'))`);
  }
}
