import { Migration } from '@mikro-orm/migrations';
import { recordColumns } from './recordColumns.ts';

/** Checklists of tasks. */
export class Migration20261126115359Checklists extends Migration {
  up() {
    this.addSql(`
      create table checklist_item (
        ${recordColumns},
        task_id uuid not null,
        title text not null,
        rank text collate "C" not null,
        done_at timestamptz(3),
        done_by_id uuid,
        foreign key (company_id, task_id) references task (company_id, id) on delete cascade,
        foreign key (company_id, done_by_id) references user_account (company_id, id),
        constraint checklist_item_rank_key unique (company_id, task_id, rank) deferrable
      );
      create index checklist_item_done_by_idx on checklist_item (company_id, done_by_id);
      select noria_tenant('checklist_item')`);
  }
}
