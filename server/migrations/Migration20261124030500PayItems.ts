import { Migration } from '@mikro-orm/migrations';
import { recordColumns } from './recordColumns.ts';

const status = `status text not null default 'ACTIVE' check (status in ('ACTIVE', 'INACTIVE'))`;
const cycle = `cycle text not null check (cycle in ('WEEKLY', 'BIWEEKLY', 'SEMIMONTHLY', 'MONTHLY', 'QUARTERLY', 'YEARLY', 'ONCE'))`;
const share = (column: string) => `${column} numeric(22, 6) not null default 0 check (${column} >= 0)`;

/** Benefits, taxes with their slabs, and deductions: what pay is made of. */
export class Migration20261124030500PayItems extends Migration {
  up() {
    this.addSql(`
      create table benefit (
        ${recordColumns},
        title text collate "und-x-icu" not null,
        description text not null,
        kind text not null check (kind in ('CASH', 'IN_KIND')),
        type text not null check (type in ('FIXED', 'PERCENT')),
        ${share('amount')},
        ${cycle},
        is_taxable boolean not null,
        ${status},
        search text generated always as (noria_fold(title || ' ' || description)) stored
      )`);
    this.addSql(`
      create table payroll_tax (
        ${recordColumns},
        title text collate "und-x-icu" not null,
        type text not null check (type in ('FIXED', 'PERCENT', 'SLABS')),
        ${cycle},
        ${share('amount')},
        ${share('employer_amount')},
        ${status},
        search text generated always as (noria_fold(title)) stored
      )`);
    this.addSql(`
      create table payroll_tax_slab (
        ${recordColumns},
        tax_id uuid not null,
        position integer not null check (position >= 1),
        valid_from date not null,
        above numeric(19, 4) not null check (above >= 0),
        percent numeric(9, 6) not null check (percent between 0 and 100),
        unique (company_id, tax_id, valid_from, above),
        foreign key (company_id, tax_id) references payroll_tax (company_id, id)
      )`);
    this.addSql(`
      create table deduction (
        ${recordColumns},
        title text collate "und-x-icu" not null,
        type text not null check (type in ('FIXED', 'PERCENT')),
        ${cycle},
        ${share('amount')},
        ${share('employer_amount')},
        is_pre_tax boolean not null,
        is_statutory boolean not null,
        ${status},
        search text generated always as (noria_fold(title)) stored
      )`);
    for (const table of ['benefit', 'payroll_tax', 'deduction']) {
      this.addSql(`create unique index ${table}_title_key on ${table} (company_id, lower(title)) where deleted_at is null`);
      this.addSql(`select noria_tenant('${table}'), noria_searchable('${table}')`);
    }
    this.addSql(`select noria_tenant('payroll_tax_slab')`);
  }
}
