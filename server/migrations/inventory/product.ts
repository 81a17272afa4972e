import { recordColumns } from '../recordColumns.ts';

/** Products. */
export const product = `
create table inventory_product (
  ${recordColumns},
  name text collate "und-x-icu" not null,
  code text,
  barcode text,
  brand text collate "und-x-icu",
  manufacturer text collate "und-x-icu",
  unit text not null default 'PIECE' check (unit in
    ('PIECE', 'PAIR', 'SET', 'BOX', 'PACK', 'BOTTLE', 'ROLL', 'GRAM', 'KILOGRAM', 'MILLILITRE', 'LITRE', 'METRE', 'SQUARE_METRE')),
  sale_price numeric(19,4) not null default 0 check (sale_price >= 0),
  price_includes_tax boolean not null default false,
  vat_category text not null default 'STANDARD_RATED' check (vat_category in ('STANDARD_RATED', 'ZERO_RATED')),
  purchase_price numeric(19,6) not null default 0 check (purchase_price >= 0),
  reorder_level numeric(19,6) not null default 0 check (reorder_level >= 0),
  is_perishable boolean not null default false,
  manufactured_on date,
  expires_on date,
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'INACTIVE')),
  search text generated always as (noria_fold(name || ' ' || coalesce(code, '') || ' ' || coalesce(barcode, '') || ' '
    || coalesce(brand, '') || ' ' || coalesce(manufacturer, ''))) stored,
  constraint inventory_product_expires_on_check check (not is_perishable or expires_on > manufactured_on)
);
create unique index inventory_product_code_key on inventory_product (company_id, lower(code)) where deleted_at is null;
create index inventory_product_name_idx on inventory_product (company_id, name, id) where deleted_at is null;
create unique index inventory_product_barcode_key on inventory_product (company_id, barcode) where deleted_at is null;
select noria_tenant('inventory_product'), noria_searchable('inventory_product');
`;
