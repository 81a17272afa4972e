import { Migration } from '@mikro-orm/migrations';
import { recordColumns } from './recordColumns.ts';

/** Saved views that are mailed each week or day. */
export class Migration20261127030300ViewMails extends Migration {
  up() {
    this.addSql(`
      create table view_mail (
        ${recordColumns},
        user_id uuid not null default (current_setting('app.user'::text))::uuid,
        view_id uuid not null,
        weekday integer check (weekday between 1 and 7),
        hour integer not null check (hour between 0 and 23),
        format text not null check (format in ('XLSX', 'PDF')),
        reader_ids uuid[] not null default '{}',
        reading jsonb not null,
        language text not null,
        status text not null default 'ACTIVE' check (status in ('ACTIVE', 'INACTIVE')),
        next_at timestamptz(3) not null,
        last_sent_at timestamptz(3),
        -- The task that last mailed it: one that is run twice mails once.
        last_task_id uuid,
        failure text,
        foreign key (company_id, user_id) references user_account (company_id, id),
        -- Private views are deleted with what is known of an erased user.
        foreign key (company_id, view_id) references saved_view (company_id, id) on delete cascade
      )`);
    this.addSql(`create index view_mail_user_idx on view_mail (company_id, user_id)`);
    this.addSql(`create index view_mail_view_idx on view_mail (company_id, view_id)`);
    this.addSql(`create index view_mail_next_idx on view_mail (next_at) where status = 'ACTIVE' and deleted_at is null`);
    this.addSql(`select noria_tenant('view_mail')`);
    this.addSql(`create policy own on view_mail as restrictive to public
      using (noria_platform() or user_id::text = current_setting('app.user', true))`);
    this.addSql(`select noria_platform_policy('view_mail'), noria_platform_grant('view_mail', 'select')`);
    this.addSql(`alter table background_task drop constraint background_task_kind_check;
      alter table background_task add constraint background_task_kind_check
        check (kind in ('IMPORT', 'BULK_UPDATE', 'BULK_DELETE', 'EXPORT', 'PROCESSING', 'MAILING'))`);
  }
}
