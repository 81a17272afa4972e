import { Migration } from '@mikro-orm/migrations';
import { companyColumn } from './recordColumns.ts';

/** Files of a mail, in their order: an invoice goes out as a PDF and as an electronic invoice. */
export class Migration20261126121830MailAttachments extends Migration {
  up() {
    this.addSql(`
      create table outbox_attachment (
        ${companyColumn},
        mail_id uuid not null,
        position integer not null check (position between 1 and 5),
        file_id uuid not null,
        name text not null,
        content_type text not null,
        primary key (company_id, mail_id, position),
        foreign key (company_id, mail_id) references outbox_mail (company_id, id) on delete cascade,
        foreign key (company_id, file_id) references stored_file (company_id, id)
      );
      create index outbox_attachment_file_idx on outbox_attachment (company_id, file_id);
      insert into outbox_attachment (company_id, mail_id, position, file_id, name, content_type)
        select company_id, id, 1, attachment_id, attachment_name, attachment_type from outbox_mail where attachment_id is not null;
      alter table outbox_mail drop column attachment_id, drop column attachment_name, drop column attachment_type;
      alter table outbox_mail rename column forgets_attachment to forgets_attachments`);
    this.addSql(`
      select noria_tenant('outbox_attachment', 'select, insert'), noria_platform_policy('outbox_attachment'),
        noria_platform_grant('outbox_attachment', 'delete')`);
    // A file's name may be a person's, who is erased from it too.
    this.addSql(`
      create or replace function noria_traces() returns text[] language sql immutable parallel safe as $$
        select array['background_task', 'idempotency_key', 'invariant_check', 'invitation', 'notification', 'outbox_attachment', 'outbox_mail', 'record_comment',
          'sent_document', 'stored_file', 'webhook_delivery'] $$`);
  }
}
