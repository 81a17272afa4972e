import { Migration } from '@mikro-orm/migrations';

/** The viewer's functions as a whole, with the rights of the role, and impersonation by its own name. */
export class Migration20261123072300Impersonation extends Migration {
  up() {
    this.addSql(`
      alter table session rename column visited_company_id to impersonated_company_id;
      alter table session rename column visit_reason to impersonation_reason;
      alter table session rename column visit_since to impersonation_since;
      alter table session rename column visit_until to impersonation_until;
      alter table session rename constraint session_visited_company_id_fkey to session_impersonated_company_id_fkey;
      alter trigger tell_visit on session rename to tell_impersonation`);
    this.addSql(viewerFunction(person));
    this.addSql(stampedKeyFunction(person));
    this.addSql('drop function noria_on_visit(text)');
    this.addSql(impersonated);
    this.addSql(`select noria_grant_execute('noria_impersonated(text)', noria_platform_role())`);
  }
}

/** Fields of a viewer that a session and an API key read alike. */
export const person = `
  'userId', u.id, 'email', u.email, 'name', u.name, 'language', u.language, 'theme', u.theme,
  'timeZone', coalesce(u.time_zone, c.time_zone), 'dateFormat', coalesce(u.date_format, c.date_format),
  'numberFormat', coalesce(u.number_format, c.number_format), 'firstDayOfWeek', c.first_day_of_week,
  'emailConfirmed', u.email_confirmed_at is not null, 'profileImageId', u.profile_image_id,
  'roleId', r.id, 'roleTitle', r.title, 'rights', r.rights,
  'companyId', c.id, 'companyName', c.name, 'companyLogoId', c.logo_id, 'currency', c.currency`;

/**
 * A live session with user, role and company as they are now. The company is set within the function only, so that row level security lets
 * exactly this company's user and role through, whatever the connection did before.
 */
export const viewerFunction = (fields: string) => `
create or replace function noria_viewer(of_session uuid, of_secret bytea) returns text language plpgsql as $$
declare
  of_company uuid;
  answer text;
  company_before text := coalesce(current_setting('app.company', true), '');
  platform_before text := coalesce(current_setting('app.platform', true), '');
begin
  perform set_config('app.platform', 'on', true);
  if of_session is null then select s.id into of_session from session s where s.token_hash = of_secret; end if;
  select s.company_id into of_company from session s where s.id = of_session and s.ended_at is null and s.expires_at > now();
  if not found then return null; end if;
  perform set_config('app.company', of_company::text, true);
  select json_build_object(
      'sessionId', s.id, 'unseen', s.last_seen_at < now() - interval '5 minutes', ${fields}, 'isSuperAdmin', r.is_super_admin,
      'needsSecondFactor', (c.requires_second_factor or plan.requires_second_factor) and not u.has_second_factor,
      'permissions', (
        select coalesce(json_agg(p), '[]') from unnest(r.permissions) p where p = 'ADMINISTRATIVE_ROLES' or p = any (c.modules))) into answer
    from session s
    join credential k on k.user_id = s.user_id and k.token_version = s.token_version
    join user_account u on u.company_id = s.company_id and u.id = s.user_id and u.status = 'ACTIVE' and u.deleted_at is null
    join role r on r.company_id = u.company_id and r.id = u.role_id and r.status = 'ACTIVE' and r.deleted_at is null
    join company c on c.id = s.company_id and c.status = 'ACTIVE' and c.deleted_at is null
    join plan on plan.id = c.plan_id
    where s.id = of_session and s.ended_at is null;
  perform set_config('app.company', company_before, true), set_config('app.platform', platform_before, true);
  return answer;
end $$`;

/**
 * The viewer of an API key, and the stamp under which that is true: its owner, with those of their permissions that the key was given. Needs a
 * transaction of its own, which ends what it sets.
 */
export const stampedKeyFunction = (fields: string) => `
create or replace function noria_stamped_key(of_key uuid, of_hash bytea, out stamp text, out viewer text) language plpgsql as $$
begin
  perform set_config('app.platform', 'on', true);
  if of_key is null then select a.id into of_key from api_key a where a.token_hash = of_hash; end if;
  perform set_config('app.company', a.company_id::text, true) from api_key a where a.id = of_key;
  select concat_ws(' ', a.xmin, u.xmin, r.xmin, c.xmin),
    json_build_object(
      'sessionId', a.id, 'unseen', a.last_used_at is null or a.last_used_at < now() - interval '1 minute', ${fields}, 'isSuperAdmin', false,
      'permissions', (
        select coalesce(json_agg(p), '[]') from unnest(r.permissions) p
        where p = any (a.permissions) and (p = 'ADMINISTRATIVE_ROLES' or p = any (c.modules))),
      'apiKey', json_build_object('name', a.name, 'isReadOnly', a.is_read_only, 'mayInvite', a.may_invite)) into stamp, viewer
    from api_key a
    join user_account u on u.company_id = a.company_id and u.id = a.user_id and u.status = 'ACTIVE' and u.deleted_at is null
    join role r on r.company_id = u.company_id and r.id = u.role_id and r.status = 'ACTIVE' and r.deleted_at is null
    join company c on c.id = a.company_id and c.status = 'ACTIVE' and c.deleted_at is null
    where a.id = of_key and a.revoked_at is null and (a.expires_at is null or a.expires_at > now());
end $$`;

/**
 * Turns a viewer into the one who acts while they impersonate a company: the person stays, company and permissions change. Called only where a
 * viewer is read anew; an impersonation is never cached, and beginning one changes the session's stamp.
 */
const impersonated = `
create function noria_impersonated(viewer text) returns text language plpgsql as $$
declare
  answer text;
  platform_before text := coalesce(current_setting('app.platform', true), '');
begin
  if viewer is null or not (viewer::jsonb ->> 'isSuperAdmin')::boolean or (viewer::jsonb ->> 'needsSecondFactor')::boolean then return viewer; end if;
  perform set_config('app.platform', 'on', true);
  select viewer::jsonb || jsonb_build_object(
      'isSuperAdmin', false, 'rights', array[]::text[],
      'permissions', array['ADMINISTRATIVE_ROLES', 'FINANCIAL_MANAGEMENT', 'HRM', 'CRM', 'INVENTORY', 'PROJECT_MANAGEMENT', 'PROCUREMENT', 'ECOMMERCE'],
      'companyId', c.id, 'companyName', c.name, 'companyLogoId', c.logo_id,
      'currency', c.currency, 'timeZone', c.time_zone, 'firstDayOfWeek', c.first_day_of_week, 'profileImageId', null,
      'impersonation', jsonb_build_object('homeCompanyId', s.company_id, 'homeName', viewer::jsonb ->> 'companyName',
        'reason', s.impersonation_reason,
        'since', to_char(s.impersonation_since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'until', to_char(s.impersonation_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) into answer
    from session s
    join company c on c.id = s.impersonated_company_id and c.deleted_at is null
    where s.id = (viewer::jsonb ->> 'sessionId')::uuid and s.impersonation_until > now();
  perform set_config('app.platform', platform_before, true);
  return coalesce(answer, viewer);
end $$`;
