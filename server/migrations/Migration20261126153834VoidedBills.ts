import { Migration } from '@mikro-orm/migrations';

const walled = ['procurement_invoice_line', 'procurement_invoice'];

/** Lines of void bills keep what rounding left of them, so that those voided before clear nothing. */
export class Migration20261126153834VoidedBills extends Migration {
  up() {
    for (const table of walled) this.addSql(`alter table ${table} no force row level security`);
    this.addSql(`
      update procurement_invoice_line n set cleared = 0 from procurement_invoice i
      where i.company_id = n.company_id and i.id = n.invoice_id and i.state = 'VOID' and n.cleared <> 0`);
    for (const table of walled) this.addSql(`alter table ${table} force row level security`);
  }
}
