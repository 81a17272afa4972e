import { Migration } from '@mikro-orm/migrations';

/** Hours that were submitted together to the same approvers, who decide them by one link in a mail. */
export class Migration20261127152800SubmittedTogether extends Migration {
  up() {
    this.addSql(`
      alter table time_entry add column submission_id uuid;
      create index time_entry_submission_idx on time_entry (company_id, submission_id) where submission_id is not null`);
  }
}
