import { recordColumns } from '../recordColumns.ts';

/** Sales invoices, and the credit notes on them, whose figures are negative. */
export const salesInvoice = `
create table sales_invoice (
  ${recordColumns},
  number text,
  kind text not null default 'INVOICE' check (kind in ('INVOICE', 'CREDIT_NOTE')),
  state text not null default 'DRAFT' check (state in ('DRAFT', 'ISSUED', 'VOID')),
  type text not null check (type in ('PRODUCTS', 'SERVICES', 'PACKAGES', 'AGGREGATE_PRODUCTS', 'MIXED')),
  customer_id uuid not null,
  contact_id uuid,
  owner_id uuid,
  reference text,
  issued_on date,
  payment_days integer not null check (payment_days between 0 and 365),
  due_on date,
  voided_on date,
  cost_center_id uuid,
  order_id uuid,
  quotation_id uuid,
  credit_of_id uuid,
  reason text,
  remarks text,
  notes text,
  currency char(3) not null,
  prices_include_tax boolean not null,
  vat_mode text not null check (vat_mode in ('PER_RATE', 'PER_LINE')),
  discount_percent numeric(9,6) not null default 0 check (discount_percent between 0 and 100),
  subtotal numeric(19,4) not null,
  discount_total numeric(19,4) not null,
  tax_total numeric(19,4) not null,
  -- Prices that include the tax add up to the total.
  total numeric(19,4) not null
    constraint sales_invoice_total_check check (total = subtotal - discount_total + case when prices_include_tax then 0 else tax_total end),
  search text not null default '',
  foreign key (company_id, customer_id) references customer (company_id, id),
  foreign key (company_id, contact_id) references contact (company_id, id),
  foreign key (company_id, owner_id) references user_account (company_id, id),
  foreign key (company_id, cost_center_id) references cost_center (company_id, id),
  foreign key (company_id, order_id) references crm_order (company_id, id),
  foreign key (company_id, quotation_id) references crm_quotation (company_id, id),
  foreign key (company_id, credit_of_id) references sales_invoice (company_id, id),
  constraint sales_invoice_issued_check check ((state = 'DRAFT') = (number is null) and (state = 'DRAFT' or issued_on is not null and due_on is not null)),
  constraint sales_invoice_voided_check check ((state = 'VOID') = (voided_on is not null)),
  constraint sales_invoice_due_check check (state = 'DRAFT' or due_on >= issued_on),
  constraint sales_invoice_deleted_check check (deleted_at is null or state = 'DRAFT'),
  constraint sales_invoice_credited_check check ((kind = 'CREDIT_NOTE') = (credit_of_id is not null) and (kind = 'INVOICE' or state <> 'DRAFT')),
  check (case kind when 'INVOICE' then least(subtotal, discount_total, tax_total, total) >= 0 and discount_total <= subtotal
    else greatest(subtotal, discount_total, tax_total, total) <= 0 end)
);
create unique index sales_invoice_number_key on sales_invoice (company_id, number);
create index sales_invoice_created_idx on sales_invoice (company_id, created_at, id) where deleted_at is null;
create index sales_invoice_issued_idx on sales_invoice (company_id, issued_on, id) where deleted_at is null;
create index sales_invoice_due_idx on sales_invoice (company_id, due_on, id) where deleted_at is null;
create index sales_invoice_total_idx on sales_invoice (company_id, total, id) where deleted_at is null;
create index sales_invoice_updated_idx on sales_invoice (company_id, updated_at, id) where deleted_at is null;
create index sales_invoice_customer_idx on sales_invoice (company_id, customer_id);
create index sales_invoice_contact_idx on sales_invoice (company_id, contact_id) where contact_id is not null;
create index sales_invoice_owner_idx on sales_invoice (company_id, owner_id);
create index sales_invoice_cost_center_idx on sales_invoice (company_id, cost_center_id) where cost_center_id is not null;
create index sales_invoice_order_idx on sales_invoice (company_id, order_id) where order_id is not null;
create index sales_invoice_quotation_idx on sales_invoice (company_id, quotation_id) where quotation_id is not null;
create index sales_invoice_credit_of_idx on sales_invoice (company_id, credit_of_id) where credit_of_id is not null;
select noria_tenant('sales_invoice');

-- What is issued is corrected by other documents, never by a change.
create trigger frozen before delete or update of number, kind, issued_on, order_id, quotation_id, credit_of_id, currency, prices_include_tax, vat_mode,
    discount_percent, subtotal, discount_total, tax_total, total on sales_invoice
  for each row when (old.state <> 'DRAFT') execute function noria_frozen();

-- The ledger keeps the due date of what is issued.
create function noria_sales_invoice_due() returns trigger language plpgsql as $$
begin
  update sales_invoice set due_on = new.due_on where company_id = new.company_id and id = new.id and due_on is distinct from new.due_on;
  return null;
end $$;
create trigger invoice_due after update of due_on on open_item for each row
  when (new.due_on is distinct from old.due_on and new.kind = 'SALES_INVOICE') execute function noria_sales_invoice_due();

create table sales_invoice_tax (
  ${recordColumns},
  invoice_id uuid not null,
  vat_category text not null check (vat_category in ('STANDARD_RATED', 'ZERO_RATED')),
  vat_rate numeric(7,4) not null check (vat_rate between 0 and 100),
  base numeric(19,4) not null,
  tax numeric(19,4) not null,
  foreign key (company_id, invoice_id) references sales_invoice (company_id, id)
);
create unique index sales_invoice_tax_rate_key on sales_invoice_tax (company_id, invoice_id, vat_category, vat_rate);
select noria_tenant('sales_invoice_tax');
`;

