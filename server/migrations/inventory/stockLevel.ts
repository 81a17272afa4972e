import { companyColumn, recordColumns } from '../recordColumns.ts';

/** Stock of each warehouse, its value and its reservations. */
export const stockLevels = `
create table stock_batch (
  
  ${recordColumns},
  product_id uuid not null,
  number text not null,
  manufactured_on date,
  expires_on date,
  constraint stock_batch_expires_on_check check (expires_on > manufactured_on),
  foreign key (company_id, product_id) references inventory_product (company_id, id)
);
create unique index stock_batch_number_key on stock_batch (company_id, product_id, lower(number)) where deleted_at is null;
select noria_tenant('stock_batch');

-- Each move overwrites its row: free room on the page keeps that cheap.
create table stock_level (
  id uuid not null,
  ${companyColumn},
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
) with (fillfactor = 70);
create index stock_level_warehouse_idx on stock_level (company_id, warehouse_id);
select noria_tenant('stock_level', 'select, insert, update');

create table stock_batch_level (
  id uuid not null,
  ${companyColumn},
  product_id uuid not null,
  warehouse_id uuid not null,
  batch_id uuid not null,
  on_hand numeric(19,6) not null default 0,
  primary key (company_id, id),
  constraint stock_batch_level_batch_key unique (company_id, product_id, warehouse_id, batch_id),
  constraint stock_batch_level_on_hand_check check (on_hand >= 0),
  foreign key (company_id, batch_id) references stock_batch (company_id, id),
  foreign key (company_id, product_id, warehouse_id) references stock_level (company_id, product_id, warehouse_id)
) with (fillfactor = 70);
create index stock_batch_level_of_idx on stock_batch_level (company_id, batch_id);
select noria_tenant('stock_batch_level', 'select, insert, update');

create table stock_reservation (
  id uuid not null,
  ${companyColumn},
  created_at timestamptz(3) not null default now(),
  product_id uuid not null,
  warehouse_id uuid not null,
  quantity numeric(19,6) not null check (quantity > 0),
  source_id uuid not null,
  source_line_id uuid,
  primary key (company_id, id),
  constraint stock_reservation_line_key unique nulls not distinct (company_id, source_id, source_line_id, product_id, warehouse_id),
  foreign key (company_id, product_id, warehouse_id) references stock_level (company_id, product_id, warehouse_id)
);
create index stock_reservation_level_idx on stock_reservation (company_id, product_id, warehouse_id);
select noria_tenant('stock_reservation', 'select, insert, delete');
`;

/** Available quantity and unit cost of a product. */
export const stockFigures = `
-- Stock that is neither reserved nor expired, in all warehouses together.
create function noria_available(product uuid) returns numeric language sql stable as $$
  select coalesce(sum(greatest(0, l.on_hand - l.reserved - coalesce((
    select sum(b.on_hand) from stock_batch_level b join stock_batch s on s.company_id = b.company_id and s.id = b.batch_id
    where b.company_id = l.company_id and b.product_id = l.product_id and b.warehouse_id = l.warehouse_id and s.expires_on < noria_today()), 0))), 0)
  from stock_level l where l.company_id = noria_company() and l.product_id = product $$;

create function noria_unit_cost(product uuid) returns numeric language sql stable as $$
  select coalesce(
    (select sum(l.value) / nullif(sum(l.on_hand), 0) from stock_level l where l.company_id = noria_company() and l.product_id = product),
    (select p.purchase_price from inventory_product p where p.company_id = noria_company() and p.id = product)) $$;
`;
