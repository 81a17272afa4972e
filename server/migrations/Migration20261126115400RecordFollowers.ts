import { Migration } from '@mikro-orm/migrations';
import { companyColumn } from './recordColumns.ts';

/** Who follows which record. Whoever stopped has a row too, so that a comment or a new owner does not make them follow again. */
export class Migration20261126115400RecordFollowers extends Migration {
  up() {
    this.addSql(`
      create table record_follower (
        ${companyColumn},
        record_id uuid not null,
        user_id uuid not null,
        follows boolean not null default true,
        primary key (company_id, record_id, user_id),
        foreign key (company_id, user_id) references user_account (company_id, id)
      );
      create index record_follower_user_idx on record_follower (company_id, user_id);
      select noria_tenant('record_follower')`);
    this.addSql(`
      insert into record_follower (company_id, record_id, user_id)
        select company_id, record_id, author_id from record_comment where author_id is not null and deleted_at is null
        union select company_id, task_id, user_id from task_assignee where deleted_at is null`);
  }
}
