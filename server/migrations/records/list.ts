import { recordColumns } from '../recordColumns.ts';

/** Saved views of lists, and how each user likes each list. */
export const lists = `
create table saved_view (
  ${recordColumns},
  user_id uuid not null default (current_setting('app.user'::text))::uuid,
  screen text not null,
  name text collate "und-x-icu" not null,
  query text not null,
  columns jsonb,
  is_shared boolean not null default false,
  -- Rights that let a user open the list.
  access text[] not null default '{}',
  foreign key (company_id, user_id) references user_account (company_id, id)
);
create unique index saved_view_name_key on saved_view (company_id, screen, user_id, lower(name)) where deleted_at is null;
select noria_tenant('saved_view');
-- Filters reveal what a list contains: a shared view is shown to those who may open the list.
create policy own_or_shared on saved_view as restrictive
  using (user_id::text = current_setting('app.user', true) or is_shared and noria_may(access))
  with check (user_id::text = current_setting('app.user', true));

create table list_setting (
  
  ${recordColumns},
  user_id uuid not null default (current_setting('app.user'::text))::uuid,
  screen text not null,
  columns jsonb,
  default_view_id uuid,
  unique (company_id, user_id, screen),
  foreign key (company_id, user_id) references user_account (company_id, id),
  foreign key (company_id, default_view_id) references saved_view (company_id, id)
);
select noria_tenant('list_setting');
create policy own on list_setting as restrictive using (user_id::text = current_setting('app.user', true));
`;
