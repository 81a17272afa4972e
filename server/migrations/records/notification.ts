import { companyColumn, recordColumns } from '../recordColumns.ts';

/** What users are told of. Everybody reads their own; a command tells others. */
export const notifications = `
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
);
create index notification_user_idx on notification (company_id, user_id, created_at, id) where in_app;
create index notification_unread_idx on notification (company_id, user_id) where in_app and read_at is null;
create index notification_digest_idx on notification (company_id, user_id) where in_digest and digested_at is null;
create index notification_created_idx on notification (created_at);
select noria_platform_table('notification', 'delete'), noria_grant('notification', 'select, insert, update');
create policy own on notification
  using (company_id = noria_company() and user_id = nullif(current_setting('app.user', true), '')::uuid);
create policy tell on notification for insert with check (company_id = noria_company());

create table notification_preference (
  ${companyColumn},
  user_id uuid not null,
  kind text not null,
  in_app boolean not null,
  by_mail boolean not null,
  in_digest boolean not null,
  primary key (company_id, user_id, kind),
  foreign key (company_id, user_id) references user_account (company_id, id)
);
select noria_tenant('notification_preference');
`;
