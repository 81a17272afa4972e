import { Migration } from '@mikro-orm/migrations';
import { recordColumns } from './Migration002Administration.ts';

const warehouseCode = 0x60;

/** Products whole; warehouses, what lies in them and what it is worth; transfers and counts. */
export class Migration025Stock extends Migration {
  up() {
    this.products();
    this.warehouses();
    this.ledger();
    this.documents();
  }

  private products() {
    this.addSql(`
      alter table inventory_product
        add column brand text collate "und-x-icu",
        add column manufacturer text collate "und-x-icu",
        add column barcode text,
        add column unit text not null default 'PIECE' check (unit in
          ('PIECE', 'PAIR', 'SET', 'BOX', 'PACK', 'BOTTLE', 'ROLL', 'GRAM', 'KILOGRAM', 'MILLILITRE', 'LITRE', 'METRE', 'SQUARE_METRE')),
        add column purchase_price numeric(19,6) not null default 0 check (purchase_price >= 0),
        add column reorder_level numeric(19,6) not null default 0 check (reorder_level >= 0),
        add column is_perishable boolean not null default false,
        add column manufactured_on date,
        add column expires_on date`);
    this.addSql(`
      alter table inventory_product
        add constraint inventory_product_expires_on_check check (not is_perishable or expires_on > manufactured_on)`);
    this.addSql(`create unique index inventory_product_barcode_key on inventory_product (company_id, barcode) where deleted_at is null`);
    // Found by barcode, brand and maker too. A generated column is not changed but made anew, and its triggers with it.
    this.addSql(`drop function inventory_product_words_kept, inventory_product_words_changed cascade`);
    this.addSql(`
      alter table inventory_product drop column search,
        add column search text generated always as (noria_fold(name || ' ' || coalesce(code, '') || ' ' || coalesce(barcode, '') || ' '
          || coalesce(brand, '') || ' ' || coalesce(manufacturer, ''))) stored`);
    this.addSql(`select noria_searchable('inventory_product')`);
    // The pictures that show a record, among the files that hang on it.
    this.addSql(
      `alter table record_file add column is_picture boolean not null default false check (not is_picture or thumbnail_id is not null)`,
    );
  }

  private warehouses() {
    this.addSql(`
      create table warehouse (
        ${recordColumns},
        name text collate "und-x-icu" not null,
        code text,
        address text,
        city text,
        is_default boolean not null default false,
        status text not null default 'ACTIVE' check (status in ('ACTIVE', 'INACTIVE')),
        search text generated always as (noria_fold(name || ' ' || coalesce(code, '') || ' ' || coalesce(city, ''))) stored,
        constraint warehouse_is_default_check check (not is_default or status = 'ACTIVE' and deleted_at is null)
      )`);
    this.addSql(`create unique index warehouse_name_key on warehouse (company_id, lower(name)) where deleted_at is null`);
    this.addSql(`create unique index warehouse_code_key on warehouse (company_id, lower(code)) where deleted_at is null`);
    this.addSql(`create unique index warehouse_default_key on warehouse (company_id) where is_default`);
    this.addSql(`select noria_tenant('warehouse')`);
    this.addSql(`select noria_searchable('warehouse')`);
    // Each company has one to begin with; where its language can be told from its country, it is called so.
    this.addSql(`
      create function noria_found_warehouse(company uuid, country text) returns void language plpgsql as $$
      declare entered text := current_setting('app.company', true);
      begin
        perform set_config('app.company', company::text, true);
        insert into warehouse (id, company_id, name, is_default) values (noria_new_id(${warehouseCode}), company, case
          when country in ('AE', 'BH', 'DZ', 'EG', 'IQ', 'JO', 'KW', 'LB', 'LY', 'MA', 'OM', 'PS', 'QA', 'SA', 'SD', 'SY', 'TN', 'YE') then 'المستودع الرئيسي'
          when country in ('AR', 'BO', 'CL', 'CO', 'CR', 'CU', 'DO', 'EC', 'ES', 'GT', 'HN', 'MX', 'NI', 'PA', 'PE', 'PY', 'SV', 'UY', 'VE') then 'Almacén principal'
          else 'Main warehouse' end, true);
        perform set_config('app.company', coalesce(entered, ''), true);
      end $$`);
    this.addSql(`
      create function noria_warehouse_founded() returns trigger language plpgsql as $$
      begin
        perform noria_found_warehouse(new.id, new.country);
        return null;
      end $$`);
    this.addSql(`create trigger warehouse after insert on company for each row execute function noria_warehouse_founded()`);
    this.addSql(`select set_config('app.platform', 'on', true)`);
    this.addSql(`select noria_found_warehouse(id, country) from company`);
    this.addSql(`select set_config('app.platform', '', true)`);
  }

