import { Migration } from '@mikro-orm/migrations';

/** Tracking ids are unique within their company, as every key is; 80 random bits tell those of all companies apart. */
export class Migration20261126000602TrackingIds extends Migration {
  up() {
    this.addSql('alter table ecommerce_order drop constraint ecommerce_order_tracking_id_key');
    this.addSql('create unique index ecommerce_order_tracking_id_key on ecommerce_order (company_id, tracking_id)');
  }
}
