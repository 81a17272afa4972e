import { recordColumns } from '../recordColumns.ts';
import { chart } from './chart.ts';

/** The chart of accounts, a copy of the template for each company; and cost centers. */
export const account = `
create table account_template (
  number text primary key,
  name text not null,
  name_ar text not null,
  name_sp text not null,
  type text not null,
  parent text references account_template (number),
  role text unique,
  is_group boolean not null
);
select noria_grant('account_template', 'select');
insert into account_template (number, name, name_ar, name_sp, type, parent, role, is_group) values
  ${chart};

create table account (
  
  ${recordColumns},
  number text collate "C" not null,
  name text collate "und-x-icu" not null,
  name_ar text collate "und-x-icu",
  name_sp text collate "und-x-icu",
  type text not null check (type in ('ASSET', 'LIABILITY', 'EQUITY', 'INCOME', 'EXPENSE')),
  parent_id uuid,
  role text,
  is_group boolean not null default false,
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'INACTIVE')),
  search text generated always as (noria_fold(number || ' ' || name || ' ' || coalesce(name_ar, '') || ' ' || coalesce(name_sp, ''))) stored,
  check (role is null or not is_group and status = 'ACTIVE' and deleted_at is null),
  foreign key (company_id, parent_id) references account (company_id, id)
);
create unique index account_number_key on account (company_id, number) where deleted_at is null;
create unique index account_role_key on account (company_id, role) where role is not null;
create index account_created_idx on account (company_id, created_at, id) where deleted_at is null;
create index account_parent_idx on account (company_id, parent_id);
select noria_tenant('account'), noria_searchable('account');

create table cost_center (
  
  ${recordColumns},
  description text collate "und-x-icu" not null,
  budget numeric(19,4) not null check (budget > 0),
  duration integer not null check (duration > 0),
  department text collate "und-x-icu" not null,
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'INACTIVE')),
  search text generated always as (noria_fold(description || ' ' || department)) stored
);
create index cost_center_created_idx on cost_center (company_id, created_at, id) where deleted_at is null;
select noria_tenant('cost_center'), noria_searchable('cost_center');
`;

/** How a company keeps its books. */
export const ledgerSetting = `
create table ledger_setting (
  
  ${recordColumns},
  locked_until date
);
create unique index ledger_setting_company_key on ledger_setting (company_id);
select noria_tenant('ledger_setting', 'select, update'), noria_platform_grant('ledger_setting', 'insert');

create function noria_found_ledger(company uuid) returns void language plpgsql as $$
declare entered text := current_setting('app.company', true);
begin
  perform set_config('app.company', company::text, true);
  insert into ledger_setting (id, company_id) values (noria_new_id(84), company);
  with made as materialized (select noria_new_id(80) as id, t.* from account_template t)
  insert into account (id, company_id, number, name, name_ar, name_sp, type, parent_id, role, is_group)
    select m.id, company, m.number, m.name, m.name_ar, m.name_sp, m.type, p.id, m.role, m.is_group
    from made m left join made p on p.number = m.parent;
  perform set_config('app.company', coalesce(entered, ''), true);
end $$;

create function noria_ledger_founded() returns trigger language plpgsql as $$
begin
  perform noria_found_ledger(new.id);
  return null;
end $$;
create trigger ledger after insert on company for each row execute function noria_ledger_founded();
`;
