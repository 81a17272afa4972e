import { Migration } from '@mikro-orm/migrations';

/** Managers of projects, and the approval of time spent on them. */
export class Migration20261126014000Timesheets extends Migration {
  up() {
    this.addSql(`
      alter table project add column manager_id uuid, add foreign key (company_id, manager_id) references user_account (company_id, id);
      create index project_manager_idx on project (company_id, manager_id)`);
    this.addSql(`
      alter table time_entry
        add column status text not null default 'DRAFT' check (status in ('DRAFT', 'SUBMITTED', 'APPROVED')),
        add column approved_by_id uuid,
        add column approved_at timestamptz(3),
        add column rejection text,
        add foreign key (company_id, approved_by_id) references user_account (company_id, id),
        add constraint time_entry_approved_check check ((status = 'APPROVED') = (approved_at is not null));
      create index time_entry_approved_by_idx on time_entry (company_id, approved_by_id);
      create index time_entry_submitted_idx on time_entry (company_id, spent_on) where status = 'SUBMITTED' and deleted_at is null`);
  }
}
