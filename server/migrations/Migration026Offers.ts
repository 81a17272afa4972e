import { Migration } from '@mikro-orm/migrations';
import { recordColumns } from './Migration002Administration.ts';

const vatCategory = `vat_category text not null default 'STANDARD_RATED' check (vat_category in ('STANDARD_RATED', 'ZERO_RATED'))`;
const status = `status text not null default 'ACTIVE' check (status in ('ACTIVE', 'INACTIVE'))`;
const quantity = `quantity numeric(13,6) not null check (quantity > 0 and quantity <= 1000000)`;

/** What is sold beside single products: services, packages of products and services, and products put together of others. */
export class Migration026Offers extends Migration {
  up() {
    this.money();
    this.services();
    this.packages();
    this.aggregates();
  }

  /** The company's money, and what its stock says of a product: what lists and prices are worked out from. */
  private money() {
    this.addSql(`
      create function noria_currency_digits(currency text) returns integer language sql immutable parallel safe as $$
        select case
          when currency = any ('{BIF,CLP,DJF,GNF,ISK,JPY,KMF,KRW,PYG,RWF,UGX,UYI,VND,VUV,XAF,XOF,XPF}') then 0
          when currency = any ('{BHD,IQD,JOD,KWD,LYD,OMR,TND}') then 3
          when currency = any ('{CLF,UYW}') then 4
          else 2 end $$`);
    this.addSql(`
      create function noria_money(amount numeric) returns numeric language sql stable as $$
        select round(amount, noria_currency_digits((select c.currency from company c where c.id = noria_company()))) $$`);
    this.addSql(`
      create function noria_today() returns date language sql stable as $$
        select (now() at time zone c.time_zone)::date from company c where c.id = noria_company() $$`);
    // What nobody has reserved and has not expired, in all warehouses together.
    this.addSql(`
      create function noria_available(product uuid) returns numeric language sql stable as $$
        select coalesce(sum(greatest(0, l.on_hand - l.reserved - coalesce((
          select sum(b.on_hand) from stock_batch_level b join stock_batch s on s.company_id = b.company_id and s.id = b.batch_id
          where b.company_id = l.company_id and b.product_id = l.product_id and b.warehouse_id = l.warehouse_id and s.expires_on < noria_today()), 0))), 0)
        from stock_level l where l.company_id = noria_company() and l.product_id = product $$`);
    this.addSql(`
      create function noria_unit_cost(product uuid) returns numeric language sql stable as $$
        select coalesce(
          (select sum(l.value) / nullif(sum(l.on_hand), 0) from stock_level l where l.company_id = noria_company() and l.product_id = product),
          (select p.purchase_price from inventory_product p where p.company_id = noria_company() and p.id = product)) $$`);
  }

  private services() {
    this.addSql(`
      create table inventory_service (
        ${recordColumns},
        title text collate "und-x-icu" not null,
        description text not null,
        service_type text not null check (service_type in ('FIXED', 'HOURLY', 'WEEKLY', 'MONTHLY', 'QUARTERLY')),
        charges numeric(19,4) not null check (charges >= 0),
        ${vatCategory},
        ${status},
        search text generated always as (noria_fold(title || ' ' || description)) stored
      )`);
    this.listed('inventory_service');
  }

  private packages() {
    this.addSql(`
      create table inventory_package (
        ${recordColumns},
        title text collate "und-x-icu" not null,
        discount_percentage numeric(9,6) not null check (discount_percentage > 0 and discount_percentage <= 100),
        expiry_date date,
        ${status},
        search text generated always as (noria_fold(title)) stored
      )`);
    this.listed('inventory_package');
    this.addSql(`
      create table inventory_package_line (
        ${recordColumns},
        package_id uuid not null,
        position integer not null check (position > 0),
        product_id uuid,
        service_id uuid,
        ${quantity},
        check (num_nonnulls(product_id, service_id) = 1),
        foreign key (company_id, package_id) references inventory_package (company_id, id),
        foreign key (company_id, product_id) references inventory_product (company_id, id),
        foreign key (company_id, service_id) references inventory_service (company_id, id)
      )`);
    this.addSql(`create unique index inventory_package_line_position_key on inventory_package_line (company_id, package_id, position)`);
    this.addSql(`create index inventory_package_line_product_idx on inventory_package_line (company_id, product_id)`);
    this.addSql(`create index inventory_package_line_service_idx on inventory_package_line (company_id, service_id)`);
    this.addSql(`select noria_tenant('inventory_package_line')`);
    this.packageFigures();
  }

