import { Migration } from '@mikro-orm/migrations';
import { restateSearch } from './restateSearch.ts';

const tables = ['cost_center', 'department', 'search_word'];

/** Cost centers refer to a department instead of naming one; a name becomes the department of that title, made if there is none. */
export class Migration20261123020000CostCenterDepartment extends Migration {
  up() {
    this.addSql(
      `alter table cost_center add column department_id uuid, add foreign key (company_id, department_id) references department (company_id, id)`,
    );
    // The rows of all companies, which the owner sees only so.
    for (const table of tables) this.addSql(`alter table ${table} no force row level security`);
    this.addSql(`
      insert into department (id, company_id, title, description)
      select noria_new_id(128), c.company_id, min(c.department), min(c.department) from cost_center c
      where not exists (
        select from department d where d.company_id = c.company_id and lower(d.title) = lower(c.department) and d.deleted_at is null)
      group by c.company_id, lower(c.department)`);
    this.addSql(`
      update cost_center c set department_id = d.id
      from department d where d.company_id = c.company_id and lower(d.title) = lower(c.department) and d.deleted_at is null`);
    for (const table of tables) this.addSql(`alter table ${table} force row level security`);
    this.addSql(restateSearch('cost_center', 'noria_fold(description)'));
    this.addSql(`alter table cost_center alter column department_id set not null`);
    this.addSql(`alter table cost_center drop column department`);
    this.addSql(`create index cost_center_department_idx on cost_center (company_id, department_id)`);
  }
}
