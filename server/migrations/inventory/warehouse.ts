import { recordColumns } from '../recordColumns.ts';

/** Warehouses. */
export const warehouse = `
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
);
create unique index warehouse_name_key on warehouse (company_id, lower(name)) where deleted_at is null;
create unique index warehouse_code_key on warehouse (company_id, lower(code)) where deleted_at is null;
create unique index warehouse_default_key on warehouse (company_id) where is_default;
select noria_tenant('warehouse'), noria_searchable('warehouse');

-- Every company begins with one warehouse, named in its country's language where that is known.
create function noria_found_warehouse(company uuid, country text) returns void language plpgsql as $$
declare entered text := current_setting('app.company', true);
begin
  perform set_config('app.company', company::text, true);
  insert into warehouse (id, company_id, name, is_default) values (noria_new_id(96), company, case
    when country in ('AE', 'BH', 'DZ', 'EG', 'IQ', 'JO', 'KW', 'LB', 'LY', 'MA', 'OM', 'PS', 'QA', 'SA', 'SD', 'SY', 'TN', 'YE') then 'المستودع الرئيسي'
    when country in ('AR', 'BO', 'CL', 'CO', 'CR', 'CU', 'DO', 'EC', 'ES', 'GT', 'HN', 'MX', 'NI', 'PA', 'PE', 'PY', 'SV', 'UY', 'VE') then 'Almacén principal'
    else 'Main warehouse' end, true);
  perform set_config('app.company', coalesce(entered, ''), true);
end $$;

create function noria_warehouse_founded() returns trigger language plpgsql as $$
begin
  perform noria_found_warehouse(new.id, new.country);
  return null;
end $$;
create trigger warehouse after insert on company for each row execute function noria_warehouse_founded();
`;
