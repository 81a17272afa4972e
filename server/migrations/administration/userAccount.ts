import { recordColumns } from '../recordColumns.ts';

/** Users and their rights. */
export const userAccount = `
create table user_account (
  ${recordColumns},
  name text collate "und-x-icu" not null,
  email text not null,
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'INACTIVE')),
  role_id uuid not null,
  profile_image_id uuid,
  language text not null default 'en' check (language in ('en', 'ar', 'sp')),
  theme text not null default 'LIGHT' check (theme in ('LIGHT', 'DARK')),
  time_zone text,
  date_format text,
  number_format text,
  email_confirmed_at timestamptz(3),
  has_second_factor boolean not null default false,
  last_sign_in_at timestamptz(3),
  search text generated always as (noria_fold(name || ' ' || email)) stored,
  foreign key (company_id, role_id) references role (company_id, id),
  foreign key (company_id, profile_image_id) references stored_file (company_id, id)
);
create unique index user_account_email_key on user_account (company_id, lower(email)) where deleted_at is null;
create index user_account_role_idx on user_account (company_id, role_id);
create index user_account_name_idx on user_account (company_id, name, id) where deleted_at is null;
create index user_account_created_idx on user_account (company_id, created_at, id) where deleted_at is null;
create index user_account_search_idx on user_account using gin (search gin_trgm_ops);
select noria_tenant('user_account'), noria_searchable('user_account');

-- Whether the current user holds one of these rights.
create function noria_may(access text[]) returns boolean language plpgsql stable as $$
begin
  return 'SIGNED_IN' = any (access) or exists (
    select from user_account u
    join role r on r.company_id = u.company_id and r.id = u.role_id and r.status = 'ACTIVE' and r.deleted_at is null
    join company c on c.id = u.company_id
    where u.company_id = noria_company() and u.id = nullif(current_setting('app.user', true), '')::uuid
      and (r.is_super_admin and 'SUPER_ADMIN' = any (access)
        or exists (select from unnest(r.permissions) p where p = any (access) and (p = 'ADMINISTRATIVE_ROLES' or p = any (c.modules)))));
end $$;

-- Compares by the roles as they are written, modules in use or not; a key counts as what it may itself, and never as SUPER_ADMIN.
create function noria_holds_as_much(of_role uuid, as_key text[] default null) returns boolean language sql stable as $$
  select coalesce((
    select theirs.permissions <@ coalesce(as_key, mine.permissions) and (not theirs.is_super_admin or mine.is_super_admin and as_key is null)
    from role theirs, user_account me join role mine on mine.company_id = me.company_id and mine.id = me.role_id
    where theirs.company_id = noria_company() and theirs.id = of_role
      and me.company_id = noria_company() and me.id = nullif(current_setting('app.user', true), '')::uuid), false) $$;
select noria_grant_execute('noria_holds_as_much(uuid, text[])');
`;
