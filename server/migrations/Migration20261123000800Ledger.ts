import { Migration } from '@mikro-orm/migrations';
import { account, ledgerSetting } from './ledger/account.ts';
import { allocation } from './ledger/allocation.ts';
import { journal, journalRules } from './ledger/journal.ts';
import { openItem } from './ledger/openItem.ts';
import { payment } from './ledger/payment.ts';

/** The double-entry ledger: accounts, entries, open items and the payments that settle them. */
export class Migration20261123000800Ledger extends Migration {
  up() {
    this.addSql(account);
    this.addSql(ledgerSetting);
    this.addSql(journal);
    this.addSql(journalRules);
    this.addSql(openItem);
    this.addSql(payment);
    this.addSql(allocation);
  }
}
