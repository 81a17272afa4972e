import { Migration } from '@mikro-orm/migrations';
import { recordColumns } from './Migration002Administration.ts';

/** Tills with their sessions, and what is sold at them or by an inventory invoice. Figures of a return are those of a sale, negative. */
export class Migration027Till extends Migration {
  up() {
    this.tills();
    this.invoices();
    this.lines();
    this.search();
  }

  private tills() {
    this.addSql(`
      create table till (
        ${recordColumns},
        name text collate "und-x-icu" not null,
        warehouse_id uuid,
        status text not null default 'ACTIVE' check (status in ('ACTIVE', 'INACTIVE')),
        search text generated always as (noria_fold(name)) stored,
        foreign key (company_id, warehouse_id) references warehouse (company_id, id)
      )`);
    this.addSql(`create unique index till_name_key on till (company_id, lower(name)) where deleted_at is null`);
    this.addSql(`create index till_created_idx on till (company_id, created_at, id) where deleted_at is null`);
    this.addSql(`create index till_warehouse_idx on till (company_id, warehouse_id)`);
    this.addSql(`select noria_tenant('till')`);
    this.addSql(`select noria_searchable('till')`);
    this.addSql(`
      create table till_session (
        ${recordColumns},
        till_id uuid not null,
        cashier_id uuid not null,
        opened_at timestamptz(3) not null,
        float numeric(19,4) not null check (float >= 0),
        closed_at timestamptz(3),
        closed_by_id uuid,
        expected_cash numeric(19,4),
        counted_cash numeric(19,4) check (counted_cash >= 0),
        difference numeric(19,4) generated always as (counted_cash - expected_cash) stored,
        note text,
        foreign key (company_id, till_id) references till (company_id, id),
        foreign key (company_id, cashier_id) references user_account (company_id, id),
        foreign key (company_id, closed_by_id) references user_account (company_id, id),
        check (num_nonnulls(closed_at, closed_by_id, expected_cash, counted_cash) in (0, 4))
      )`);
    // A till has one drawer: one session at a time.
    this.addSql(`create unique index till_session_till_id_key on till_session (company_id, till_id) where closed_at is null`);
    this.addSql(`create index till_session_till_idx on till_session (company_id, till_id, opened_at)`);
    this.addSql(`create index till_session_opened_idx on till_session (company_id, opened_at, id)`);
    this.addSql(`create index till_session_created_idx on till_session (company_id, created_at, id)`);
    this.addSql(`create index till_session_cashier_idx on till_session (company_id, cashier_id)`);
    this.addSql(`create index till_session_closed_by_idx on till_session (company_id, closed_by_id)`);
    this.addSql(`select noria_tenant('till_session')`);
    this.addSql(`
      create table till_cash (
        ${recordColumns},
        session_id uuid not null,
        direction text not null check (direction in ('IN', 'OUT')),
        amount numeric(19,4) not null check (amount > 0),
        reason text not null,
        foreign key (company_id, session_id) references till_session (company_id, id)
      )`);
    this.addSql(`create index till_cash_session_idx on till_cash (company_id, session_id, created_at)`);
    this.addSql(`select noria_tenant('till_cash')`);
  }

  private invoices() {
    // Paid when it is made: what was paid by each means is the total, and what is told of payments agrees with it.
    this.addSql(`
      create table inventory_invoice (
        ${recordColumns},
        number text not null,
        type text not null check (type in ('PRODUCTS', 'SERVICES', 'PACKAGES', 'AGGREGATE_PRODUCTS', 'MIXED')),
        customer_id uuid,
        cashier_id uuid not null,
        till_id uuid,
        till_session_id uuid,
        return_of_id uuid,
        sold_at timestamptz(3) not null,
        issued_on date not null,
        currency char(3) not null,
        discount_percent numeric(9,6) not null default 0 check (discount_percent between 0 and 100),
        subtotal numeric(19,4) not null,
        discount_total numeric(19,4) not null,
        tax_total numeric(19,4) not null,
        total numeric(19,4) not null,
        cash numeric(19,4) not null,
        card numeric(19,4) not null,
        bank numeric(19,4) not null,
        tendered numeric(19,4) check (tendered >= 0),
        change numeric(19,4) check (change >= 0),
        reason text,
        search text not null default '',
        foreign key (company_id, customer_id) references customer (company_id, id),
        foreign key (company_id, cashier_id) references user_account (company_id, id),
        foreign key (company_id, till_id) references till (company_id, id),
        foreign key (company_id, till_session_id) references till_session (company_id, id),
        foreign key (company_id, return_of_id) references inventory_invoice (company_id, id),
        check (num_nonnulls(customer_id, till_session_id, return_of_id) > 0),
        check ((till_id is null) = (till_session_id is null)),
        check (total = subtotal - discount_total),
        constraint inventory_invoice_payments_check check (cash + card + bank = total),
        check (case when return_of_id is null then least(subtotal, discount_total, tax_total, total, cash, card, bank) >= 0
          else greatest(subtotal, discount_total, tax_total, total, cash, card, bank) <= 0 end)
      )`);
    this.addSql(`create unique index inventory_invoice_number_key on inventory_invoice (company_id, number)`);
    this.addSql(`create index inventory_invoice_created_idx on inventory_invoice (company_id, created_at, id) where deleted_at is null`);
    this.addSql(`create index inventory_invoice_sold_idx on inventory_invoice (company_id, sold_at, id) where deleted_at is null`);
    this.addSql(`create index inventory_invoice_issued_idx on inventory_invoice (company_id, issued_on, id) where deleted_at is null`);
    this.addSql(`create index inventory_invoice_total_idx on inventory_invoice (company_id, total, id) where deleted_at is null`);
    this.addSql(
      `create index inventory_invoice_customer_idx on inventory_invoice (company_id, customer_id, sold_at) where customer_id is not null`,
    );
    this.addSql(`create index inventory_invoice_cashier_idx on inventory_invoice (company_id, cashier_id)`);
    this.addSql(
      `create index inventory_invoice_session_idx on inventory_invoice (company_id, till_session_id) where till_session_id is not null`,
    );
    this.addSql(`create index inventory_invoice_till_idx on inventory_invoice (company_id, till_id) where till_id is not null`);
    this.addSql(`create index inventory_invoice_return_idx on inventory_invoice (company_id, return_of_id) where return_of_id is not null`);
    this.addSql(`select noria_tenant('inventory_invoice')`);
    this.addSql(`
      create table inventory_invoice_tax (
        ${recordColumns},
        invoice_id uuid not null,
        vat_category text not null check (vat_category in ('STANDARD_RATED', 'ZERO_RATED')),
        vat_rate numeric(7,4) not null check (vat_rate between 0 and 100),
        base numeric(19,4) not null,
        tax numeric(19,4) not null,
        foreign key (company_id, invoice_id) references inventory_invoice (company_id, id)
      )`);
    this.addSql(
      `create unique index inventory_invoice_tax_rate_key on inventory_invoice_tax (company_id, invoice_id, vat_category, vat_rate)`,
    );
    this.addSql(`select noria_tenant('inventory_invoice_tax')`);
  }

