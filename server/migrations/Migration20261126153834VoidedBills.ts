import { Migration } from '@mikro-orm/migrations';
import { acrossCompanies } from './acrossCompanies.ts';

const walled = ['procurement_invoice_line', 'procurement_invoice'];

/** Lines of void bills keep what rounding left of them, so that those voided before clear nothing. */
export class Migration20261126153834VoidedBills extends Migration {
  up() {
    acrossCompanies(this, walled, () => {
      this.addSql(`
      update procurement_invoice_line n set cleared = 0 from procurement_invoice i
      where i.company_id = n.company_id and i.id = n.invoice_id and i.state = 'VOID' and n.cleared <> 0`);
    });
  }
}
