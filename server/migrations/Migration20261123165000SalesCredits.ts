import { Migration } from '@mikro-orm/migrations';

/** A credit note takes over its due date from the ledger, as an invoice does. */
export class Migration20261123165000SalesCredits extends Migration {
  up() {
    this.addSql(`
      create or replace trigger invoice_due after update of due_on on open_item for each row
        when (new.due_on is distinct from old.due_on and new.kind in ('SALES_INVOICE', 'SALES_CREDIT_NOTE'))
        execute function noria_sales_invoice_due()`);
  }
}
