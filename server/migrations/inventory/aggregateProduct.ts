import { companyColumn, recordColumns } from '../recordColumns.ts';

/** Products put together of others. */
export const aggregateProduct = `
create table aggregate_product (
  ${recordColumns},
  title text collate "und-x-icu" not null,
  selling_price numeric(19,4) not null check (selling_price > 0),
  price_includes_tax boolean not null default false,
  vat_category text not null default 'STANDARD_RATED' check (vat_category in ('STANDARD_RATED', 'ZERO_RATED')),
  own_cost numeric(19,4) not null default 0 check (own_cost >= 0),
  attachment_id uuid,
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'INACTIVE')),
  search text generated always as (noria_fold(title)) stored,
  foreign key (company_id, attachment_id) references stored_file (company_id, id)
);
create index aggregate_product_title_idx on aggregate_product (company_id, title, id) where deleted_at is null;
create index aggregate_product_attachment_idx on aggregate_product (company_id, attachment_id);
select noria_tenant('aggregate_product'), noria_searchable('aggregate_product');

create table aggregate_product_line (
  
  ${recordColumns},
  aggregate_product_id uuid not null,
  position integer not null check (position > 0),
  product_id uuid,
  component_id uuid,
  quantity numeric(13,6) not null check (quantity > 0 and quantity <= 1000000),
  check (num_nonnulls(product_id, component_id) = 1),
  check (component_id <> aggregate_product_id),
  foreign key (company_id, aggregate_product_id) references aggregate_product (company_id, id),
  foreign key (company_id, product_id) references inventory_product (company_id, id),
  foreign key (company_id, component_id) references aggregate_product (company_id, id)
);
create unique index aggregate_product_line_position_key on aggregate_product_line (company_id, aggregate_product_id, position);
create index aggregate_product_line_product_idx on aggregate_product_line (company_id, product_id);
create index aggregate_product_line_component_idx on aggregate_product_line (company_id, component_id);
select noria_tenant('aggregate_product_line');

-- What stock one of an aggregate takes: its components exploded to products, equal ones summed (domain §3). Kept in the transaction that changes a
-- recipe, so that lists, availability and sales read rows instead of trees.
create table aggregate_product_leaf (
  ${companyColumn},
  aggregate_product_id uuid not null,
  product_id uuid not null,
  quantity numeric not null check (quantity > 0),
  primary key (company_id, aggregate_product_id, product_id),
  foreign key (company_id, aggregate_product_id) references aggregate_product (company_id, id),
  foreign key (company_id, product_id) references inventory_product (company_id, id)
);
create index aggregate_product_leaf_product_idx on aggregate_product_leaf (company_id, product_id);
select noria_tenant('aggregate_product_leaf');

-- Explodes a recipe that has changed, and every one that it is part of.
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
end $$;

-- An aggregate is sold only while all it is made of is in use, its aggregates too (domain §3).
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
      where l.company_id = noria_company() and l.aggregate_product_id = aggregate and p.status <> 'ACTIVE') $$;

create function noria_aggregate_available(aggregate uuid) returns numeric language sql stable as $$
  select coalesce(min(floor(noria_available(product_id) / quantity)), 0) from aggregate_product_leaf
  where company_id = noria_company() and aggregate_product_id = aggregate $$;

create function noria_aggregate_worth(aggregate uuid) returns numeric language sql stable strict as $$
  select coalesce(sum(quantity * noria_unit_cost(product_id)), 0) from aggregate_product_leaf
  where company_id = noria_company() and aggregate_product_id = aggregate $$;

create function noria_aggregate_cost(aggregate uuid) returns numeric language sql stable as $$
  select noria_money(noria_aggregate_worth(aggregate)) $$;
`;
