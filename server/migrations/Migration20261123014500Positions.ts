import { Migration } from '@mikro-orm/migrations';
import { recordColumns } from './recordColumns.ts';

/** Positions, with the department that they belong to. */
export class Migration20261123014500Positions extends Migration {
  up() {
    this.addSql(`
      create table position (
        ${recordColumns},
        title text collate "und-x-icu" not null,
        cadre text not null,
        type text not null check (type in ('FULL_TIME', 'PART_TIME', 'CONTRACT', 'TEMPORARY', 'INTERNSHIP')),
        department_id uuid,
        budget numeric(19, 4) not null check (budget >= 0),
        headcount integer check (headcount > 0),
        description text not null,
        status text not null default 'ACTIVE' check (status in ('ACTIVE', 'INACTIVE')),
        search text generated always as (noria_fold(title || ' ' || cadre || ' ' || description)) stored,
        foreign key (company_id, department_id) references department (company_id, id)
      )`);
    this.addSql(`create unique index position_title_key on position (company_id, lower(title)) where deleted_at is null`);
    this.addSql(`create index position_department_idx on position (company_id, department_id)`);
    this.addSql(`select noria_tenant('position'), noria_searchable('position')`);
  }
}
