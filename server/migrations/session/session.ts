/** Sessions. All of it is the platform's own. */
export const session = `
create table session (
  id uuid primary key,
  token_hash bytea not null unique check (length(token_hash) = 32),
  user_id uuid not null,
  company_id uuid not null,
  token_version integer not null,
  user_agent text not null,
  ip_address text not null,
  created_at timestamptz(3) not null default now(),
  last_seen_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  ended_at timestamptz(3),
  -- SUPER_ADMIN on a visit: where, why, and until when.
  visited_company_id uuid references company (id),
  visit_reason text,
  visit_since timestamptz(3),
  visit_until timestamptz(3),
  foreign key (company_id, user_id) references user_account (company_id, id),
  check (num_nulls(visited_company_id, visit_reason, visit_since, visit_until) in (0, 4))
);
create index session_user_idx on session (company_id, user_id, last_seen_at) where ended_at is null;
create index session_expires_idx on session (expires_at);
select noria_platform_table('session');
`;
