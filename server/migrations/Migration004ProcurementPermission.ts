import { Migration } from '@mikro-orm/migrations';
import { recordColumns } from './Migration002Administration.ts';

/** The procurement team's list of permissions. */
export class Migration004ProcurementPermission extends Migration {
  up() {
    this.addSql(`
      create table procurement_permission (
        ${recordColumns},
        name text collate "und-x-icu" not null,
        search text generated always as (noria_fold(name)) stored
      )`);
    this.addSql(
      `create unique index procurement_permission_name_key on procurement_permission (company_id, lower(name)) where deleted_at is null`,
    );
    this.addSql(
      `create index procurement_permission_created_idx on procurement_permission (company_id, created_at, id) where deleted_at is null`,
    );
    this.addSql(`select noria_tenant('procurement_permission')`);
  }
}
