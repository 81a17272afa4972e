import { Migration } from '@mikro-orm/migrations';
import { recordColumns } from './recordColumns.ts';

/** Departments, which positions, employees, cost centers and requisitions refer to. */
export class Migration20261123012500Departments extends Migration {
  up() {
    this.addSql(`
      create table department (
        ${recordColumns},
        title text collate "und-x-icu" not null,
        description text not null,
        status text not null default 'ACTIVE' check (status in ('ACTIVE', 'INACTIVE')),
        search text generated always as (noria_fold(title || ' ' || description)) stored
      )`);
    this.addSql(`create unique index department_title_key on department (company_id, lower(title)) where deleted_at is null`);
    this.addSql(`select noria_tenant('department'), noria_searchable('department')`);
  }
}
