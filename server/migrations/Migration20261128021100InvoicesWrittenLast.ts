import { Migration } from '@mikro-orm/migrations';

/**
 * Lines and taxes of a sales invoice that is issued as it is made are written before it, as those of a sale are: what names its number comes last.
 * Processes of the version before write the invoice first, which goes on as it did. The company, which the invoice looks up, is not looked up once more for each of its lines.
 */
export class Migration20261128021100InvoicesWrittenLast extends Migration {
  up() {
    for (const table of ['sales_invoice_line', 'sales_invoice_tax']) {
      this.addSql(`alter table ${table} alter constraint ${table}_company_id_invoice_id_fkey deferrable initially deferred`);
      this.addSql(`alter table ${table} drop constraint ${table}_company_id_fkey`);
    }
  }
}
