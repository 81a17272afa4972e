import { recordColumns } from '../recordColumns.ts';

/** Services. */
export const service = `
create table inventory_service (
  ${recordColumns},
  title text collate "und-x-icu" not null,
  description text not null,
  service_type text not null check (service_type in ('FIXED', 'HOURLY', 'WEEKLY', 'MONTHLY', 'QUARTERLY')),
  charges numeric(19,4) not null check (charges >= 0),
  price_includes_tax boolean not null default false,
  vat_category text not null default 'STANDARD_RATED' check (vat_category in ('STANDARD_RATED', 'ZERO_RATED')),
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'INACTIVE')),
  search text generated always as (noria_fold(title || ' ' || description)) stored
);
create index inventory_service_title_idx on inventory_service (company_id, title, id) where deleted_at is null;
select noria_tenant('inventory_service'), noria_searchable('inventory_service');
`;
