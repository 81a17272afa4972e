import { Migration } from '@mikro-orm/migrations';

/** Pay slips by mail: when each was mailed, and the task that mails those of a run. A mail may have a file that is forgotten once it is sent. */
export class Migration20261126045512PaySlipMail extends Migration {
  up() {
    this.addSql(`alter table pay_slip add column mailed_at timestamptz(3), add column mail_id uuid;
      create index pay_slip_unmailed_idx on pay_slip (company_id, run_id, id) where mailed_at is null`);
    this.addSql(`select noria_grant('pay_slip', 'update (mailed_at, mail_id)')`);
    this.addSql(`alter table payroll_run add column mailing_id uuid`);
    this.addSql(`alter table outbox_mail add column forgets_attachment boolean not null default false`);
  }
}
