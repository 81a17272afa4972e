import { recordColumns } from '../recordColumns.ts';

/** The procurement team's list of permissions. */
export const procurementPermission = `
create table procurement_permission (
  
  ${recordColumns},
  name text collate "und-x-icu" not null,
  search text generated always as (noria_fold(name)) stored
);
create unique index procurement_permission_name_key on procurement_permission (company_id, lower(name)) where deleted_at is null;
create index procurement_permission_created_idx on procurement_permission (company_id, created_at, id) where deleted_at is null;
select noria_tenant('procurement_permission'), noria_searchable('procurement_permission');
`;
