import { recordColumns } from '../recordColumns.ts';

/**
 * What is sold at tills or by an inventory invoice. Figures of a return are those of a sale, negative; a credit note takes off value where no goods
 * come back. What of a total is settled neither in cash nor by card or bank is credit: a credit note's that settles its invoice or stays its
 * customer's, and a sale's that uses it up.
 */
export const invoice = `
-- An invoice is paid when it is made: what was paid by each means adds up to the total.
create table inventory_invoice (
  ${recordColumns},
  number text not null,
  kind text not null check (kind in ('SALE', 'RETURN', 'CREDIT_NOTE')),
  type text not null check (type in ('PRODUCTS', 'SERVICES', 'PACKAGES', 'AGGREGATE_PRODUCTS', 'MIXED')),
  customer_id uuid,
  cashier_id uuid not null,
  till_id uuid,
  till_session_id uuid,
  return_of_id uuid,
  sold_at timestamptz(3) not null,
  issued_on date not null,
  voided_on date,
  currency char(3) not null,
  prices_include_tax boolean not null,
  vat_mode text not null default 'PER_RATE' check (vat_mode in ('PER_RATE', 'PER_LINE')),
  discount_percent numeric(9,6) not null default 0 check (discount_percent between 0 and 100),
  subtotal numeric(19,4) not null,
  discount_total numeric(19,4) not null,
  tax_total numeric(19,4) not null,
  -- Rounding of cash is part of the total, and neither sold nor taxed.
  cash_rounding numeric(19,4) check (cash_rounding > 0),
  rounding numeric(19,4) not null default 0,
  total numeric(19,4) not null,
  cash numeric(19,4) not null,
  card numeric(19,4) not null,
  bank numeric(19,4) not null,
  credit numeric(19,4) not null default 0,
  tendered numeric(19,4) check (tendered >= 0),
  change numeric(19,4) check (change >= 0),
  reason text,
  -- A hash of what the invoice said when it was issued: an id that comes again with other content is refused.
  content_hash text,
  search text not null default '',
  foreign key (company_id, customer_id) references customer (company_id, id),
  foreign key (company_id, cashier_id) references user_account (company_id, id),
  foreign key (company_id, till_id) references till (company_id, id),
  foreign key (company_id, till_session_id) references till_session (company_id, id),
  foreign key (company_id, return_of_id) references inventory_invoice (company_id, id),
  check (num_nonnulls(customer_id, till_session_id, return_of_id) > 0),
  check ((till_id is null) = (till_session_id is null)),
  constraint inventory_invoice_credited_check check ((kind = 'SALE') = (return_of_id is null)),
  constraint inventory_invoice_voided_check check (voided_on is null or kind = 'CREDIT_NOTE'),
  constraint inventory_invoice_total_check
    check (total = subtotal - discount_total + case when prices_include_tax then 0 else tax_total end + rounding),
  constraint inventory_invoice_rounding_check check (rounding = 0 or abs(rounding) <= cash_rounding),
  constraint inventory_invoice_payments_check check (cash + card + bank + credit = total),
  constraint inventory_invoice_credit_check check (credit = 0 or (credit < 0) = (return_of_id is not null)),
  check (case when return_of_id is null
    then least(subtotal, discount_total, tax_total, total, cash, card, bank) >= 0
    else greatest(subtotal, discount_total, tax_total, total, cash, card, bank) <= 0 end)
);
create unique index inventory_invoice_number_key on inventory_invoice (company_id, number);
create index inventory_invoice_created_idx on inventory_invoice (company_id, created_at, id) where deleted_at is null;
create index inventory_invoice_sold_idx on inventory_invoice (company_id, sold_at, id) where deleted_at is null;
create index inventory_invoice_issued_idx on inventory_invoice (company_id, issued_on, id) where deleted_at is null;
create index inventory_invoice_total_idx on inventory_invoice (company_id, total, id) where deleted_at is null;
create index inventory_invoice_customer_idx on inventory_invoice (company_id, customer_id, sold_at) where customer_id is not null;
create index inventory_invoice_cashier_idx on inventory_invoice (company_id, cashier_id);
create index inventory_invoice_session_idx on inventory_invoice (company_id, till_session_id) where till_session_id is not null;
create index inventory_invoice_till_idx on inventory_invoice (company_id, till_id) where till_id is not null;
create index inventory_invoice_return_idx on inventory_invoice (company_id, return_of_id) where return_of_id is not null;
create index inventory_invoice_type_idx on inventory_invoice (company_id, type, issued_on, id) where deleted_at is null;
create index inventory_invoice_kind_idx on inventory_invoice (company_id, kind, sold_at, id) where kind <> 'SALE';
select noria_tenant('inventory_invoice');

create table inventory_invoice_tax (
  
  ${recordColumns},
  invoice_id uuid not null,
  vat_category text not null check (vat_category in ('STANDARD_RATED', 'ZERO_RATED')),
  vat_rate numeric(7,4) not null check (vat_rate between 0 and 100),
  base numeric(19,4) not null,
  tax numeric(19,4) not null,
  foreign key (company_id, invoice_id) references inventory_invoice (company_id, id)
);
create unique index inventory_invoice_tax_rate_key on inventory_invoice_tax (company_id, invoice_id, vat_category, vat_rate);
select noria_tenant('inventory_invoice_tax');
`;

/** Invoices are found by their number, and by their customer's current name. */
export const invoiceSearch = `
create function noria_inventory_invoice_search() returns trigger language plpgsql as $$
begin
  new.search := noria_fold(new.number);
  if new.customer_id is not null then
    new.search := new.search || (select noria_fold(concat_ws(' ', '', c.name, c.company_name)) from customer c
      where c.company_id = new.company_id and c.id = new.customer_id);
  end if;
  return new;
end $$;
create trigger search before insert or update of search, customer_id on inventory_invoice for each row execute function noria_inventory_invoice_search();
select noria_searchable('inventory_invoice');

create function noria_inventory_customer_renamed() returns trigger language plpgsql as $$
begin
  update inventory_invoice set search = '' where company_id = new.company_id and customer_id = new.id;
  return null;
end $$;
create trigger renamed_on_invoices after update of name, company_name on customer for each row
  when (new.name is distinct from old.name or new.company_name is distinct from old.company_name)
  execute function noria_inventory_customer_renamed();
`;
