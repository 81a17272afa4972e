import { Migration } from '@mikro-orm/migrations';
import { acrossCompanies } from './acrossCompanies.ts';

const walled = ['record_follower', 'record_comment', 'task_assignee'];

/** Follows for those who commented or were assigned before there were followers: the migration that made the table saw no company's rows. */
export class Migration20261126172300EarlierFollowers extends Migration {
  up() {
    acrossCompanies(this, walled, () => {
      this.addSql(`
      insert into record_follower (company_id, record_id, user_id)
        select company_id, record_id, author_id from record_comment where author_id is not null and deleted_at is null
        union select company_id, task_id, user_id from task_assignee where deleted_at is null
      on conflict do nothing`);
    });
  }
}
