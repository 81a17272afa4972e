import { Migration } from '@mikro-orm/migrations';
import { companyColumn } from './recordColumns.ts';

/** Changes of tasks' dates, for a day, so that they can be undone. */
export class Migration20261126023600TaskShifts extends Migration {
  up() {
    this.addSql(`
      create table task_shift (
        id uuid not null,
        ${companyColumn},
        user_id uuid not null,
        dates jsonb not null,
        created_at timestamptz(3) not null default now(),
        primary key (company_id, id),
        foreign key (company_id, user_id) references user_account (company_id, id)
      );
      create index task_shift_user_idx on task_shift (company_id, user_id);
      select noria_tenant('task_shift', 'select, insert, delete')`);
  }
}
