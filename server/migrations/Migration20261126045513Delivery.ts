import { Migration } from '@mikro-orm/migrations';
import { recordColumns } from './recordColumns.ts';

/** How orders of the shop are delivered, where to and at what price; and coupons that make it free. */
export class Migration20261126045513Delivery extends Migration {
  up() {
    this.addSql(`
      create table ecommerce_delivery_method (
        ${recordColumns},
        title text collate "und-x-icu" not null,
        description text,
        countries text[] not null default '{}',
        price numeric(19, 4) not null check (price >= 0),
        free_from numeric(19, 4) check (free_from >= 0),
        amount_from numeric(19, 4) check (amount_from >= 0),
        amount_below numeric(19, 4),
        weight_from numeric(19, 6) check (weight_from >= 0),
        weight_below numeric(19, 6),
        status text not null default 'ACTIVE' check (status in ('ACTIVE', 'INACTIVE')),
        search text generated always as (noria_fold(title || ' ' || coalesce(description, ''))) stored,
        constraint ecommerce_delivery_method_amount_below_check check (amount_below > coalesce(amount_from, 0)),
        constraint ecommerce_delivery_method_weight_below_check check (weight_below > coalesce(weight_from, 0))
      )`);
    this.addSql(
      'create index ecommerce_delivery_method_title_idx on ecommerce_delivery_method (company_id, title, id) where deleted_at is null',
    );
    this.addSql(
      `select noria_tenant('ecommerce_delivery_method'), noria_searchable('ecommerce_delivery_method'), noria_platform_policy('ecommerce_delivery_method')`,
    );
    this.addSql('alter table ecommerce_product add column weight numeric(19, 6) check (weight >= 0)');
    this.addSql(`
      alter table ecommerce_order
        add column delivery_method_id uuid,
        add column delivery_title text,
        add column delivery_fee numeric(19, 4) not null default 0,
        add column delivery_tax numeric(19, 4) not null default 0,
        add column delivery_vat_category text not null default 'STANDARD_RATED',
        add column delivery_vat_rate numeric(7, 4) not null default 0,
        add column delivery_returned numeric(19, 4) not null default 0,
        add column delivery_returned_tax numeric(19, 4) not null default 0,
        add foreign key (company_id, delivery_method_id) references ecommerce_delivery_method (company_id, id),
        add constraint ecommerce_order_delivery_fee_check check (delivery_tax between 0 and delivery_fee
          and delivery_returned between 0 and delivery_fee and delivery_returned_tax between 0 and delivery_tax)`);
    this.addSql(`
      alter table ecommerce_coupon drop constraint ecommerce_coupon_kind_check, drop constraint ecommerce_coupon_value_check,
        add constraint ecommerce_coupon_kind_check check (kind in ('PERCENT', 'AMOUNT', 'FREE_DELIVERY')),
        add constraint ecommerce_coupon_value_check check (case kind when 'FREE_DELIVERY' then value = 0 when 'PERCENT' then value > 0 and value <= 100 else value > 0 end)`);
    this.addSql(`
      alter table ecommerce_coupon_use drop constraint ecommerce_coupon_use_kind_check,
        add constraint ecommerce_coupon_use_kind_check check (kind in ('PERCENT', 'AMOUNT', 'FREE_DELIVERY'))`);
  }
}
