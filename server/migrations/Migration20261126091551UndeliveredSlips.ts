import { Migration } from '@mikro-orm/migrations';

/** Since when it is told that a mailed pay slip did not arrive, and how mails that were given up are found. */
export class Migration20261126091551UndeliveredSlips extends Migration {
  up() {
    this.addSql('alter table pay_slip add column undelivered_at timestamptz(3)');
    this.addSql(`select noria_grant('pay_slip', 'update (undelivered_at)')`);
    this.addSql(`create index outbox_mail_failed_idx on outbox_mail (updated_at) where status = 'FAILED'`);
    this.addSql('create index pay_slip_mail_idx on pay_slip (company_id, mail_id) where mail_id is not null');
  }
}
