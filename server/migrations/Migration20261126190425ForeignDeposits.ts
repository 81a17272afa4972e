import { Migration } from '@mikro-orm/migrations';
import { depositRefunded, depositsCounted } from './ledger/foreignDeposits.ts';

/**
 * Deposits in other currencies (modules.md, L1 and L4): the rate they were received at, what they are worth in the company's currency at it, and how
 * much of that was used. A refund says what it moved, and what it took of that worth. All are null in the company's own currency.
 */
export class Migration20261126190425ForeignDeposits extends Migration {
  up() {
    this.addSql(`
      alter table deposit add column exchange_rate numeric(20,10) check (exchange_rate > 0), add column home_amount numeric(19,4), add column home_used numeric(19,4);
      alter table deposit add constraint deposit_home_check check (
        num_nonnulls(exchange_rate, home_amount, home_used) in (0, 3) and home_used between 0 and home_amount
        and (applied + refunded < amount or home_used = home_amount) and (applied + refunded > 0 or home_used = 0));
      select noria_grant('deposit', 'update (home_used)');
      create trigger frozen_rate before update of exchange_rate, home_amount on deposit for each row execute function noria_frozen();
      alter table deposit_refund add column home_amount numeric(19,4), add column home_source numeric(19,4),
        add constraint deposit_refund_home_check check (num_nonnulls(home_amount, home_source) in (0, 2))`);
    this.addSql(depositsCounted);
    this.addSql(depositRefunded);
  }
}
