import { Migration } from '@mikro-orm/migrations';
import { acrossCompanies } from './acrossCompanies.ts';
import { addYears, divide } from './records/years.ts';

/** The audit trail, e-mails with their files and webhook messages are kept in partitions, each of a year (docs/decisions/015). */
export class Migration20261127070000YearlyPartitions extends Migration {
  up() {
    this.addSql(addYears);
    acrossCompanies(this, ['sent_document'], () => {
      this.addSql(divide('audit_entry', 'id'));
      this.addSql(`select noria_grant('audit_entry', 'select, insert')`);
      this.addSql(divide('outbox_mail', 'id'));
      this.addSql(`
        select noria_grant('outbox_mail', 'insert'), noria_platform_grant('outbox_mail', 'update'),
          noria_grant('outbox_mail', 'select (id, company_id, version, created_at, updated_at, deleted_at, recipient, subject, language, user_id,
            invitation_id, readers, status, kept_text, sent_at, search)')`);
      this.addSql(divide('outbox_attachment', 'mail_id'));
      this.addSql(`
        select noria_grant('outbox_attachment', 'select, insert'), noria_platform_grant('outbox_attachment', 'delete')`);
      this.addSql(divide('webhook_delivery', 'id'));
      this.addSql(`select noria_grant('webhook_delivery', 'select, insert, update, delete')`);
    });
    this.addSql('select noria_add_years()');
  }
}
