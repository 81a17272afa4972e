import { Migration } from '@mikro-orm/migrations';
import { recordColumns } from './recordColumns.ts';

/** Coupons of the shop, and the orders that use them. */
export class Migration20261126023603Coupons extends Migration {
  up() {
    this.addSql(`
      create table ecommerce_coupon (
        ${recordColumns},
        code text not null check (code ~ '^[A-Z0-9-]+$'),
        kind text not null check (kind in ('PERCENT', 'AMOUNT')),
        value numeric(19, 4) not null,
        starts_on date,
        ends_on date,
        use_limit integer check (use_limit > 0),
        customer_limit integer check (customer_limit > 0),
        is_combinable boolean not null default false,
        status text not null default 'ACTIVE' check (status in ('ACTIVE', 'INACTIVE')),
        search text generated always as (noria_fold(code)) stored,
        constraint ecommerce_coupon_value_check check (value > 0 and (kind <> 'PERCENT' or value <= 100)),
        constraint ecommerce_coupon_ends_on_check check (starts_on <= ends_on)
      )`);
    this.addSql('create unique index ecommerce_coupon_code_key on ecommerce_coupon (company_id, code) where deleted_at is null');
    this.addSql(`
      create table ecommerce_coupon_use (
        ${recordColumns},
        coupon_id uuid not null,
        order_id uuid not null,
        code text not null,
        kind text not null check (kind in ('PERCENT', 'AMOUNT')),
        value numeric(19, 4) not null,
        is_given_back boolean not null default false,
        foreign key (company_id, coupon_id) references ecommerce_coupon (company_id, id),
        foreign key (company_id, order_id) references ecommerce_order (company_id, id)
      )`);
    this.addSql('create unique index ecommerce_coupon_use_coupon_id_key on ecommerce_coupon_use (company_id, coupon_id, order_id)');
    this.addSql('create index ecommerce_coupon_use_order_idx on ecommerce_coupon_use (company_id, order_id)');
    this.addSql(`
      alter table ecommerce_order add column discount_total numeric(19, 4) not null default 0
        constraint ecommerce_order_discount_total_check check (discount_total >= 0)`);
    this.addSql(`select noria_tenant('ecommerce_coupon'), noria_searchable('ecommerce_coupon'), noria_tenant('ecommerce_coupon_use')`);
  }
}
