/**
 * Whoever changes what somebody may do, and however, tells every process whose rights it was (company and user, or the company alone), so that
 * open streams ask again at once. These are rare: a notification within a transaction lets only one transaction of the whole database commit
 * at a time.
 */
export const rightsChanged = `
create function noria_tell_rights() returns trigger language plpgsql as $$
begin
  perform pg_notify('noria_rights', concat_ws(' ', coalesce(to_jsonb(new), to_jsonb(old)) ->> tg_argv[0], coalesce(to_jsonb(new), to_jsonb(old)) ->> tg_argv[1]));
  return null;
end $$;

create trigger tell_rights after update on session for each row when (old.ended_at is distinct from new.ended_at) execute function noria_tell_rights('company_id', 'user_id');
-- Open streams ask again at once.
create trigger tell_visit after update on session for each row when (old.visited_company_id is distinct from new.visited_company_id)
  execute function noria_tell_rights('company_id', 'user_id');
create trigger tell_rights after update on credential for each row when (old.token_version is distinct from new.token_version) execute function noria_tell_rights('company_id', 'user_id');
create trigger tell_no_rights after delete on credential for each row execute function noria_tell_rights('company_id', 'user_id');
create trigger tell_rights after update on api_key for each row when (old.revoked_at is distinct from new.revoked_at) execute function noria_tell_rights('company_id', 'user_id');
create trigger tell_rights after update on user_account for each row when (old.status is distinct from new.status or old.role_id is distinct from new.role_id or old.deleted_at is distinct from new.deleted_at) execute function noria_tell_rights('company_id', 'id');
create trigger tell_rights after update on role for each row when (old.permissions is distinct from new.permissions or old.status is distinct from new.status or old.deleted_at is distinct from new.deleted_at) execute function noria_tell_rights('company_id');
create trigger tell_rights after update on company for each row when (old.status is distinct from new.status or old.modules is distinct from new.modules or old.deleted_at is distinct from new.deleted_at) execute function noria_tell_rights('id');
`;
