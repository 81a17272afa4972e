import { Migration } from '@mikro-orm/migrations';

/** The shop's product groups form a tree. */
export class Migration20261126153838ProductGroupTree extends Migration {
  up() {
    this.addSql(`
      alter table ecommerce_product_group add column parent_id uuid,
        add constraint ecommerce_product_group_parent_check check (parent_id <> id),
        add foreign key (company_id, parent_id) references ecommerce_product_group (company_id, id)`);
    this.addSql(`
      create index ecommerce_product_group_parent_idx on ecommerce_product_group (company_id, parent_id) where parent_id is not null`);
  }
}
