import { recordColumns } from '../recordColumns.ts';

/** Packages of products and services. */
export const packages = `
create table inventory_package (
  
  ${recordColumns},
  title text collate "und-x-icu" not null,
  discount_percentage numeric(9,6) not null check (discount_percentage > 0 and discount_percentage <= 100),
  expiry_date date,
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'INACTIVE')),
  search text generated always as (noria_fold(title)) stored
);
create index inventory_package_title_idx on inventory_package (company_id, title, id) where deleted_at is null;
select noria_tenant('inventory_package'), noria_searchable('inventory_package');

create table inventory_package_line (
  
  ${recordColumns},
  package_id uuid not null,
  position integer not null check (position > 0),
  product_id uuid,
  service_id uuid,
  quantity numeric(13,6) not null check (quantity > 0 and quantity <= 1000000),
  check (num_nonnulls(product_id, service_id) = 1),
  foreign key (company_id, package_id) references inventory_package (company_id, id),
  foreign key (company_id, product_id) references inventory_product (company_id, id),
  foreign key (company_id, service_id) references inventory_service (company_id, id)
);
create unique index inventory_package_line_position_key on inventory_package_line (company_id, package_id, position);
create index inventory_package_line_product_idx on inventory_package_line (company_id, product_id);
create index inventory_package_line_service_idx on inventory_package_line (company_id, service_id);
select noria_tenant('inventory_package_line');

-- A package costs with tax what one of its members does: the prices of the others gain theirs.
create function noria_package_includes_tax(package uuid) returns boolean language sql stable as $$
  select coalesce(bool_or(coalesce(p.price_includes_tax, s.price_includes_tax)), false) from inventory_package_line l
  left join inventory_product p on p.company_id = l.company_id and p.id = l.product_id
  left join inventory_service s on s.company_id = l.company_id and s.id = l.service_id
  where l.company_id = noria_company() and l.package_id = package $$;

create function noria_package_list(package uuid) returns numeric language sql stable as $$
  select coalesce(sum(noria_money(l.quantity * case when m.includes_tax
      then noria_price_with_tax(coalesce(p.sale_price, s.charges), coalesce(p.price_includes_tax, s.price_includes_tax), coalesce(p.vat_category, s.vat_category))
      else coalesce(p.sale_price, s.charges) end)), 0)
  from inventory_package_line l
  cross join (select noria_package_includes_tax(package) as includes_tax) m
  left join inventory_product p on p.company_id = l.company_id and p.id = l.product_id
  left join inventory_service s on s.company_id = l.company_id and s.id = l.service_id
  where l.company_id = noria_company() and l.package_id = package $$;

create function noria_package_final(package uuid, discount numeric) returns numeric language sql stable as $$
  select list - noria_money(list * discount / 100) from noria_package_list(package) list $$;

create function noria_package_is_whole(package uuid) returns boolean language sql stable as $$
  select not exists (
    select from inventory_package_line l
    left join inventory_product p on p.company_id = l.company_id and p.id = l.product_id
    left join inventory_service s on s.company_id = l.company_id and s.id = l.service_id
    where l.company_id = noria_company() and l.package_id = package and coalesce(p.status, s.status) <> 'ACTIVE') $$;

-- Null for a package of services alone: those never run out.
create function noria_package_available(package uuid) returns numeric language sql stable as $$
  select min(floor(noria_available(product_id) / quantity)) from (
    select l.product_id, sum(l.quantity) as quantity from inventory_package_line l
    where l.company_id = noria_company() and l.package_id = package and l.product_id is not null group by 1) taken $$;
`;