  private packageFigures() {
    this.addSql(`
      create function noria_package_list(package uuid) returns numeric language sql stable as $$
        select coalesce(sum(noria_money(l.quantity * coalesce(p.sale_price, s.charges))), 0) from inventory_package_line l
        left join inventory_product p on p.company_id = l.company_id and p.id = l.product_id
        left join inventory_service s on s.company_id = l.company_id and s.id = l.service_id
        where l.company_id = noria_company() and l.package_id = package $$`);
    this.addSql(`
      create function noria_package_final(package uuid, discount numeric) returns numeric language sql stable as $$
        select list - noria_money(list * discount / 100) from noria_package_list(package) list $$`);
    this.addSql(`
      create function noria_package_is_whole(package uuid) returns boolean language sql stable as $$
        select not exists (
          select from inventory_package_line l
          left join inventory_product p on p.company_id = l.company_id and p.id = l.product_id
          left join inventory_service s on s.company_id = l.company_id and s.id = l.service_id
          where l.company_id = noria_company() and l.package_id = package and coalesce(p.status, s.status) <> 'ACTIVE') $$`);
    // Null where it holds services alone: those never run out.
    this.addSql(`
      create function noria_package_available(package uuid) returns numeric language sql stable as $$
        select min(floor(noria_available(product_id) / quantity)) from (
          select l.product_id, sum(l.quantity) as quantity from inventory_package_line l
          where l.company_id = noria_company() and l.package_id = package and l.product_id is not null group by 1) taken $$`);
  }

  private aggregates() {
    this.addSql(`
      create table aggregate_product (
        ${recordColumns},
        title text collate "und-x-icu" not null,
        selling_price numeric(19,4) not null check (selling_price > 0),
        own_cost numeric(19,4) not null default 0 check (own_cost >= 0),
        ${vatCategory},
        ${status},
        attachment_id uuid,
        search text generated always as (noria_fold(title)) stored,
        foreign key (company_id, attachment_id) references stored_file (company_id, id)
      )`);
    this.listed('aggregate_product');
    this.addSql(`create index aggregate_product_attachment_idx on aggregate_product (company_id, attachment_id)`);
    this.addSql(`
      create table aggregate_product_line (
        ${recordColumns},
        aggregate_product_id uuid not null,
        position integer not null check (position > 0),
        product_id uuid,
        component_id uuid,
        ${quantity},
        check (num_nonnulls(product_id, component_id) = 1),
        check (component_id <> aggregate_product_id),
        foreign key (company_id, aggregate_product_id) references aggregate_product (company_id, id),
        foreign key (company_id, product_id) references inventory_product (company_id, id),
        foreign key (company_id, component_id) references aggregate_product (company_id, id)
      )`);
    this.addSql(
      `create unique index aggregate_product_line_position_key on aggregate_product_line (company_id, aggregate_product_id, position)`,
    );
    this.addSql(`create index aggregate_product_line_product_idx on aggregate_product_line (company_id, product_id)`);
    this.addSql(`create index aggregate_product_line_component_idx on aggregate_product_line (company_id, component_id)`);
    this.addSql(`select noria_tenant('aggregate_product_line')`);
    this.leaves();
    this.whole();
    this.aggregateFigures();
  }

