import { companyColumn, ownCompanyColumn } from '../recordColumns.ts';

/** What each write leaves behind: a line in the audit trail and a notice. What these two cost, every write costs, so neither looks its company up. */
export const trail = `
create table audit_entry (
  id uuid not null,
  ${ownCompanyColumn},
  at timestamptz(3) not null default clock_timestamp(),
  action text not null,
  entity_type text not null,
  entity_id uuid,
  entity_name text,
  actor_id uuid,
  actor_name text,
  changes jsonb,
  request_id text,
  ip_address text,
  -- Folded by the prepared statement that writes it: the expression of a generated column would be planned by each insert.
  search text,
  primary key (company_id, id)
);
create index audit_entry_at_idx on audit_entry (company_id, at, id);
create index audit_entry_entity_idx on audit_entry (company_id, entity_id, at);
select noria_tenant('audit_entry', 'select, insert');

create table record_change (
  id uuid not null,
  ${ownCompanyColumn},
  at timestamptz(3) not null default clock_timestamp(),
  changes jsonb not null,
  primary key (company_id, id)
);
create index record_change_at_idx on record_change (at);
select noria_tenant('record_change', 'select, insert'), noria_platform_policy('record_change'), noria_platform_grant('record_change', 'delete');
`;

/** Commands that were carried out, so that one sent again is not; and the numbers of documents. */
export const commands = `
create table idempotency_key (
  ${companyColumn},
  user_id uuid not null,
  operation text not null,
  key text not null,
  request_hash text not null,
  result jsonb,
  created_at timestamptz(3) not null default now(),
  primary key (company_id, user_id, operation, key)
);
select noria_tenant('idempotency_key'), noria_platform_policy('idempotency_key');

create table number_series (
  ${companyColumn},
  document_type text not null,
  fiscal_year integer not null,
  prefix text not null default '',
  padding integer not null default 5 check (padding between 1 and 12),
  next bigint not null default 1 check (next > 0),
  primary key (company_id, document_type, fiscal_year)
);
select noria_tenant('number_series', 'select, insert, update');
`;
