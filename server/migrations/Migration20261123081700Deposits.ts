import { Migration } from '@mikro-orm/migrations';
import { deposit, depositAllocation } from './ledger/deposit.ts';

/** Deposits of customers, their refunds, and the invoices that they settle. */
export class Migration20261123081700Deposits extends Migration {
  up() {
    this.addSql(deposit);
    this.addSql(depositAllocation);
  }
}