/** Their lines. */
export const salesInvoiceLine = `
-- Free text is sold as a service without an item. A package taxed at several rates names none: its parts do.
create table sales_invoice_line (
  ${recordColumns},
  invoice_id uuid not null,
  position integer not null check (position > 0),
  kind text not null check (kind in ('PRODUCT', 'SERVICE', 'PACKAGE', 'AGGREGATE_PRODUCT')),
  product_id uuid,
  service_id uuid,
  package_id uuid,
  aggregate_product_id uuid,
  order_line_id uuid,
  credit_of_line_id uuid,
  restocked boolean,
  description text not null,
  quantity numeric(13,6) not null check (abs(quantity) <= 1000000),
  unit_price numeric(19,6) not null check (unit_price >= 0),
  discount_percent numeric(9,6) not null default 0 check (discount_percent between 0 and 100),
  vat_category text check (vat_category in ('STANDARD_RATED', 'ZERO_RATED')),
  vat_rate numeric(7,4) check (vat_rate between 0 and 100),
  net numeric(19,4) not null,
  discount_share numeric(19,4) not null,
  base numeric(19,4) not null,
  tax numeric(19,4) not null,
  total numeric(19,4) generated always as (base + tax) stored,
  cost numeric(19,4) not null default 0,
  parts jsonb,
  foreign key (company_id, invoice_id) references sales_invoice (company_id, id),
  foreign key (company_id, product_id) references inventory_product (company_id, id),
  foreign key (company_id, service_id) references inventory_service (company_id, id),
  foreign key (company_id, package_id) references inventory_package (company_id, id),
  foreign key (company_id, aggregate_product_id) references aggregate_product (company_id, id),
  foreign key (company_id, credit_of_line_id) references sales_invoice_line (company_id, id),
  check (num_nonnulls(product_id, service_id, package_id, aggregate_product_id) = case when kind = 'SERVICE' and service_id is null then 0 else 1 end),
  check (case kind when 'PRODUCT' then product_id when 'PACKAGE' then package_id when 'AGGREGATE_PRODUCT' then aggregate_product_id else id end is not null),
  check ((vat_category is null) = (vat_rate is null) and (vat_category is not null or kind = 'PACKAGE')),
  check ((parts is not null) = (kind = 'PACKAGE')),
  check (case when credit_of_line_id is null then quantity > 0 else quantity <= 0 end),
  constraint sales_invoice_line_restocked_check check (restocked is null or credit_of_line_id is not null),
  -- The invoice says whether its prices include the tax.
  constraint sales_invoice_line_total_check check (net - discount_share in (base, base + tax)),
  check (case when credit_of_line_id is null
    then least(net, discount_share, base, tax, cost) >= 0 else greatest(net, discount_share, base, tax, cost) <= 0 end)
);
create unique index sales_invoice_line_position_key on sales_invoice_line (company_id, invoice_id, position);
create index sales_invoice_line_product_idx on sales_invoice_line (company_id, product_id) where product_id is not null;
create index sales_invoice_line_service_idx on sales_invoice_line (company_id, service_id) where service_id is not null;
create index sales_invoice_line_package_idx on sales_invoice_line (company_id, package_id) where package_id is not null;
create index sales_invoice_line_aggregate_product_idx on sales_invoice_line (company_id, aggregate_product_id) where aggregate_product_id is not null;
create index sales_invoice_line_credit_of_line_idx on sales_invoice_line (company_id, credit_of_line_id) where credit_of_line_id is not null;
create index sales_invoice_line_order_line_idx on sales_invoice_line (company_id, order_line_id) where order_line_id is not null;
select noria_tenant('sales_invoice_line');
`;

/** Invoices are found by their number, reference and words, and by their customer's current name. */
export const salesInvoiceSearch = `
create function noria_sales_invoice_search() returns trigger language plpgsql as $$
begin
  new.search := noria_fold(concat_ws(' ', new.number, new.reference, new.remarks,
    (select concat_ws(' ', c.name, c.company_name) from customer c where c.company_id = new.company_id and c.id = new.customer_id)));
  return new;
end $$;
create trigger search before insert or update on sales_invoice for each row execute function noria_sales_invoice_search();
select noria_searchable('sales_invoice');

create function noria_invoiced_customer_renamed() returns trigger language plpgsql as $$
begin
  update sales_invoice set search = '' where company_id = new.company_id and customer_id = new.id;
  return null;
end $$;
create trigger renamed_on_sales_invoices after update of name, company_name on customer for each row
  when (new.name is distinct from old.name or new.company_name is distinct from old.company_name)
  execute function noria_invoiced_customer_renamed();
`;
