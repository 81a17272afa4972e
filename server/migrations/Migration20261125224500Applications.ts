import { Migration } from '@mikro-orm/migrations';
import { recordColumns } from './recordColumns.ts';

/**
 * Applications on a board. The expected salary stands in a table that no entity maps, as pay does; where requests have a role of their own,
 * it may write it but only `noria_expected_salary` reads it.
 */
export class Migration20261125224500Applications extends Migration {
  up() {
    this.columns();
    this.addSql(`
      create table application (
        ${recordColumns},
        name text collate "und-x-icu" not null,
        father_name text,
        address text,
        qualification text,
        position_id uuid not null,
        email text,
        phone text,
        cover_letter text,
        column_id uuid not null,
        rank text collate "C" not null,
        column_since timestamptz(3) not null default now(),
        status text not null default 'ACTIVE' check (status in ('ACTIVE', 'INACTIVE')),
        owner_id uuid,
        rating integer check (rating between 1 and 5),
        interview_at timestamptz(3),
        rejected_at timestamptz(3),
        rejection_reason text check (rejection_reason is null or rejected_at is not null),
        -- Made when the application was confirmed.
        employee_id uuid,
        search text generated always as (noria_fold(name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' '
          || coalesce(qualification, ''))) stored,
        constraint application_rank_key unique (company_id, column_id, rank) deferrable,
        constraint application_employee_id_key unique (company_id, employee_id),
        foreign key (company_id, position_id) references position (company_id, id),
        foreign key (company_id, column_id) references application_column (company_id, id),
        foreign key (company_id, owner_id) references user_account (company_id, id),
        foreign key (company_id, employee_id) references employee (company_id, id)
      )`);
    const live = 'where deleted_at is null';
    this.addSql(`create index application_board_idx on application (company_id, column_id, rank, id) ${live}`);
    this.addSql(`create index application_created_idx on application (company_id, created_at, id) ${live}`);
    this.addSql(`create index application_position_idx on application (company_id, position_id)`);
    this.addSql(`create index application_email_idx on application (company_id, lower(email)) ${live}`);
    this.addSql(`create index application_phone_idx on application (company_id, phone) ${live}`);
    this.addSql(`select noria_tenant('application'), noria_searchable('application')`);
    this.expectedSalary();
  }

  /** Keys of columns are deferrable, so that one statement can give all of them new ones. */
  private columns() {
    this.addSql(`
      create table application_column (
        ${recordColumns},
        kind text not null default 'CUSTOM' check (kind in ('APPLIED', 'CONFIRMED', 'CUSTOM')),
        title text collate "und-x-icu" check ((title is null) = (kind <> 'CUSTOM')),
        rank text collate "C" not null,
        constraint application_column_rank_key unique (company_id, rank) deferrable
      )`);
    this.addSql(`create unique index application_column_kind_key on application_column (company_id, kind) where kind <> 'CUSTOM'`);
    this.addSql(
      `create unique index application_column_title_key on application_column (company_id, lower(title)) where deleted_at is null`,
    );
    this.addSql(`select noria_tenant('application_column')`);
    this.addSql(`
      create function noria_found_application_columns(company uuid) returns void language plpgsql as $$
      declare entered text := current_setting('app.company', true);
      begin
        perform set_config('app.company', company::text, true);
        insert into application_column (id, company_id, kind, rank)
          select noria_new_id(199), company, kind, rank from (values ('APPLIED', 'a0'), ('CONFIRMED', 'a1')) as kinds (kind, rank);
        perform set_config('app.company', coalesce(entered, ''), true);
      end $$`);
    this.addSql(`
      create function noria_application_columns_founded() returns trigger language plpgsql as $$
      begin
        perform noria_found_application_columns(new.id);
        return null;
      end $$`);
    this.addSql(
      `create trigger application_columns after insert on company for each row execute function noria_application_columns_founded()`,
    );
    // One company at a time, because row level security shows the rows of one.
    this.addSql(`
      do $$
      declare one uuid;
      begin
        perform set_config('app.platform', 'on', true);
        for one in select id from company loop
          perform noria_found_application_columns(one);
        end loop;
        perform set_config('app.platform', '', true);
      end $$`);
  }

  private expectedSalary() {
    this.addSql(`
      create table application_pay (
        company_id uuid not null default (current_setting('app.company'::text))::uuid references company (id),
        application_id uuid not null,
        secret_expected_salary numeric(19, 4) check (secret_expected_salary >= 0),
        has_expected_salary boolean not null generated always as (secret_expected_salary is not null) stored,
        primary key (company_id, application_id),
        foreign key (company_id, application_id) references application (company_id, id)
      )`);
    this.addSql(
      `select noria_tenant('application_pay', 'insert, update, delete, select (company_id, application_id, has_expected_salary)')`,
    );
    this.addSql(`
      create function noria_expected_salary(of_application uuid) returns text language sql stable security definer set search_path = public, pg_temp as $$
        select trim_scale(secret_expected_salary)::text from application_pay where company_id = noria_company() and application_id = of_application $$`);
  }
}
