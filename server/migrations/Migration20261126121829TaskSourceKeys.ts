import { Migration } from '@mikro-orm/migrations';

/** The key of a task in the system that it was imported from: another import finds it by that. */
export class Migration20261126121829TaskSourceKeys extends Migration {
  up() {
    this.addSql(`
      alter table task add column source_key text;
      create unique index task_source_key_key on task (company_id, project_id, lower(source_key)) where deleted_at is null and source_key is not null;
      create index task_source_idx on task (company_id, lower(source_key)) where source_key is not null`);
  }
}
