import { companyColumn, recordColumns } from '../recordColumns.ts';

/** How two spellings of a tax number or a telephone number are told to be one. */
export const partyKeys = `
-- Letters and digits alone, in capitals: how two spellings of one tax number are told to be one.
create function noria_tax_key(number text) returns text language sql immutable parallel safe strict
  as $$ select nullif(upper(regexp_replace(translate(number, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'), '[^0-9A-Za-z]', '', 'g')), '') $$;

-- The digits that a number has with its country's code and without: samePhone.ts decides about the rest.
create function noria_phone_tail(phone text) returns text language sql immutable parallel safe strict
  as $$ select right(ltrim(phone, '0'), 8) $$;
`;

/** Customers. */
export const customer = `
create table customer (
  
  ${recordColumns},
  name text collate "und-x-icu" not null,
  email text,
  phone text,
  company_name text collate "und-x-icu",
  address text not null,
  city text not null,
  country char(2) not null,
  incorporation_id text,
  registration_type text,
  tax_number text,
  tax_key text generated always as (noria_tax_key(tax_number)) stored,
  phone_tail text generated always as (noria_phone_tail(phone)) stored,
  language text not null default 'EN' check (language in ('EN', 'AR', 'SP')),
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'INACTIVE')),
  owner_id uuid,
  registration_document_id uuid,
  merged_into_id uuid,
  search text generated always as (noria_fold(
    name || ' ' || coalesce(company_name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || city || ' '
    || coalesce(tax_number, '') || ' ' || coalesce(incorporation_id, ''))) stored,
  foreign key (company_id, owner_id) references user_account (company_id, id),
  foreign key (company_id, registration_document_id) references stored_file (company_id, id),
  foreign key (company_id, merged_into_id) references customer (company_id, id),
  constraint customer_merged_into_id_check check (merged_into_id is null or deleted_at is not null)
);
create index customer_name_idx on customer (company_id, name, id) where deleted_at is null;
create index customer_created_idx on customer (company_id, created_at, id) where deleted_at is null;
create index customer_owner_idx on customer (company_id, owner_id);
create index customer_email_idx on customer (company_id, lower(email)) where deleted_at is null;
create index customer_phone_idx on customer (company_id, phone_tail) where deleted_at is null;
create index customer_tax_idx on customer (company_id, tax_key) where deleted_at is null;
create index customer_document_idx on customer (company_id, registration_document_id);
create index customer_merged_idx on customer (company_id, merged_into_id);
select noria_tenant('customer'), noria_searchable('customer');

-- The identity of an erased customer as it stands on issued invoices, kept for tax offices; no list or search reads it, and it is deleted when the
-- time is over.
create table kept_identity (
  ${companyColumn},
  customer_id uuid not null,
  identity jsonb not null,
  kept_until date not null,
  primary key (company_id, customer_id),
  foreign key (company_id, customer_id) references customer (company_id, id)
);
create index kept_identity_until_idx on kept_identity (kept_until);
select noria_tenant('kept_identity', 'select, insert'), noria_platform_policy('kept_identity'), noria_platform_grant('kept_identity', 'delete');
`;

/** Merged customers: rows that were posted are never edited, so whoever sums them by party follows the merges. */
export const mergedParties = `
create function noria_party(company uuid, party uuid) returns uuid language plpgsql stable strict parallel safe as $$
declare
  stays uuid := party;
  further uuid;
begin
  loop
    select merged_into_id into further from customer where company_id = company and id = stays;
    exit when further is null;
    stays := further;
  end loop;
  return stays;
end $$;

-- Returns every id that rows of these parties may have, for use with an index.
create function noria_party_ids(company uuid, parties uuid[]) returns uuid[] language sql stable parallel safe as $$
  with recursive same (id) as (
    select noria_party(company, asked) from unnest(parties) asked
    union
    select c.id from same s join customer c on c.company_id = company and c.merged_into_id = s.id)
  select coalesce(array_agg(id), '{}') from same $$;

create function noria_same_party(company uuid, one uuid, other uuid) returns boolean language sql stable parallel safe as $$
  select one is not distinct from other or noria_party(company, one) is not distinct from noria_party(company, other) $$;
`;
