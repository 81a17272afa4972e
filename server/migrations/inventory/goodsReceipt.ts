import { recordColumns } from '../recordColumns.ts';

/** Goods receipts of several products. */
export const goodsReceipt = `
create table goods_receipt (
  ${recordColumns},
  number text,
  warehouse_id uuid not null,
  supplier text collate "und-x-icu",
  supplier_reference text,
  status text not null default 'DRAFT' check (status in ('DRAFT', 'POSTED', 'REVERSED')),
  note text,
  posted_at timestamptz(3),
  reversed_at timestamptz(3),
  search text generated always as (noria_fold(coalesce(number, '') || ' ' || coalesce(supplier, '') || ' '
    || coalesce(supplier_reference, '') || ' ' || coalesce(note, ''))) stored,
  check ((status <> 'DRAFT') = (posted_at is not null) and (status <> 'DRAFT') = (number is not null)),
  check ((status = 'REVERSED') = (reversed_at is not null)),
  foreign key (company_id, warehouse_id) references warehouse (company_id, id)
);
create unique index goods_receipt_number_key on goods_receipt (company_id, number);
create index goods_receipt_created_idx on goods_receipt (company_id, created_at, id) where deleted_at is null;
create index goods_receipt_warehouse_idx on goods_receipt (company_id, warehouse_id);
select noria_tenant('goods_receipt'), noria_searchable('goods_receipt');

create table goods_receipt_line (
  ${recordColumns},
  receipt_id uuid not null,
  position integer not null check (position > 0),
  product_id uuid not null,
  quantity numeric(19,6) not null check (quantity > 0),
  unit_cost numeric(19,6) not null check (unit_cost >= 0),
  value numeric(19,4) not null check (value >= 0),
  batch_number text,
  manufactured_on date,
  expires_on date,
  batch_id uuid,
  constraint goods_receipt_line_expires_on_check check (expires_on > manufactured_on),
  foreign key (company_id, receipt_id) references goods_receipt (company_id, id),
  foreign key (company_id, product_id) references inventory_product (company_id, id),
  foreign key (company_id, batch_id) references stock_batch (company_id, id)
);
create unique index goods_receipt_line_position_key on goods_receipt_line (company_id, receipt_id, position);
create index goods_receipt_line_product_idx on goods_receipt_line (company_id, product_id);
select noria_tenant('goods_receipt_line');
`;
