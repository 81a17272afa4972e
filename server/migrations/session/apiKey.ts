import { recordColumns } from '../recordColumns.ts';

/** Keys for other systems. Nobody sees another's but the platform, which asks for the right; the hash is shown to no request at all. */
export const apiKey = `
create table api_key (
  ${recordColumns},
  name text collate "und-x-icu" not null,
  prefix text not null,
  token_hash bytea not null unique check (length(token_hash) = 32),
  user_id uuid not null,
  permissions text[] not null check (cardinality(permissions) > 0),
  is_read_only boolean not null,
  may_invite boolean not null default false,
  expires_at timestamptz(3),
  last_used_at timestamptz(3),
  revoked_at timestamptz(3),
  foreign key (company_id, user_id) references user_account (company_id, id)
);
create index api_key_user_idx on api_key (company_id, user_id, created_at);
select noria_platform_table('api_key', 'select, insert, update');
create policy own on api_key
  using (company_id = noria_company() and user_id = nullif(current_setting('app.user', true), '')::uuid)
  with check (false);
select noria_grant('api_key', 'select (id, company_id, version, created_at, updated_at, deleted_at, xmin, name, prefix, user_id, permissions,
  is_read_only, may_invite, expires_at, last_used_at, revoked_at)');
`;
