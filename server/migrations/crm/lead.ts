import { companyColumn, recordColumns } from '../recordColumns.ts';

/** The columns of the leads' board. */
export const leadColumn = `
-- A key is distinct in its column whether its record is put away or not, so that undoing a deletion finds its place free;
-- deferrable, so that one statement may give a whole column new keys.
create table lead_column (
  
  ${recordColumns},
  kind text not null default 'CUSTOM' check (kind in ('INQUIRY', 'CLOSED_WON', 'CANCELLED', 'CUSTOM')),
  title text collate "und-x-icu" check ((title is null) = (kind <> 'CUSTOM')),
  rank text collate "C" not null,
  constraint lead_column_rank_key unique (company_id, rank) deferrable
);
create unique index lead_column_kind_key on lead_column (company_id, kind) where kind <> 'CUSTOM';
create unique index lead_column_title_key on lead_column (company_id, lower(title)) where deleted_at is null;
select noria_tenant('lead_column');

-- The three columns that every company has (spec 2 §3).
create function noria_found_lead_columns(company uuid) returns void language plpgsql as $$
declare entered text := current_setting('app.company', true);
begin
  perform set_config('app.company', company::text, true);
  insert into lead_column (id, company_id, kind, rank) values
    (noria_new_id(67), company, 'INQUIRY', 'a0'),
    (noria_new_id(67), company, 'CLOSED_WON', 'a1'),
    (noria_new_id(67), company, 'CANCELLED', 'a2');
  perform set_config('app.company', coalesce(entered, ''), true);
end $$;

create function noria_company_founded() returns trigger language plpgsql as $$
begin
  perform noria_found_lead_columns(new.id);
  return null;
end $$;
create trigger lead_columns after insert on company for each row execute function noria_company_founded();
`;

/** Leads. */
export const lead = `
create table lead (
  ${recordColumns},
  title text collate "und-x-icu" not null,
  customer_id uuid not null,
  contact_id uuid,
  owner_id uuid,
  column_id uuid not null,
  rank text collate "C" not null,
  column_since timestamptz(3) not null default now(),
  closed_at timestamptz(3),
  description text not null,
  reason text not null,
  loss_reason text,
  source text,
  order_value numeric(19,4) not null check (order_value >= 0),
  estimated_budget numeric(19,4) check (estimated_budget >= 0),
  probability integer check (probability between 0 and 100),
  expected_close_on date,
  prices_include_tax boolean not null default false,
  vat_mode text not null default 'PER_RATE' check (vat_mode in ('PER_RATE', 'PER_LINE')),
  search text generated always as (noria_fold(
    title || ' ' || description || ' ' || reason || ' ' || coalesce(source, ''))) stored,
  constraint lead_rank_key unique (company_id, column_id, rank) deferrable,
  foreign key (company_id, customer_id) references customer (company_id, id),
  foreign key (company_id, contact_id) references contact (company_id, id),
  foreign key (company_id, owner_id) references user_account (company_id, id),
  foreign key (company_id, column_id) references lead_column (company_id, id)
);
create index lead_created_idx on lead (company_id, created_at, id) where deleted_at is null;
create index lead_board_idx on lead (company_id, column_id, rank, id) include (order_value) where deleted_at is null;
create index lead_customer_idx on lead (company_id, customer_id);
create index lead_contact_idx on lead (company_id, contact_id);
create index lead_owner_idx on lead (company_id, owner_id);
-- Counted by the overview.
create index lead_closed_idx on lead (company_id, closed_at) where deleted_at is null and closed_at is not null;
select noria_tenant('lead'), noria_searchable('lead');

create table lead_line (
  
  ${recordColumns},
  lead_id uuid not null,
  position integer not null,
  product_id uuid,
  description text,
  quantity numeric not null check (quantity > 0),
  unit_price numeric not null check (unit_price >= 0),
  discount_percent numeric not null default 0 check (discount_percent between 0 and 100),
  vat_category text not null default 'STANDARD_RATED' check (vat_category in ('STANDARD_RATED', 'ZERO_RATED')),
  vat_rate numeric(7,4) not null,
  net numeric(19,4) not null,
  discount_share numeric(19,4) not null default 0,
  tax numeric(19,4) not null,
  check (product_id is not null or description is not null),
  foreign key (company_id, lead_id) references lead (company_id, id),
  foreign key (company_id, product_id) references inventory_product (company_id, id)
);
create index lead_line_lead_idx on lead_line (company_id, lead_id, position);
create index lead_line_product_idx on lead_line (company_id, product_id);
select noria_tenant('lead_line');

-- The columns a lead was in, and when.
create table lead_stage (
  id uuid not null default noria_new_id(75),
  ${companyColumn},
  lead_id uuid not null,
  column_id uuid not null,
  entered_at timestamptz(3) not null,
  left_at timestamptz(3),
  moved_by_id uuid,
  primary key (company_id, id),
  foreign key (company_id, lead_id) references lead (company_id, id),
  foreign key (company_id, column_id) references lead_column (company_id, id),
  foreign key (company_id, moved_by_id) references user_account (company_id, id)
);
create index lead_stage_lead_idx on lead_stage (company_id, lead_id, entered_at);
create unique index lead_stage_open_key on lead_stage (company_id, lead_id) where left_at is null;
select noria_tenant('lead_stage');
`;
