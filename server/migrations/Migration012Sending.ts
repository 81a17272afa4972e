import { Migration } from '@mikro-orm/migrations';
import { recordColumns } from './Migration002Administration.ts';

/** Documents that go out by mail, and the log of what was sent to whom. */
export class Migration012Sending extends Migration {
  up() {
    this.addSql(`
      alter table outbox_mail
        add cc text,
        add sender_name text,
        add reply_to text,
        add attachment_id uuid,
        add attachment_name text,
        add attachment_type text,
        add foreign key (company_id, attachment_id) references stored_file (company_id, id)`);
    this.addSql(`
      create table sent_document (
        ${recordColumns},
        record_id uuid not null,
        record_type text not null,
        mail_id uuid not null,
        file_id uuid not null,
        sent_by_id uuid not null,
        recipient text not null,
        cc text,
        subject text not null,
        foreign key (company_id, mail_id) references outbox_mail (company_id, id),
        foreign key (company_id, file_id) references stored_file (company_id, id),
        foreign key (company_id, sent_by_id) references user_account (company_id, id)
      )`);
    this.addSql(`create index sent_document_record_idx on sent_document (company_id, record_id, created_at)`);
    this.addSql(`create index sent_document_mail_idx on sent_document (company_id, mail_id)`);
    this.addSql(`select noria_tenant('sent_document', 'select, insert')`);
    // The sender of mails tells whoever looks at the record.
    this.addSql(`create policy platform on sent_document to current_user using (noria_platform()) with check (noria_platform())`);
  }
}
