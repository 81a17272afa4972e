import { Migration } from '@mikro-orm/migrations';
import { companyColumn, recordColumns } from './recordColumns.ts';

/** Types of leave, public holidays, and leave with its halves of days. */
export class Migration20261124035800Leave extends Migration {
  up() {
    this.addSql(`
      create table leave_type (
        ${recordColumns},
        title text collate "und-x-icu" not null,
        yearly_days numeric(5, 1) check (yearly_days > 0 and yearly_days <= 366),
        is_unpaid boolean not null,
        status text not null default 'ACTIVE' check (status in ('ACTIVE', 'INACTIVE')),
        search text generated always as (noria_fold(title)) stored
      )`);
    this.addSql(`
      create table holiday (
        ${recordColumns},
        title text collate "und-x-icu" not null,
        held_on date not null,
        country text check (country ~ '^[A-Z]{2}$'),
        search text generated always as (noria_fold(title)) stored
      )`);
    this.addSql(`
      create table leave_request (
        ${recordColumns},
        employee_id uuid not null,
        leave_type_id uuid not null,
        starts_on date not null,
        ends_on date not null check (ends_on >= starts_on and ends_on - starts_on < 366),
        part text not null check (part = 'WHOLE' or part in ('MORNING', 'AFTERNOON') and starts_on = ends_on),
        days numeric(5, 1) not null check (days > 0),
        status text not null check (status in ('PENDING', 'APPROVED', 'REFUSED', 'CANCELLED')),
        decided_by_id uuid,
        decided_at timestamptz(3),
        foreign key (company_id, employee_id) references employee (company_id, id),
        foreign key (company_id, leave_type_id) references leave_type (company_id, id)
      )`);
    // One row for each half of a day: nobody is on leave twice.
    this.addSql(`
      create table leave_day (
        ${companyColumn},
        employee_id uuid not null,
        day date not null,
        half smallint not null check (half in (1, 2)),
        request_id uuid not null,
        primary key (company_id, employee_id, day, half),
        foreign key (company_id, request_id) references leave_request (company_id, id)
      )`);
    this.addSql(`
      create unique index leave_type_title_key on leave_type (company_id, lower(title)) where deleted_at is null;
      create unique index holiday_held_on_key on holiday (company_id, held_on, country) nulls not distinct where deleted_at is null;
      create index leave_request_employee_idx on leave_request (company_id, employee_id);
      create index leave_request_type_idx on leave_request (company_id, leave_type_id);
      create index leave_day_request_idx on leave_day (company_id, request_id)`);
    this.addSql(`select noria_tenant('leave_type'), noria_searchable('leave_type'), noria_tenant('holiday'), noria_searchable('holiday'),
      noria_tenant('leave_request'), noria_tenant('leave_day')`);
  }
}
