import { Migration } from '@mikro-orm/migrations';
import { narrowings } from './finance/narrowings.ts';
import { salesInvoice, salesInvoiceLine, salesInvoiceSearch } from './finance/salesInvoice.ts';

/** Sales invoices, and the credit notes on them. */
export class Migration20261123083900SalesInvoices extends Migration {
  up() {
    // Documents that name their day are numbered in the order of their days.
    this.addSql('alter table number_series add column last_on date');
    this.addSql(salesInvoice);
    this.addSql(salesInvoiceLine);
    this.addSql(salesInvoiceSearch);
    for (const statement of narrowings) this.addSql(statement);
  }
}
