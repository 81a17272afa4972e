import { Migration } from '@mikro-orm/migrations';

/**
 * Separates what the customer reads from the description, which is internal. A description that came from a lead was never meant for the
 * customer, any other was printed until now and stays so.
 */
export class Migration20261123013000DealRemarks extends Migration {
  up() {
    for (const table of ['crm_order', 'crm_quotation']) {
      this.addSql(`alter table ${table} add column remarks text`);
      // Rewriting the column reaches every company, which an update under row level security does not.
      this.addSql(`alter table ${table} alter column remarks type text using case when lead_id is null then description end`);
    }
  }
}
