import { recordColumns } from '../recordColumns.ts';

/** Files that were uploaded; their bytes are in the file store. */
export const storedFile = `
create table stored_file (
  ${recordColumns},
  name text not null,
  content_type text not null,
  size bigint not null check (size >= 0),
  sha256 text not null,
  -- Rights that let a user open the file.
  readers text[] not null
);
select noria_tenant('stored_file'), noria_platform_policy('stored_file');

-- Files and companies refer to each other: this key waits for both tables.
alter table company add foreign key (id, logo_id) references stored_file (company_id, id);
`;
