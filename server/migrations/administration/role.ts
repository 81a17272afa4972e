import { recordColumns } from '../recordColumns.ts';

/** Roles. */
export const role = `
create table role (
  
  ${recordColumns},
  title text collate "und-x-icu" not null,
  description text not null,
  permissions text[] not null check (cardinality(permissions) > 0),
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'INACTIVE')),
  is_super_admin boolean not null default false,
  search text generated always as (noria_fold(title || ' ' || description)) stored
);
create unique index role_title_key on role (company_id, lower(title)) where deleted_at is null;
select noria_tenant('role'), noria_searchable('role');
`;
