import { recordColumns } from '../recordColumns.ts';

/** Lines of invoices. */
export const invoiceLine = `
-- The contents of a package may be taxed at several rates: its line then names no rate, and its parts do.
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
  quantity numeric(13,6) not null,
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
  check (case kind when 'PRODUCT' then product_id when 'SERVICE' then service_id
    when 'PACKAGE' then package_id else aggregate_product_id end is not null),
  check ((vat_category is null) = (vat_rate is null) and (vat_category is not null or kind = 'PACKAGE')),
  check ((parts is not null) = (kind = 'PACKAGE')),
  check ((return_of_line_id is null) = (quantity > 0)),
  -- A line that credits an amount names no pieces: none of them comes back.
  constraint inventory_invoice_line_quantity_check check (quantity = trunc(quantity) and abs(quantity) <= 1000000
    and (quantity <> 0 or return_of_line_id is not null and restocked is null)),
  constraint inventory_invoice_line_restocked_check check (restocked is null or return_of_line_id is not null),
  -- The invoice says whether its prices include the tax.
  constraint inventory_invoice_line_total_check check (net - discount_share in (base, base + tax)),
  check (case when return_of_line_id is null
    then least(net, discount_share, base, tax, cost) >= 0 else greatest(net, discount_share, base, tax, cost) <= 0 end)
);
create unique index inventory_invoice_line_position_key on inventory_invoice_line (company_id, invoice_id, position);
create index inventory_invoice_line_service_idx on inventory_invoice_line (company_id, service_id) where service_id is not null;
create index inventory_invoice_line_package_idx on inventory_invoice_line (company_id, package_id) where package_id is not null;
create index inventory_invoice_line_aggregate_product_idx on inventory_invoice_line (company_id, aggregate_product_id) where aggregate_product_id is not null;
create index inventory_invoice_line_return_of_line_idx on inventory_invoice_line (company_id, return_of_line_id) where return_of_line_id is not null;
create index inventory_invoice_line_product_idx on inventory_invoice_line (company_id, product_id, id) where product_id is not null;
select noria_tenant('inventory_invoice_line');
`;

/** A line is never credited with more than it was sold for, in pieces or in money (domain §1); two credits of one line wait for each other. */
export const creditLimits = `
create function noria_credited_too_much(company uuid, line uuid) returns boolean language sql stable as $$
  select c.pieces > s.quantity or c.base > s.base or c.tax > s.tax or c.net > s.net
  from inventory_invoice_line s cross join lateral (
    select -sum(r.quantity) as pieces, -sum(r.base) as base, -sum(r.tax) as tax, -sum(r.net) as net
    from inventory_invoice_line r join inventory_invoice d on d.company_id = r.company_id and d.id = r.invoice_id
    where r.company_id = s.company_id and r.return_of_line_id = s.id and d.voided_on is null) c
  where s.company_id = company and s.id = line $$;

create function noria_credit_limited() returns trigger language plpgsql as $$
begin
  if not exists (select from new_lines where return_of_line_id is not null) then
    return null;
  end if;
  perform from inventory_invoice_line l
    where (l.company_id, l.id) in (select n.company_id, n.return_of_line_id from new_lines n where n.return_of_line_id is not null)
    order by l.id for no key update;
  if exists (
    select from new_lines n join inventory_invoice d on d.company_id = n.company_id and d.id = n.invoice_id
      join inventory_invoice_line s on s.company_id = n.company_id and s.id = n.return_of_line_id
    where s.invoice_id is distinct from d.return_of_id
  ) then
    perform noria_fail('notFound', null, 'lines');
  end if;
  if exists (select from new_lines n where n.return_of_line_id is not null and noria_credited_too_much(n.company_id, n.return_of_line_id)) then
    perform noria_fail('limitExceeded', null, 'lines');
  end if;
  return null;
end $$;
create trigger limited after insert on inventory_invoice_line referencing new table as new_lines
  for each statement execute function noria_credit_limited();
`;
