import { Migration } from '@mikro-orm/migrations';

/** A sale made instead of one that was refused says so: each refused sale is booked once, as itself or as one other sale. */
export class Migration20261123015000ReplacedSales extends Migration {
  up() {
    this.addSql(`
      alter table inventory_invoice
        add column replaces_id uuid,
        add constraint inventory_invoice_replaces_id_check check (replaces_id is null or kind = 'SALE' and replaces_id <> id);
      create unique index inventory_invoice_replaces_id_key on inventory_invoice (company_id, replaces_id) where replaces_id is not null`);
  }
}
