/** The owner of a row. Rows go with the credential, so that a deleted user has no way left to prove who they were. */
const owner = `company_id uuid not null,
  user_id uuid not null,
  foreign key (company_id, user_id) references credential (company_id, user_id) on delete cascade`;

/** The second factor (authenticator apps, passkeys, recovery codes), and accounts at Google and Microsoft. All of it is the platform's own. */
export const secondFactor = `
create table authenticator_app (
  ${owner},
  sealed_secret bytea not null,
  confirmed_at timestamptz(3),
  last_step bigint not null default 0,
  created_at timestamptz(3) not null default now(),
  primary key (company_id, user_id)
);
select noria_platform_table('authenticator_app');

create table passkey (
  id uuid primary key,
  ${owner},
  name text not null,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  created_at timestamptz(3) not null default now(),
  last_used_at timestamptz(3)
);
create index passkey_user_idx on passkey (company_id, user_id);
select noria_platform_table('passkey');

create table recovery_code (
  ${owner},
  code_hash text not null,
  used_at timestamptz(3),
  primary key (company_id, user_id, code_hash)
);
select noria_platform_table('recovery_code');

-- The owner is null for a sign-in by passkey alone, which itself tells whose it is, and for a foreign token that was used.
create table sign_in_challenge (
  token_hash bytea primary key check (length(token_hash) = 32),
  purpose text not null check (purpose in ('SECOND_FACTOR', 'PASSKEY', 'NEW_PASSKEY', 'FOREIGN_TOKEN')),
  company_id uuid,
  user_id uuid,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  foreign key (company_id, user_id) references credential (company_id, user_id) on delete cascade
);
create index sign_in_challenge_user_idx on sign_in_challenge (company_id, user_id) where used_at is null;
create index sign_in_challenge_expires_idx on sign_in_challenge (expires_at);
select noria_platform_table('sign_in_challenge');

create table linked_account (
  -- Names the account when it is unlinked.
  id uuid not null unique default noria_new_id(27),
  ${owner},
  provider text not null,
  issuer text not null,
  subject text not null,
  linked_at timestamptz(3) not null default now(),
  primary key (issuer, subject)
);
create index linked_account_user_idx on linked_account (company_id, user_id);
select noria_platform_table('linked_account', 'select, insert, delete');
`;
