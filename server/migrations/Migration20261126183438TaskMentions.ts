import { Migration } from '@mikro-orm/migrations';

/** Users whom the description of a task mentions. */
export class Migration20261126183438TaskMentions extends Migration {
  up() {
    this.addSql(`alter table task add column mention_ids uuid[] not null default '{}'`);
  }
}
