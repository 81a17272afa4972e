/** Passwords and links sent by mail. All of it is the platform's own. */
export const credential = `
create table credential (
  user_id uuid primary key,
  company_id uuid not null,
  email text not null unique check (email = lower(email)),
  password_hash text not null,
  token_version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  password_changed_at timestamptz(3) not null default now(),
  unique (company_id, user_id),
  foreign key (company_id, user_id) references user_account (company_id, id)
);
select noria_platform_table('credential', 'select, update');

create table one_time_token (
  token_hash bytea primary key check (length(token_hash) = 32),
  purpose text not null check (purpose in ('RESET_PASSWORD', 'CONFIRM_EMAIL')),
  user_id uuid not null,
  company_id uuid not null,
  email text not null,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  foreign key (company_id, user_id) references user_account (company_id, id)
);
create index one_time_token_user_idx on one_time_token (company_id, user_id) where used_at is null;
select noria_platform_table('one_time_token');

create table sign_in_attempt (
  id uuid primary key,
  purpose text not null,
  account_hash bytea not null,
  ip_address text not null,
  counts boolean not null default true,
  at timestamptz(3) not null default clock_timestamp()
);
create index sign_in_attempt_account_idx on sign_in_attempt (account_hash, purpose, at) where counts;
create index sign_in_attempt_ip_idx on sign_in_attempt (ip_address, purpose, at) where counts;
select noria_platform_table('sign_in_attempt');
`;
