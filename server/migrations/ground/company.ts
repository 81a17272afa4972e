/** Companies. Each sees only its own row. */
export const company = `
create table company (
  id uuid primary key,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  deleted_at timestamptz(3),
  is_platform boolean not null default false,
  name text collate "und-x-icu" not null,
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'SUSPENDED')),
  plan_id uuid not null references plan (id),
  -- Modules in use, at most as many as the plan allows; a role's permissions beyond them give nothing.
  modules text[] not null default '{}',
  requires_second_factor boolean not null default false,
  user_count integer not null default 0 check (user_count >= 0),
  storage_used bigint not null default 0 check (storage_used >= 0),
  logo_id uuid,
  country char(2),
  city text,
  address text,
  phone text,
  email text,
  website text,
  currency char(3),
  tax_number text,
  tax_rate numeric(7,4) not null default 0 check (tax_rate between 0 and 100),
  prices_include_tax boolean not null default false,
  vat_mode text not null default 'PER_RATE' check (vat_mode in ('PER_RATE', 'PER_LINE')),
  cash_rounding numeric(19,4) check (cash_rounding > 0 and cash_rounding <= 1000),
  fiscal_year_start_month integer not null default 1 check (fiscal_year_start_month between 1 and 12),
  time_zone text not null default 'UTC',
  date_format text not null default 'MEDIUM',
  number_format text not null default 'LANGUAGE',
  first_day_of_week integer not null default 1 check (first_day_of_week between 0 and 6),
  search text generated always as (noria_fold(name || ' ' || coalesce(city, '') || ' ' || coalesce(email, ''))) stored
);
create unique index company_name_key on company (lower(name)) where deleted_at is null;
create index company_search_idx on company using gin (search gin_trgm_ops);
select noria_platform_table('company', 'select, insert');
create policy own on company using (id = noria_company()) with check (id = noria_company());
select noria_grant('company', 'select, update');
`;

/** The company's current day and the rounding of its currency, from which lists and prices are computed. */
export const companyMoney = `
create function noria_today() returns date language sql stable as $$
  select (now() at time zone c.time_zone)::date from company c where c.id = noria_company() $$;

create function noria_currency_digits(currency text) returns integer language sql immutable parallel safe as $$
  select case
    when currency = any ('{BIF,CLP,DJF,GNF,ISK,JPY,KMF,KRW,PYG,RWF,UGX,UYI,VND,VUV,XAF,XOF,XPF}') then 0
    when currency = any ('{BHD,IQD,JOD,KWD,LYD,OMR,TND}') then 3
    when currency = any ('{CLF,UYW}') then 4
    else 2 end $$;

create function noria_money(amount numeric) returns numeric language sql stable as $$
  select round(amount, noria_currency_digits((select c.currency from company c where c.id = noria_company()))) $$;

create function noria_tax_rate(category text) returns numeric language sql stable as $$
  select case category when 'ZERO_RATED' then 0 else c.tax_rate end from company c where c.id = noria_company() $$;

-- A price as it was entered, converted to one with tax and without, not rounded.
create function noria_price_with_tax(price numeric, includes_tax boolean, category text) returns numeric language sql stable as $$
  select case when includes_tax then price else price * (1 + noria_tax_rate(category) / 100) end $$;
create function noria_price_without_tax(price numeric, includes_tax boolean, category text) returns numeric language sql stable as $$
  select case when includes_tax then price * 100 / (100 + noria_tax_rate(category)) else price end $$;
`;
