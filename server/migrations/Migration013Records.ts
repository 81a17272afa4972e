import { Migration } from '@mikro-orm/migrations';
import { recordColumns } from './Migration002Administration.ts';

/** What every record can have: comments, private files; and what users are told of. */
export class Migration013Records extends Migration {
  up() {
    // Whatever was uploaded before is a logo or a profile image: for everybody of the company.
    this.addSql(`alter table stored_file add column readers text[] not null default '{SIGNED_IN}'`);
    this.addSql(`alter table stored_file alter column readers drop default`);
    this.addSql(`alter table stored_file drop column is_public`);

    this.addSql(`
      create table record_comment (
        ${recordColumns},
        record_id uuid not null,
        author_id uuid not null,
        text text not null check (length(text) between 1 and 5000),
        mention_ids uuid[] not null default '{}',
        edited_at timestamptz(3),
        foreign key (company_id, author_id) references user_account (company_id, id)
      )`);
    this.addSql(
      `create index record_comment_record_idx on record_comment (company_id, record_id, created_at, id) where deleted_at is null`,
    );
    this.addSql(`select noria_tenant('record_comment')`);

    this.addSql(`
      create table record_file (
        ${recordColumns},
        record_id uuid not null,
        author_id uuid not null,
        file_id uuid not null,
        thumbnail_id uuid,
        foreign key (company_id, author_id) references user_account (company_id, id),
        foreign key (company_id, file_id) references stored_file (company_id, id),
        foreign key (company_id, thumbnail_id) references stored_file (company_id, id)
      )`);
    this.addSql(`create index record_file_record_idx on record_file (company_id, record_id, id) where deleted_at is null`);
    this.addSql(`create index record_file_deleted_idx on record_file (deleted_at) where deleted_at is not null`);
    this.addSql(`select noria_tenant('record_file')`);
    this.addSql(`create policy platform on record_file to current_user using (noria_platform()) with check (noria_platform())`);
    this.addSql(`create policy platform on stored_file to current_user using (noria_platform()) with check (noria_platform())`);

    this.notifications();
  }

  private notifications() {
    this.addSql(`
      create table notification (
        ${recordColumns},
        user_id uuid not null,
        kind text not null,
        actor_id uuid,
        record_id uuid,
        record_name text,
        -- How many records it stands for.
        count integer not null default 1 check (count > 0),
        text text,
        read_at timestamptz(3),
        -- Whether it is shown, and whether the daily digest is to tell of it.
        in_app boolean not null,
        in_digest boolean not null,
        digested_at timestamptz(3),
        foreign key (company_id, user_id) references user_account (company_id, id),
        foreign key (company_id, actor_id) references user_account (company_id, id)
      )`);
    this.addSql(`create index notification_user_idx on notification (company_id, user_id, created_at, id) where in_app`);
    this.addSql(`create index notification_unread_idx on notification (company_id, user_id) where in_app and read_at is null`);
    this.addSql(`create index notification_digest_idx on notification (company_id, user_id) where in_digest and digested_at is null`);
    this.addSql(`create index notification_created_idx on notification (created_at)`);
    // Everybody reads his own; a command tells others.
    this.addSql(`alter table notification enable row level security`);
    this.addSql(`alter table notification force row level security`);
    this.addSql(`
      create policy own on notification
        using (company_id = noria_company() and user_id = nullif(current_setting('app.user', true), '')::uuid)`);
    this.addSql(`create policy tell on notification for insert with check (company_id = noria_company())`);
    this.addSql(`create policy platform on notification to current_user using (noria_platform()) with check (noria_platform())`);
    this.addSql(`select noria_grant('notification', 'select, insert, update')`);

    this.addSql(`
      create table notification_preference (
        company_id uuid not null default (current_setting('app.company'::text))::uuid references company (id),
        user_id uuid not null,
        kind text not null,
        in_app boolean not null,
        by_mail boolean not null,
        in_digest boolean not null,
        primary key (company_id, user_id, kind),
        foreign key (company_id, user_id) references user_account (company_id, id)
      )`);
    this.addSql(`select noria_tenant('notification_preference')`);
  }
}
