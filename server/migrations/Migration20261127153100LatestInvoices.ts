import { Migration } from '@mikro-orm/migrations';
import { timelineOfLatestInvoices } from './crm/timeline.ts';

/** Invoices of a customer are listed newest first and counted from their index alone, and the timeline reaches back to the latest of them. */
export class Migration20261127153100LatestInvoices extends Migration {
  up() {
    this.addSql('drop index sales_invoice_customer_idx');
    this.addSql(`
      create index sales_invoice_customer_idx on sales_invoice (company_id, customer_id, created_at, id) include (deleted_at, owner_id)`);
    this.addSql(timelineOfLatestInvoices);
  }
}
