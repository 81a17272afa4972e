import { Migration } from '@mikro-orm/migrations';

/** The purchase order that an awarded quotation became: one each. */
export class Migration20261125234150AwardedOrders extends Migration {
  up() {
    this.addSql(`
      alter table vendor_quotation add column order_id uuid,
        add foreign key (company_id, order_id) references purchase_order (company_id, id)`);
    this.addSql(`create unique index vendor_quotation_order_key on vendor_quotation (company_id, order_id)`);
  }
}
