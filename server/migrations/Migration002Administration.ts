import { Migration } from '@mikro-orm/migrations';

/** The columns that every company record carries, and its key: the company in front, so that rows of one company lie together. */
export const recordColumns = `
  id uuid not null,
  company_id uuid not null default (current_setting('app.company'::text))::uuid references company (id),
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  deleted_at timestamptz(3),
  primary key (company_id, id)`;

/** Roles, users, files, the audit trail, changes for live updates, replays and numbers. */
export class Migration002Administration extends Migration {
  up() {
    this.addSql(`
      create table stored_file (
        ${recordColumns},
        name text not null,
        content_type text not null,
        size bigint not null check (size >= 0),
        sha256 text not null,
        is_public boolean not null default false
      )`);
    this.addSql(`select noria_tenant('stored_file')`);
    this.addSql(`
      create table role (
        ${recordColumns},
        title text collate "und-x-icu" not null,
        description text not null,
        permissions text[] not null check (cardinality(permissions) > 0),
        status text not null default 'ACTIVE' check (status in ('ACTIVE', 'INACTIVE')),
        is_super_admin boolean not null default false,
        search text generated always as (noria_fold(title || ' ' || description)) stored
      )`);
    this.addSql(`create unique index role_title_key on role (company_id, lower(title)) where deleted_at is null`);
    this.addSql(`select noria_tenant('role')`);
    this.addSql(`
      create table user_account (
        ${recordColumns},
        name text collate "und-x-icu" not null,
        email text not null,
        status text not null default 'ACTIVE' check (status in ('ACTIVE', 'INACTIVE')),
        role_id uuid not null,
        language text not null default 'en' check (language in ('en', 'ar', 'sp')),
        theme text not null default 'LIGHT' check (theme in ('LIGHT', 'DARK')),
        time_zone text,
        date_format text,
        number_format text,
        profile_image_id uuid,
        email_confirmed_at timestamptz(3),
        last_sign_in_at timestamptz(3),
        search text generated always as (noria_fold(name || ' ' || email)) stored,
        foreign key (company_id, role_id) references role (company_id, id),
        foreign key (company_id, profile_image_id) references stored_file (company_id, id)
      )`);
    this.addSql(`create unique index user_account_email_key on user_account (company_id, lower(email)) where deleted_at is null`);
    this.addSql(`create index user_account_role_idx on user_account (company_id, role_id)`);
    this.addSql(`create index user_account_name_idx on user_account (company_id, name, id) where deleted_at is null`);
    this.addSql(`create index user_account_created_idx on user_account (company_id, created_at, id) where deleted_at is null`);
    this.addSql(`create index user_account_search_idx on user_account using gin (search gin_trgm_ops)`);
    this.addSql(`select noria_tenant('user_account')`);
    this.addSql(`alter table company add foreign key (id, logo_id) references stored_file (company_id, id)`);

    this.addSql(`
      create table audit_entry (
        id uuid not null,
        company_id uuid not null default (current_setting('app.company'::text))::uuid references company (id),
        at timestamptz(3) not null default clock_timestamp(),
        action text not null,
        entity_type text not null,
        entity_id uuid,
        entity_name text,
        actor_id uuid,
        actor_name text,
        changes jsonb,
        request_id text,
        ip_address text,
        search text generated always as (noria_fold(coalesce(entity_name, '') || ' ' || coalesce(actor_name, '') || ' ' || entity_type)) stored,
        primary key (company_id, id)
      )`);
    this.addSql(`create index audit_entry_at_idx on audit_entry (company_id, at, id)`);
    this.addSql(`create index audit_entry_entity_idx on audit_entry (company_id, entity_id, at)`);
    this.addSql(`select noria_tenant('audit_entry', 'select, insert')`);

    this.addSql(`
      create table record_change (
        id uuid not null,
        company_id uuid not null default (current_setting('app.company'::text))::uuid references company (id),
        at timestamptz(3) not null default clock_timestamp(),
        changes jsonb not null,
        primary key (company_id, id)
      )`);
    this.addSql(`create index record_change_at_idx on record_change (at)`);
    this.addSql(`select noria_tenant('record_change', 'select, insert')`);
    this.addSql(`create policy platform on record_change to current_user using (noria_platform()) with check (noria_platform())`);

    this.addSql(`
      create table idempotency_key (
        company_id uuid not null default (current_setting('app.company'::text))::uuid references company (id),
        user_id uuid not null,
        operation text not null,
        key text not null,
        request_hash text not null,
        result jsonb,
        created_at timestamptz(3) not null default now(),
        primary key (company_id, user_id, operation, key)
      )`);
    this.addSql(`select noria_tenant('idempotency_key')`);
    this.addSql(`create policy platform on idempotency_key to current_user using (noria_platform()) with check (noria_platform())`);

    this.addSql(`
      create table number_series (
        company_id uuid not null default (current_setting('app.company'::text))::uuid references company (id),
        document_type text not null,
        fiscal_year integer not null,
        prefix text not null default '',
        padding integer not null default 5 check (padding between 1 and 12),
        next bigint not null default 1 check (next > 0),
        primary key (company_id, document_type, fiscal_year)
      )`);
    this.addSql(`select noria_tenant('number_series', 'select, insert, update')`);
  }
}
