import { recordColumns } from '../recordColumns.ts';

/** Contacts, who may be a customer's. */
export const contact = `
create table contact (
  
  ${recordColumns},
  name text collate "und-x-icu" not null,
  department text collate "und-x-icu",
  email text,
  phone text not null,
  phone_tail text generated always as (noria_phone_tail(phone)) stored,
  customer_id uuid,
  merged_into_id uuid,
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'INACTIVE')),
  search text generated always as (noria_fold(
    name || ' ' || coalesce(department, '') || ' ' || coalesce(email, '') || ' ' || phone)) stored,
  foreign key (company_id, customer_id) references customer (company_id, id),
  foreign key (company_id, merged_into_id) references contact (company_id, id),
  constraint contact_merged_into_id_check check (merged_into_id is null or deleted_at is not null)
);
create index contact_name_idx on contact (company_id, name, id) where deleted_at is null;
create index contact_customer_idx on contact (company_id, customer_id);
create index contact_merged_idx on contact (company_id, merged_into_id);
create index contact_email_idx on contact (company_id, lower(email)) where deleted_at is null;
create index contact_phone_idx on contact (company_id, phone_tail) where deleted_at is null;
select noria_tenant('contact'), noria_searchable('contact');
`;
