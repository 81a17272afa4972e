import { Migration } from '@mikro-orm/migrations';
import { recordColumns } from './recordColumns.ts';

/** The shop's customers, orders and returns. */
export class Migration20261125225449ShopOrders extends Migration {
  up() {
    const live = 'where deleted_at is null';
    this.addSql(`
      create table ecommerce_customer (
        ${recordColumns},
        name text collate "und-x-icu" not null,
        email text not null,
        phone text not null,
        city text collate "und-x-icu" not null,
        country text not null check (country ~ '^[A-Z]{2}$'),
        address text not null,
        joined_on date not null,
        party_id uuid not null,
        status text not null default 'ACTIVE' check (status in ('ACTIVE', 'INACTIVE')),
        search text generated always as (noria_fold(name || ' ' || email || ' ' || phone || ' ' || city)) stored,
        foreign key (company_id, party_id) references customer (company_id, id)
      )`);
    this.addSql(`create unique index ecommerce_customer_email_key on ecommerce_customer (company_id, lower(email)) ${live}`);
    this.addSql(`create index ecommerce_customer_name_idx on ecommerce_customer (company_id, name, id) ${live}`);
    this.addSql(`create index ecommerce_customer_party_idx on ecommerce_customer (company_id, party_id)`);
    this.addSql(`
      create table ecommerce_order (
        ${recordColumns},
        number text not null,
        tracking_id text not null constraint ecommerce_order_tracking_id_key unique,
        customer_id uuid not null,
        status text not null default 'PENDING' check (status in ('PENDING', 'INPROGRESS', 'DELIVERED', 'COMPLETED', 'CANCELLED', 'RETURN')),
        ordered_on date not null,
        delivered_on date,
        delivery_name text collate "und-x-icu" not null,
        delivery_phone text not null,
        delivery_email text not null,
        delivery_city text collate "und-x-icu" not null,
        delivery_country text not null check (delivery_country ~ '^[A-Z]{2}$'),
        delivery_address text not null,
        order_notes text,
        paid_by text check (paid_by in ('CASH', 'CARD', 'BANK')),
        deposit_id uuid,
        currency char(3) not null,
        vat_mode text not null,
        subtotal numeric(19, 4) not null,
        tax_total numeric(19, 4) not null,
        total numeric(19, 4) not null,
        returned_total numeric(19, 4) not null default 0,
        search text generated always as (noria_fold(number || ' ' || tracking_id || ' ' || delivery_name || ' ' || delivery_email)) stored,
        foreign key (company_id, customer_id) references ecommerce_customer (company_id, id),
        foreign key (company_id, deposit_id) references deposit (company_id, id),
        constraint ecommerce_order_total_check check (total >= 0 and subtotal + tax_total = total and returned_total between 0 and total)
      )`);
    this.addSql(`create unique index ecommerce_order_number_key on ecommerce_order (company_id, number)`);
    this.addSql(`create index ecommerce_order_day_idx on ecommerce_order (company_id, ordered_on, id) ${live}`);
    this.addSql(`create index ecommerce_order_customer_idx on ecommerce_order (company_id, customer_id)`);
    this.addSql(`
      create table ecommerce_order_line (
        ${recordColumns},
        order_id uuid not null,
        position integer not null check (position >= 1),
        product_id uuid not null,
        name text not null,
        quantity integer not null check (quantity >= 1),
        unit_price numeric(19, 6) not null check (unit_price >= 0),
        vat_category text not null,
        vat_rate numeric(7, 4) not null,
        base numeric(19, 4) not null,
        tax numeric(19, 4) not null,
        cost numeric(19, 4) not null default 0,
        returned_quantity integer not null default 0,
        returned_base numeric(19, 4) not null default 0,
        returned_tax numeric(19, 4) not null default 0,
        returned_cost numeric(19, 4) not null default 0,
        foreign key (company_id, order_id) references ecommerce_order (company_id, id),
        foreign key (company_id, product_id) references ecommerce_product (company_id, id),
        constraint ecommerce_order_line_returned_check check (returned_quantity between 0 and quantity and returned_base between 0 and base
          and returned_tax between 0 and tax and returned_cost between 0 and cost)
      )`);
    this.addSql(`create index ecommerce_order_line_order_idx on ecommerce_order_line (company_id, order_id, position)`);
    this.addSql(`create index ecommerce_order_line_product_idx on ecommerce_order_line (company_id, product_id)`);
    this.addSql(`
      create table ecommerce_return (
        ${recordColumns},
        number text not null,
        order_id uuid not null,
        returned_on date not null,
        reason text,
        total numeric(19, 4) not null check (total >= 0),
        foreign key (company_id, order_id) references ecommerce_order (company_id, id)
      )`);
    this.addSql(`create unique index ecommerce_return_number_key on ecommerce_return (company_id, number)`);
    this.addSql(`create index ecommerce_return_order_idx on ecommerce_return (company_id, order_id)`);
    this.addSql(`select noria_tenant('ecommerce_customer'), noria_searchable('ecommerce_customer'), noria_tenant('ecommerce_order'),
      noria_searchable('ecommerce_order'), noria_tenant('ecommerce_order_line'), noria_tenant('ecommerce_return')`);
  }
}
