import { Migration } from '@mikro-orm/migrations';

/** Tasks of a project and tasks that were done are counted from their indexes alone. */
export class Migration20261127153300ManyTasks extends Migration {
  up() {
    this.addSql('drop index task_project_idx');
    this.addSql(`
      create index task_project_idx on task (company_id, project_id, due_on) include (done_at, parent_id, weightage) where deleted_at is null`);
    this.addSql(`
      create index task_done_idx on task (company_id, done_at) include (due_on) where done_at is not null and deleted_at is null`);
  }
}