  /**
   * What stock one of an aggregate takes: its components exploded to products, equal ones summed (domain §3). Kept in the transaction that
   * changes a recipe, so that lists, availability and sales read rows instead of trees.
   */
  private leaves() {
    this.addSql(`
      create table aggregate_product_leaf (
        company_id uuid not null default (current_setting('app.company'::text))::uuid references company (id),
        aggregate_product_id uuid not null,
        product_id uuid not null,
        quantity numeric not null check (quantity > 0),
        primary key (company_id, aggregate_product_id, product_id),
        foreign key (company_id, aggregate_product_id) references aggregate_product (company_id, id),
        foreign key (company_id, product_id) references inventory_product (company_id, id)
      )`);
    this.addSql(`create index aggregate_product_leaf_product_idx on aggregate_product_leaf (company_id, product_id)`);
    this.addSql(`select noria_tenant('aggregate_product_leaf')`);
    // Explodes a recipe that has changed, and every one that it is part of.
    this.addSql(`
      create function noria_explode(changed uuid) returns void language plpgsql as $$
      declare
        affected uuid[] := array(
          with recursive upward(id) as (
            select changed
            union
            select c.aggregate_product_id from aggregate_product_line c join upward u on c.component_id = u.id
            where c.company_id = noria_company())
          select id from upward);
      begin
        delete from aggregate_product_leaf where company_id = noria_company() and aggregate_product_id = any (affected);
        insert into aggregate_product_leaf (aggregate_product_id, product_id, quantity)
          with recursive part(aggregate_product_id, product_id, component_id, quantity) as (
            select c.aggregate_product_id, c.product_id, c.component_id, c.quantity::numeric from aggregate_product_line c
            where c.company_id = noria_company() and c.aggregate_product_id = any (affected)
            union all
            select p.aggregate_product_id, c.product_id, c.component_id, p.quantity * c.quantity
            from part p join aggregate_product_line c on c.company_id = noria_company() and c.aggregate_product_id = p.component_id)
          select aggregate_product_id, product_id, round(sum(quantity), 6) from part where product_id is not null group by 1, 2;
      end $$`);
  }

  private aggregateFigures() {
    this.addSql(`
      create function noria_aggregate_available(aggregate uuid) returns numeric language sql stable as $$
        select coalesce(min(floor(noria_available(product_id) / quantity)), 0) from aggregate_product_leaf
        where company_id = noria_company() and aggregate_product_id = aggregate $$`);
    this.addSql(`
      create function noria_aggregate_worth(aggregate uuid) returns numeric language sql stable strict as $$
        select coalesce(sum(quantity * noria_unit_cost(product_id)), 0) from aggregate_product_leaf
        where company_id = noria_company() and aggregate_product_id = aggregate $$`);
    this.addSql(`
      create function noria_aggregate_cost(aggregate uuid) returns numeric language sql stable as $$
        select noria_money(noria_aggregate_worth(aggregate)) $$`);
  }

  /** An aggregate is sold only while all it is made of is in use, its aggregates too (domain §3). */
  private whole() {
    this.addSql(`
      create function noria_aggregate_is_whole(aggregate uuid) returns boolean language sql stable as $$
        with recursive part(id) as (
          select aggregate
          union
          select c.component_id from aggregate_product_line c join part p on c.aggregate_product_id = p.id
          where c.company_id = noria_company() and c.component_id is not null)
        select not exists (
            select from part join aggregate_product a on a.company_id = noria_company() and a.id = part.id
            where a.status <> 'ACTIVE' and a.id <> aggregate)
          and not exists (
            select from aggregate_product_leaf l join inventory_product p on p.company_id = l.company_id and p.id = l.product_id
            where l.company_id = noria_company() and l.aggregate_product_id = aggregate and p.status <> 'ACTIVE') $$`);
  }

  /** What every list of titles needs. */
  private listed(table: string) {
    this.addSql(`create index ${table}_title_idx on ${table} (company_id, title, id) where deleted_at is null`);
    this.addSql(`select noria_tenant('${table}')`);
    this.addSql(`select noria_searchable('${table}')`);
  }
}
