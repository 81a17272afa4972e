/** The columns that orders and quotations share. */
export const documentColumns = (table: string) => `customer_id uuid not null,
  contact_id uuid,
  owner_id uuid,
  lead_id uuid,
  description text not null,
  currency char(3) not null,
  prices_include_tax boolean not null default false,
  vat_mode text not null default 'PER_RATE' check (vat_mode in ('PER_RATE', 'PER_LINE')),
  discount_percent numeric(9,6) not null default 0 check (discount_percent between 0 and 100),
  subtotal numeric(19,4) not null check (subtotal >= 0),
  discount_total numeric(19,4) not null check (discount_total between 0 and subtotal),
  tax_total numeric(19,4) not null check (tax_total >= 0),
  -- Prices that include the tax add up to the total.
  total numeric(19,4) not null
    constraint ${table}_total_check check (total = subtotal - discount_total + case when prices_include_tax then 0 else tax_total end),
  search text not null default '',
  foreign key (company_id, customer_id) references customer (company_id, id),
  foreign key (company_id, contact_id) references contact (company_id, id),
  foreign key (company_id, owner_id) references user_account (company_id, id),
  foreign key (company_id, lead_id) references lead (company_id, id)`;

/** The columns of a line that orders and quotations share. */
export const documentLineColumns = `position integer not null check (position > 0),
  product_id uuid,
  description text,
  quantity numeric(13,6) not null check (quantity > 0 and quantity <= 1000000),
  unit_price numeric(19,6) not null check (unit_price >= 0),
  discount_percent numeric(9,6) not null default 0 check (discount_percent between 0 and 100),
  vat_category text not null check (vat_category in ('STANDARD_RATED', 'ZERO_RATED')),
  vat_rate numeric(7,4) not null check (vat_rate between 0 and 100),
  net numeric(19,4) not null check (net >= 0),
  discount_share numeric(19,4) not null check (discount_share between 0 and net),
  tax numeric(19,4) not null check (tax >= 0),
  check (product_id is not null or description is not null),
  foreign key (company_id, product_id) references inventory_product (company_id, id)`;
