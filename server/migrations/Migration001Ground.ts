import { Migration } from '@mikro-orm/migrations';

/** What every later table is made with: tenancy, folding of search texts, and the platform's own tables. */
export class Migration001Ground extends Migration {
  up() {
    this.addSql('create extension if not exists pg_trgm');
    this.addSql(`
      create function noria_company() returns uuid language sql stable parallel safe
        as $$ select nullif(current_setting('app.company', true), '')::uuid $$`);
    // The owner reaches the platform's own rows, and only where it says so: the request role never does, whatever it sets.
    this.addSql(`
      create function noria_platform() returns boolean language sql stable parallel safe
        as $$ select current_setting('app.platform', true) = 'on' $$`);
    // The role that requests run under; null where the owner may not create roles: then FORCE binds the owner itself.
    this.addSql(`
      create function noria_request_role() returns name language sql stable
        as $$ select rolname from pg_roles where rolname = current_database() || '_request' $$`);
    this.addSql(`
      create function noria_grant(target regclass, rights text) returns void language plpgsql as $$
      begin
        if noria_request_role() is not null then
          execute format('grant %s on %s to %I', rights, target, noria_request_role());
        end if;
      end $$`);
    this.addSql(`
      create function noria_tenant(target regclass, rights text default 'select, insert, update, delete') returns void language plpgsql as $$
      begin
        execute format('alter table %s enable row level security', target);
        execute format('alter table %s force row level security', target);
        execute format('create policy tenant on %s using (company_id = noria_company()) with check (company_id = noria_company())', target);
        perform noria_grant(target, rights);
      end $$`);
    this.addSql(`
      create function noria_platform_table(target regclass) returns void language plpgsql as $$
      begin
        execute format('alter table %s enable row level security', target);
        execute format('alter table %s force row level security', target);
        execute format('create policy platform on %s to current_user using (noria_platform()) with check (noria_platform())', target);
      end $$`);
    // One spelling to search by: compatibility forms, accents, harakat and tatweel gone; alef, ya and ta marbuta unified (domain §0).
    this.addSql(String.raw`
      create function noria_fold(words text) returns text language sql immutable parallel safe strict
        as $$ select translate(regexp_replace(lower(normalize(words, NFKD)), '[\u0300-\u036f\u0640\u064b-\u065f\u0670]', '', 'g'), 'ٱىة', 'ايه') $$`);

    this.addSql(`
      create table plan (
        id uuid primary key,
        code text not null unique,
        monthly_price numeric(19,4) not null,
        yearly_price numeric(19,4) not null,
        module_limit integer,
        user_limit integer,
        storage_limit bigint,
        dashboard_limit integer,
        advanced_security boolean not null default false,
        listed boolean not null default true,
        rank integer not null
      )`);
    this.addSql(`select noria_grant('plan', 'select')`);
    this.addSql(`
      insert into plan (id, code, monthly_price, yearly_price, module_limit, user_limit, storage_limit, dashboard_limit, advanced_security, listed, rank) values
        ('01900000-0000-7000-8000-000000000102', 'START_UP', 89, 69, 1, 3, 500 * 1048576::bigint, 1, false, true, 1),
        ('01900000-0000-7000-8000-000000000202', 'PROFESSIONAL', 179, 119, 3, 9, 3 * 1073741824::bigint, 3, false, true, 2),
        ('01900000-0000-7000-8000-000000000302', 'PREMIUM', 279, 189, 5, 15, 15 * 1073741824::bigint, 5, true, true, 3),
        ('01900000-0000-7000-8000-000000000402', 'UNLIMITED', 0, 0, null, null, null, null, true, false, 4)`);
    this.addSql(`
      create table company (
        id uuid primary key,
        version integer not null default 1,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        deleted_at timestamptz(3),
        is_platform boolean not null default false,
        name text collate "und-x-icu" not null,
        user_count integer not null default 0 check (user_count >= 0),
        currency char(3),
        country char(2),
        city text,
        address text,
        phone text,
        email text,
        website text,
        tax_number text,
        tax_rate numeric(7,4) not null default 0 check (tax_rate between 0 and 100),
        fiscal_year_start_month integer not null default 1 check (fiscal_year_start_month between 1 and 12),
        time_zone text not null default 'UTC',
        date_format text not null default 'MEDIUM',
        number_format text not null default 'LANGUAGE',
        first_day_of_week integer not null default 1 check (first_day_of_week between 0 and 6),
        status text not null default 'ACTIVE' check (status in ('ACTIVE', 'SUSPENDED')),
        plan_id uuid not null references plan (id),
        -- Modules in use, at most as many as the plan allows; a role's permissions beyond them give nothing.
        modules text[] not null default '{}',
        logo_id uuid,
        storage_used bigint not null default 0 check (storage_used >= 0),
        search text generated always as (noria_fold(name || ' ' || coalesce(city, '') || ' ' || coalesce(email, ''))) stored
      )`);
    this.addSql(`create unique index company_name_key on company (lower(name)) where deleted_at is null`);
    this.addSql(`create index company_search_idx on company using gin (search gin_trgm_ops)`);
    this.addSql(`select noria_platform_table('company')`);
    this.addSql(`create policy own on company using (id = noria_company()) with check (id = noria_company())`);
    this.addSql(`select noria_grant('company', 'select, update')`);
  }
}
