import { Migration } from '@mikro-orm/migrations';
import { recordColumns } from './recordColumns.ts';

/**
 * Employees. National id, bank account and salary stand in a table that no entity maps, so no list, search, export, print or audit entry
 * can show them; where requests have a role of their own, it may write these columns but only `noria_employee_pay` reads them.
 */
export class Migration20261123020500Employees extends Migration {
  up() {
    this.addSql(`
      create table employee (
        ${recordColumns},
        name text collate "und-x-icu" not null,
        number text,
        email text,
        phone text,
        designation text,
        department_id uuid,
        is_head boolean not null default false check (not is_head or department_id is not null),
        position_id uuid,
        manager_id uuid check (manager_id <> id),
        user_id uuid,
        joined_on date,
        left_on date check (left_on >= joined_on),
        status text not null default 'ACTIVE' check (status in ('ACTIVE', 'INACTIVE')),
        born_on date,
        address text,
        city text,
        country text,
        emergency_contact text,
        emergency_phone text,
        education text,
        certification text,
        technologies text[] not null default '{}',
        academic_data text[] not null default '{}',
        professional_data text[] not null default '{}',
        search text generated always as (noria_fold(name || ' ' || coalesce(number, '') || ' ' || coalesce(email, '') || ' '
          || coalesce(phone, '') || ' ' || coalesce(designation, ''))) stored,
        foreign key (company_id, department_id) references department (company_id, id),
        foreign key (company_id, position_id) references position (company_id, id),
        foreign key (company_id, manager_id) references employee (company_id, id),
        foreign key (company_id, user_id) references user_account (company_id, id)
      )`);
    const live = 'where deleted_at is null';
    this.addSql(`create unique index employee_number_key on employee (company_id, lower(number)) ${live}`);
    this.addSql(`create unique index employee_user_id_key on employee (company_id, user_id) ${live}`);
    this.addSql(`create unique index employee_is_head_key on employee (company_id, department_id) where is_head and deleted_at is null`);
    this.addSql(`create index employee_name_idx on employee (company_id, name, id) ${live}`);
    this.addSql(`create index employee_department_idx on employee (company_id, department_id)`);
    this.addSql(`create index employee_position_idx on employee (company_id, position_id)`);
    this.addSql(`create index employee_manager_idx on employee (company_id, manager_id)`);
    this.addSql(`select noria_tenant('employee'), noria_searchable('employee')`);

    this.addSql(`
      create table employee_pay (
        company_id uuid not null default (current_setting('app.company'::text))::uuid references company (id),
        employee_id uuid not null,
        secret_national_id text,
        secret_bank_account text,
        secret_salary numeric(19, 4) check (secret_salary >= 0),
        has_national_id boolean not null generated always as (secret_national_id is not null) stored,
        has_bank_account boolean not null generated always as (secret_bank_account is not null) stored,
        has_salary boolean not null generated always as (secret_salary is not null) stored,
        primary key (company_id, employee_id),
        foreign key (company_id, employee_id) references employee (company_id, id)
      )`);
    this.addSql(
      `select noria_tenant('employee_pay', 'insert, update, delete, select (company_id, employee_id, has_national_id, has_bank_account, has_salary)')`,
    );
    this.addSql(`
      create function noria_employee_pay(of_employee uuid) returns jsonb language sql stable security definer set search_path = public, pg_temp as $$
        select jsonb_build_object('nationalId', secret_national_id, 'bankAccount', secret_bank_account, 'salary', trim_scale(secret_salary)::text)
        from employee_pay where company_id = noria_company() and employee_id = of_employee $$`);
  }
}