  /** What was moved, for good; and what that comes to, kept in the same transaction. */
  private ledger() {
    this.addSql(`
      create table stock_batch (
        ${recordColumns},
        product_id uuid not null,
        number text not null,
        manufactured_on date,
        expires_on date,
        constraint stock_batch_expires_on_check check (expires_on > manufactured_on),
        foreign key (company_id, product_id) references inventory_product (company_id, id)
      )`);
    this.addSql(
      `create unique index stock_batch_number_key on stock_batch (company_id, product_id, lower(number)) where deleted_at is null`,
    );
    this.addSql(`select noria_tenant('stock_batch')`);

    // A row is written over with each move: room on its page keeps that cheap.
    this.addSql(`
      create table stock_level (
        id uuid not null,
        company_id uuid not null default (current_setting('app.company'::text))::uuid references company (id),
        product_id uuid not null,
        warehouse_id uuid not null,
        on_hand numeric(19,6) not null default 0,
        reserved numeric(19,6) not null default 0,
        value numeric(19,4) not null default 0,
        moved_at timestamptz(3),
        primary key (company_id, id),
        constraint stock_level_product_key unique (company_id, product_id, warehouse_id),
        constraint stock_level_on_hand_check check (on_hand >= 0 and reserved >= 0 and reserved <= on_hand),
        constraint stock_level_value_check check (value >= 0 and (on_hand > 0 or value = 0)),
        foreign key (company_id, product_id) references inventory_product (company_id, id),
        foreign key (company_id, warehouse_id) references warehouse (company_id, id)
      ) with (fillfactor = 70)`);
    this.addSql(`create index stock_level_warehouse_idx on stock_level (company_id, warehouse_id)`);
    this.addSql(`select noria_tenant('stock_level', 'select, insert, update')`);

    this.addSql(`
      create table stock_batch_level (
        id uuid not null,
        company_id uuid not null default (current_setting('app.company'::text))::uuid references company (id),
        product_id uuid not null,
        warehouse_id uuid not null,
        batch_id uuid not null,
        on_hand numeric(19,6) not null default 0,
        primary key (company_id, id),
        constraint stock_batch_level_batch_key unique (company_id, product_id, warehouse_id, batch_id),
        constraint stock_batch_level_on_hand_check check (on_hand >= 0),
        foreign key (company_id, batch_id) references stock_batch (company_id, id),
        foreign key (company_id, product_id, warehouse_id) references stock_level (company_id, product_id, warehouse_id)
      ) with (fillfactor = 70)`);
    this.addSql(`create index stock_batch_level_of_idx on stock_batch_level (company_id, batch_id)`);
    this.addSql(`select noria_tenant('stock_batch_level', 'select, insert, update')`);

    this.addSql(`
      create table stock_reservation (
        id uuid not null,
        company_id uuid not null default (current_setting('app.company'::text))::uuid references company (id),
        created_at timestamptz(3) not null default now(),
        product_id uuid not null,
        warehouse_id uuid not null,
        quantity numeric(19,6) not null check (quantity > 0),
        source_id uuid not null,
        source_line_id uuid,
        primary key (company_id, id),
        constraint stock_reservation_line_key unique nulls not distinct (company_id, source_id, source_line_id, product_id, warehouse_id),
        foreign key (company_id, product_id, warehouse_id) references stock_level (company_id, product_id, warehouse_id)
      )`);
    this.addSql(`create index stock_reservation_level_idx on stock_reservation (company_id, product_id, warehouse_id)`);
    this.addSql(`select noria_tenant('stock_reservation', 'select, insert, delete')`);

    this.addSql(`
      create table stock_move (
        id uuid not null,
        company_id uuid not null default (current_setting('app.company'::text))::uuid references company (id),
        moved_at timestamptz(3) not null,
        product_id uuid not null,
        warehouse_id uuid not null,
        batch_id uuid,
        reason text not null check (reason in
          ('OPENING', 'ADJUSTMENT', 'COUNT', 'SCRAP', 'TRANSFER', 'SALE', 'SALE_RETURN', 'PURCHASE', 'PURCHASE_RETURN')),
        quantity numeric(19,6) not null check (quantity <> 0),
        value numeric(19,4) not null check (value = 0 or (value > 0) = (quantity > 0)),
        -- What lay there and what that was worth, once it was done.
        on_hand_after numeric(19,6) not null check (on_hand_after >= 0),
        value_after numeric(19,4) not null check (value_after >= 0),
        source_id uuid not null,
        source_line_id uuid,
        note text,
        moved_by_id uuid,
        primary key (company_id, id),
        foreign key (company_id, product_id, warehouse_id) references stock_level (company_id, product_id, warehouse_id),
        foreign key (company_id, batch_id) references stock_batch (company_id, id),
        foreign key (company_id, moved_by_id) references user_account (company_id, id)
      )`);
    // What a line of a document moves, it moves once.
    this.addSql(`
      create unique index stock_move_line_key on stock_move (company_id, source_line_id, product_id, warehouse_id, batch_id, reason)
        nulls not distinct where source_line_id is not null`);
    this.addSql(`create index stock_move_product_idx on stock_move (company_id, product_id, id)`);
    this.addSql(`create index stock_move_level_idx on stock_move (company_id, warehouse_id, product_id, id)`);
    this.addSql(`create index stock_move_source_idx on stock_move (company_id, source_id)`);
    this.addSql(`select noria_tenant('stock_move', 'select, insert')`);
    // Not even their owner changes what has been moved: it is moved back.
    this.addSql(`create trigger stands before update or delete on stock_move for each row execute function noria_frozen()`);
    this.addSql(`create trigger stands_whole before truncate on stock_move for each statement execute function noria_frozen()`);
  }

