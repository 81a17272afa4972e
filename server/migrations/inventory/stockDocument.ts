import { recordColumns } from '../recordColumns.ts';

/** Transfers between warehouses. */
export const stockTransfer = `
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
);
create unique index stock_transfer_number_key on stock_transfer (company_id, number);
create index stock_transfer_created_idx on stock_transfer (company_id, created_at, id) where deleted_at is null;
create index stock_transfer_from_idx on stock_transfer (company_id, from_warehouse_id);
create index stock_transfer_to_idx on stock_transfer (company_id, to_warehouse_id);
select noria_tenant('stock_transfer'), noria_searchable('stock_transfer');

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
);
create unique index stock_transfer_line_position_key on stock_transfer_line (company_id, transfer_id, position);
create index stock_transfer_line_product_idx on stock_transfer_line (company_id, product_id);
select noria_tenant('stock_transfer_line');
`;

/** Counts of what lies in a warehouse. */
export const stockCount = `
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
);
create unique index stock_count_number_key on stock_count (company_id, number);
create index stock_count_created_idx on stock_count (company_id, created_at, id) where deleted_at is null;
create index stock_count_warehouse_idx on stock_count (company_id, warehouse_id);
select noria_tenant('stock_count'), noria_searchable('stock_count');

create table stock_count_line (
  
  ${recordColumns},
  count_id uuid not null,
  product_id uuid not null,
  batch_id uuid,
  -- The quantity in the books at the time of counting; later moves change neither.
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
);
create unique index stock_count_line_product_key on stock_count_line (company_id, count_id, product_id, batch_id)
  nulls not distinct where deleted_at is null;
create index stock_count_line_product_idx on stock_count_line (company_id, product_id);
select noria_tenant('stock_count_line');
`;
