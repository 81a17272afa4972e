import { Migration } from '@mikro-orm/migrations';

/** Days after the delivery in which customers can return something, after which an order is completed. */
export class Migration20261126023604ReturnPeriods extends Migration {
  up() {
    this.addSql('alter table storefront add column return_days integer not null default 14 check (return_days between 0 and 365)');
    this.addSql(
      `create index ecommerce_order_delivered_idx on ecommerce_order (company_id, delivered_on) where status = 'DELIVERED' and deleted_at is null`,
    );
  }
}