  private lines() {
    // What a package holds may be taxed at several rates: then the line names none, and its parts do.
    this.addSql(`
      create table inventory_invoice_line (
        ${recordColumns},
        invoice_id uuid not null,
        position integer not null check (position > 0),
        kind text not null check (kind in ('PRODUCT', 'SERVICE', 'PACKAGE', 'AGGREGATE_PRODUCT')),
        product_id uuid,
        service_id uuid,
        package_id uuid,
        aggregate_product_id uuid,
        return_of_line_id uuid,
        restocked boolean,
        description text not null,
        quantity numeric(13,6) not null check (abs(quantity) between 1 and 1000000 and quantity = trunc(quantity)),
        unit_price numeric(19,6) not null check (unit_price >= 0),
        discount_percent numeric(9,6) not null default 0 check (discount_percent between 0 and 100),
        vat_category text check (vat_category in ('STANDARD_RATED', 'ZERO_RATED')),
        vat_rate numeric(7,4) check (vat_rate between 0 and 100),
        net numeric(19,4) not null,
        discount_share numeric(19,4) not null,
        base numeric(19,4) not null,
        tax numeric(19,4) not null,
        total numeric(19,4) generated always as (base + tax) stored,
        cost numeric(19,4) not null,
        parts jsonb,
        foreign key (company_id, invoice_id) references inventory_invoice (company_id, id),
        foreign key (company_id, product_id) references inventory_product (company_id, id),
        foreign key (company_id, service_id) references inventory_service (company_id, id),
        foreign key (company_id, package_id) references inventory_package (company_id, id),
        foreign key (company_id, aggregate_product_id) references aggregate_product (company_id, id),
        foreign key (company_id, return_of_line_id) references inventory_invoice_line (company_id, id),
        check (num_nonnulls(product_id, service_id, package_id, aggregate_product_id) = 1),
        check (case kind when 'PRODUCT' then product_id when 'SERVICE' then service_id when 'PACKAGE' then package_id
          else aggregate_product_id end is not null),
        check ((vat_category is null) = (vat_rate is null) and (vat_category is not null or kind = 'PACKAGE')),
        check ((parts is not null) = (kind = 'PACKAGE')),
        check ((return_of_line_id is null) = (quantity > 0)),
        check ((return_of_line_id is null) = (restocked is null)),
        check (net - discount_share = base + tax),
        check (case when return_of_line_id is null then least(net, discount_share, base, tax, cost) >= 0
          else greatest(net, discount_share, base, tax, cost) <= 0 end)
      )`);
    this.addSql(`create unique index inventory_invoice_line_position_key on inventory_invoice_line (company_id, invoice_id, position)`);
    for (const item of ['product', 'service', 'package', 'aggregate_product', 'return_of_line'])
      this.addSql(
        `create index inventory_invoice_line_${item}_idx on inventory_invoice_line (company_id, ${item}_id) where ${item}_id is not null`,
      );
    this.addSql(`select noria_tenant('inventory_invoice_line')`);
  }

  /** Found by its number, and by its customer's name, whatever it is by then. */
  private search() {
    this.addSql(`
      create function noria_inventory_invoice_search() returns trigger language plpgsql as $$
      begin
        new.search := noria_fold(new.number);
        if new.customer_id is not null then
          new.search := new.search || (select noria_fold(concat_ws(' ', '', c.name, c.company_name)) from customer c
            where c.company_id = new.company_id and c.id = new.customer_id);
        end if;
        return new;
      end $$`);
    this.addSql(
      `create trigger search before insert or update of search, customer_id on inventory_invoice for each row execute function noria_inventory_invoice_search()`,
    );
    this.addSql(`
      create function noria_inventory_customer_renamed() returns trigger language plpgsql as $$
      begin
        update inventory_invoice set search = '' where company_id = new.company_id and customer_id = new.id;
        return null;
      end $$`);
    this.addSql(`
      create trigger renamed_on_invoices after update of name, company_name on customer for each row
        when (new.name is distinct from old.name or new.company_name is distinct from old.company_name)
        execute function noria_inventory_customer_renamed()`);
    this.addSql(`select noria_searchable('inventory_invoice')`);
  }
}
