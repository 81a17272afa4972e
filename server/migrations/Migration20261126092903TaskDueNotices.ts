import { Migration } from '@mikro-orm/migrations';

/** The due day of a task that its assignees have been told of. */
export class Migration20261126092903TaskDueNotices extends Migration {
  up() {
    this.addSql('alter table task add column due_told_on date');
  }
}
