import { Migration } from '@mikro-orm/migrations';

/** Products of the shop in several variants: sizes, colours. Each is a product with a stock of its own; the others refer to the first. */
export class Migration20261126051959Variants extends Migration {
  up() {
    this.addSql(`
      alter table ecommerce_product
        add column variant_of_id uuid,
        add column option_names text[] not null default '{}',
        add column option_values text[] not null default '{}',
        add column family_id uuid generated always as (coalesce(variant_of_id, id)) stored,
        add foreign key (company_id, variant_of_id) references ecommerce_product (company_id, id),
        add constraint ecommerce_product_variant_of_check check (variant_of_id <> id and (variant_of_id is null or option_names = '{}')),
        add constraint ecommerce_product_option_values_check check (cardinality(option_values) <= 3
          and (variant_of_id is not null or cardinality(option_values) = cardinality(option_names)))`);
    this.addSql('create index ecommerce_product_family_idx on ecommerce_product (company_id, family_id)');
    this.addSql(`create unique index ecommerce_product_option_values_key on ecommerce_product (company_id, family_id, option_values)
      where deleted_at is null`);
  }
}
