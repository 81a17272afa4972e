import { recordColumns } from '../recordColumns.ts';

/** What every record can have: comments and private files. */
export const comments = `
create table record_comment (
  
  ${recordColumns},
  record_id uuid not null,
  author_id uuid not null,
  text text not null check (length(text) between 1 and 5000),
  mention_ids uuid[] not null default '{}',
  edited_at timestamptz(3),
  foreign key (company_id, author_id) references user_account (company_id, id)
);
create index record_comment_record_idx on record_comment (company_id, record_id, created_at, id) where deleted_at is null;
select noria_tenant('record_comment');

create table record_file (
  ${recordColumns},
  record_id uuid not null,
  author_id uuid not null,
  file_id uuid not null,
  thumbnail_id uuid,
  -- A picture of the record, shown beside its name.
  is_picture boolean not null default false check (not is_picture or thumbnail_id is not null),
  foreign key (company_id, author_id) references user_account (company_id, id),
  foreign key (company_id, file_id) references stored_file (company_id, id),
  foreign key (company_id, thumbnail_id) references stored_file (company_id, id)
);
create index record_file_record_idx on record_file (company_id, record_id, id) where deleted_at is null;
create index record_file_deleted_idx on record_file (deleted_at) where deleted_at is not null;
select noria_tenant('record_file'), noria_platform_policy('record_file');
`;
