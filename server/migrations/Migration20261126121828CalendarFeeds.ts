import { Migration } from '@mikro-orm/migrations';
import { ownCompanyColumn } from './recordColumns.ts';

/** Who has a link at which calendar programs read their dates; the link itself is one of `record_link`, about its owner. */
export class Migration20261126121828CalendarFeeds extends Migration {
  up() {
    this.addSql(`
      create table calendar_feed (
        ${ownCompanyColumn},
        user_id uuid not null,
        created_at timestamptz(3) not null default now(),
        read_at timestamptz(3),
        primary key (company_id, user_id),
        foreign key (company_id, user_id) references user_account (company_id, id)
      );
      select noria_tenant('calendar_feed')`);
  }
}
