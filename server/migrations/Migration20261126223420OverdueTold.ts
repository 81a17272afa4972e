import { Migration } from '@mikro-orm/migrations';

/** The due day of an open item for which its owner was told that it had passed. */
export class Migration20261126223420OverdueTold extends Migration {
  up() {
    this.addSql(`alter table open_item add column overdue_told_for date`);
    this.addSql(`select noria_grant('open_item', 'update (overdue_told_for)'), noria_platform_policy('open_item')`);
  }
}