  private documents() {
    this.addSql(`
      create table stock_transfer (
        ${recordColumns},
        number text,
        from_warehouse_id uuid not null,
        to_warehouse_id uuid not null,
        status text not null default 'DRAFT' check (status in ('DRAFT', 'DONE', 'CANCELLED')),
        note text,
        done_at timestamptz(3),
        search text generated always as (noria_fold(coalesce(number, '') || ' ' || coalesce(note, ''))) stored,
        constraint stock_transfer_to_warehouse_check check (from_warehouse_id <> to_warehouse_id),
        check ((status = 'DONE') = (done_at is not null) and (status <> 'DONE' or number is not null)),
        foreign key (company_id, from_warehouse_id) references warehouse (company_id, id),
        foreign key (company_id, to_warehouse_id) references warehouse (company_id, id)
      )`);
    this.addSql(`create unique index stock_transfer_number_key on stock_transfer (company_id, number)`);
    this.addSql(`create index stock_transfer_created_idx on stock_transfer (company_id, created_at, id) where deleted_at is null`);
    this.addSql(`create index stock_transfer_from_idx on stock_transfer (company_id, from_warehouse_id)`);
    this.addSql(`create index stock_transfer_to_idx on stock_transfer (company_id, to_warehouse_id)`);
    this.addSql(`select noria_tenant('stock_transfer')`);
    this.addSql(`select noria_searchable('stock_transfer')`);
    this.addSql(`
      create table stock_transfer_line (
        ${recordColumns},
        transfer_id uuid not null,
        position integer not null check (position > 0),
        product_id uuid not null,
        batch_id uuid,
        quantity numeric(19,6) not null check (quantity > 0),
        foreign key (company_id, transfer_id) references stock_transfer (company_id, id),
        foreign key (company_id, product_id) references inventory_product (company_id, id),
        foreign key (company_id, batch_id) references stock_batch (company_id, id)
      )`);
    this.addSql(`create unique index stock_transfer_line_position_key on stock_transfer_line (company_id, transfer_id, position)`);
    this.addSql(`create index stock_transfer_line_product_idx on stock_transfer_line (company_id, product_id)`);
    this.addSql(`select noria_tenant('stock_transfer_line')`);

    this.addSql(`
      create table stock_count (
        ${recordColumns},
        number text,
        warehouse_id uuid not null,
        status text not null default 'OPEN' check (status in ('OPEN', 'POSTED', 'CANCELLED')),
        note text,
        posted_at timestamptz(3),
        search text generated always as (noria_fold(coalesce(number, '') || ' ' || coalesce(note, ''))) stored,
        check ((status = 'POSTED') = (posted_at is not null) and (status <> 'POSTED' or number is not null)),
        foreign key (company_id, warehouse_id) references warehouse (company_id, id)
      )`);
    this.addSql(`create unique index stock_count_number_key on stock_count (company_id, number)`);
    this.addSql(`create index stock_count_created_idx on stock_count (company_id, created_at, id) where deleted_at is null`);
    this.addSql(`create index stock_count_warehouse_idx on stock_count (company_id, warehouse_id)`);
    this.addSql(`select noria_tenant('stock_count')`);
    this.addSql(`select noria_searchable('stock_count')`);
    this.addSql(`
      create table stock_count_line (
        ${recordColumns},
        count_id uuid not null,
        product_id uuid not null,
        batch_id uuid,
        -- What the books said when it was counted: what moves afterwards changes neither.
        book numeric(19,6),
        counted numeric(19,6) check (counted >= 0),
        difference numeric(19,6) generated always as (counted - book) stored,
        counted_at timestamptz(3),
        counted_by_id uuid,
        check ((counted is null) = (book is null) and (counted is null) = (counted_at is null)),
        foreign key (company_id, count_id) references stock_count (company_id, id),
        foreign key (company_id, product_id) references inventory_product (company_id, id),
        foreign key (company_id, batch_id) references stock_batch (company_id, id),
        foreign key (company_id, counted_by_id) references user_account (company_id, id)
      )`);
    this.addSql(`
      create unique index stock_count_line_product_key on stock_count_line (company_id, count_id, product_id, batch_id)
        nulls not distinct where deleted_at is null`);
    this.addSql(`create index stock_count_line_product_idx on stock_count_line (company_id, product_id)`);
    this.addSql(`select noria_tenant('stock_count_line')`);
  }
}
