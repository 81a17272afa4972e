import { companyColumn, recordColumns } from '../recordColumns.ts';

/** Mails wait in the transaction that caused them. Text and page are not granted: a link in them would be a key to somebody's account. */
export const outboxMail = `
create table outbox_mail (
  ${recordColumns},
  recipient text not null,
  cc text,
  sender_name text,
  reply_to text,
  subject text not null,
  language text not null check (language in ('EN', 'AR', 'SP')),
  text_body text,
  html_body text,
  attachment_id uuid,
  attachment_name text,
  attachment_type text,
  -- The user or invitation the mail is about, or the rights that open its record: the text is shown only to whom these are open.
  user_id uuid,
  invitation_id uuid,
  readers text[],
  status text not null check (status in ('QUEUED', 'SENT', 'KEPT', 'FAILED')),
  kept_text text check (kept_text is null or status = 'KEPT'),
  attempts integer not null default 0,
  next_attempt_at timestamptz(3) not null default now(),
  sent_at timestamptz(3),
  failure text,
  search text generated always as (noria_fold(recipient || ' ' || subject)) stored,
  check (num_nonnulls(user_id, invitation_id, readers) <= 1),
  foreign key (company_id, attachment_id) references stored_file (company_id, id),
  foreign key (company_id, user_id) references user_account (company_id, id),
  foreign key (company_id, invitation_id) references invitation (company_id, id)
);
create index outbox_mail_created_idx on outbox_mail (company_id, created_at, id);
create index outbox_mail_queue_idx on outbox_mail (next_attempt_at) where status = 'QUEUED';
create index outbox_mail_user_idx on outbox_mail (company_id, user_id) where user_id is not null;
create index outbox_mail_invitation_idx on outbox_mail (company_id, invitation_id) where invitation_id is not null;
select noria_tenant('outbox_mail', 'insert'), noria_platform_policy('outbox_mail'), noria_platform_grant('outbox_mail', 'update'),
  noria_grant('outbox_mail', 'select (id, company_id, version, created_at, updated_at, deleted_at, recipient, subject, language, user_id, invitation_id,
    readers, status, kept_text, sent_at, search)');
`;

/** Documents sent by mail. The platform, which sends them, tells everybody who has the record open. */
export const sentDocument = `
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
);
create index sent_document_record_idx on sent_document (company_id, record_id, created_at);
create index sent_document_mail_idx on sent_document (company_id, mail_id);
select noria_tenant('sent_document', 'select, insert'), noria_platform_policy('sent_document');
`;

/** Links that let somebody without an account act on one record; found by their hash before a company is known. */
export const recordLink = `
create table record_link (
  token_hash bytea primary key check (length(token_hash) = 32),
  ${companyColumn},
  record_id uuid not null,
  actions text[] not null check (cardinality(actions) > 0),
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  revoked_at timestamptz(3)
);
create index record_link_record_idx on record_link (company_id, record_id) where revoked_at is null;
select noria_tenant('record_link', 'select, insert, update'), noria_platform_policy('record_link');
`;
