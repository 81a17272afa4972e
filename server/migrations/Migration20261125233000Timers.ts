import { Migration } from '@mikro-orm/migrations';
import { ownCompanyColumn } from './recordColumns.ts';

/** Running timers: one per user. What was measured becomes a time entry. */
export class Migration20261125233000Timers extends Migration {
  up() {
    this.addSql(`
      create table timer (
        ${ownCompanyColumn},
        user_id uuid not null,
        task_id uuid not null,
        started_at timestamptz(3) not null default now(),
        primary key (company_id, user_id),
        foreign key (company_id, user_id) references user_account (company_id, id),
        foreign key (company_id, task_id) references task (company_id, id)
      )`);
    this.addSql(`create index timer_task_idx on timer (company_id, task_id)`);
    this.addSql(`select noria_tenant('timer')`);
  }
}
