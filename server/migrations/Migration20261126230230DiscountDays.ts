import { Migration } from '@mikro-orm/migrations';

/** The days on which a product's discount price is asked. */
export class Migration20261126230230DiscountDays extends Migration {
  up() {
    this.addSql(`
      alter table ecommerce_product add discount_from date, add discount_until date,
        add constraint ecommerce_product_discount_until_check check (discount_from <= discount_until)`);
  }
}
