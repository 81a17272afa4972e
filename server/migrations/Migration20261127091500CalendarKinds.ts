import { Migration } from '@mikro-orm/migrations';

/** What a person's calendar link shows. Links made before go on showing what they did. */
export class Migration20261127091500CalendarKinds extends Migration {
  up() {
    this.addSql(
      `alter table calendar_feed add column kinds text[] not null default '{TASK,SPRINT,ACTIVITY}' check (cardinality(kinds) between 1 and 50)`,
    );
  }
}
