/**
 * Whom a session or a key shows, remembered between requests: a process keeps the viewer it has read and a stamp, and each read asks in its own
 * round trip whether that is still the stamp. So rights end with the very next request, for one look at five rows by their keys.
 */
export const viewer = `
-- A live session with user, role and company as they are now, in one statement. The company is set within the function only, so that row
-- level security lets exactly this company's user and role through, whatever the connection did before.
create function noria_viewer(of_session uuid, of_secret bytea) returns text language plpgsql as $$
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
      'sessionId', s.id, 'unseen', s.last_seen_at < now() - interval '5 minutes', 'userId', u.id, 'email', u.email, 'name', u.name,
      'language', u.language, 'theme', u.theme, 'timeZone', coalesce(u.time_zone, c.time_zone), 'dateFormat', coalesce(u.date_format, c.date_format),
      'numberFormat', coalesce(u.number_format, c.number_format), 'firstDayOfWeek', c.first_day_of_week, 'emailConfirmed', u.email_confirmed_at is not null,
      'needsSecondFactor', (c.requires_second_factor or plan.requires_second_factor) and not u.has_second_factor,
      'profileImageId', u.profile_image_id, 'roleId', r.id, 'roleTitle', r.title, 'isSuperAdmin', r.is_super_admin, 'permissions', (select coalesce(json_agg(p), '[]') from unnest(r.permissions) p where p = 'ADMINISTRATIVE_ROLES' or p = any (c.modules)),
      'companyId', c.id, 'companyName', c.name, 'companyLogoId', c.logo_id, 'currency', c.currency) into answer
    from session s
    join credential k on k.user_id = s.user_id and k.token_version = s.token_version
    join user_account u on u.company_id = s.company_id and u.id = s.user_id and u.status = 'ACTIVE' and u.deleted_at is null
    join role r on r.company_id = u.company_id and r.id = u.role_id and r.status = 'ACTIVE' and r.deleted_at is null
    join company c on c.id = s.company_id and c.status = 'ACTIVE' and c.deleted_at is null
    join plan on plan.id = c.plan_id
    where s.id = of_session and s.ended_at is null;
  perform set_config('app.company', company_before, true), set_config('app.platform', platform_before, true);
  return answer;
end $$;
select noria_grant_execute('noria_viewer(uuid, bytea)', noria_platform_role());

-- The versions of the rows that a viewer is read from: whoever changes one of them, and however, changes the stamp. Null when the
-- session is over, or its last use is to be noted again. Wants app.platform and app.company to be set. In PL/pgSQL, which keeps the
-- plan: a function in SQL is planned anew by each call (1.0 ms instead of 0.1).
create function noria_stamp(of_session uuid) returns text language plpgsql stable as $$
begin
  return (select concat_ws(' ', s.xmin, k.xmin, u.xmin, r.xmin, c.xmin)
  from session s
  join credential k on k.user_id = s.user_id
  join user_account u on u.company_id = s.company_id and u.id = s.user_id
  join role r on r.company_id = u.company_id and r.id = u.role_id
  join company c on c.id = s.company_id
  where s.id = of_session and s.ended_at is null and s.expires_at > now() and s.last_seen_at >= now() - interval '5 minutes');
end $$;
select noria_grant_execute('noria_stamp(uuid)', noria_platform_role());

-- The stamp is read before the viewer: a change between the two makes a stamp that is no longer true, never a viewer that is not.
-- Wants a transaction of its own, which ends what it sets.
create function noria_stamped_viewer(of_session uuid, out stamp text, out viewer text) language plpgsql as $$
begin
  perform set_config('app.platform', 'on', true);
  perform set_config('app.company', s.company_id::text, true) from session s where s.id = of_session;
  stamp := noria_stamp(of_session);
  viewer := noria_viewer(of_session, null);
end $$;
select noria_grant_execute('noria_stamped_viewer(uuid)', noria_platform_role());

-- Whom a key shows, and the stamp under which that is true: its owner, with those of their rights that the key was given. Wants a transaction
-- of its own, which ends what it sets.
create function noria_stamped_key(of_key uuid, of_hash bytea, out stamp text, out viewer text) language plpgsql as $$
begin
  perform set_config('app.platform', 'on', true);
  if of_key is null then select a.id into of_key from api_key a where a.token_hash = of_hash; end if;
  perform set_config('app.company', a.company_id::text, true) from api_key a where a.id = of_key;
  select concat_ws(' ', a.xmin, u.xmin, r.xmin, c.xmin),
    json_build_object(
      'sessionId', a.id, 'unseen', a.last_used_at is null or a.last_used_at < now() - interval '1 minute', 'userId', u.id, 'email', u.email, 'name', u.name,
      'language', u.language, 'theme', u.theme, 'timeZone', coalesce(u.time_zone, c.time_zone), 'dateFormat', coalesce(u.date_format, c.date_format),
      'numberFormat', coalesce(u.number_format, c.number_format), 'firstDayOfWeek', c.first_day_of_week, 'emailConfirmed', u.email_confirmed_at is not null,
      'profileImageId', u.profile_image_id, 'roleId', r.id, 'roleTitle', r.title, 'isSuperAdmin', false,
      'permissions', (select coalesce(json_agg(p), '[]') from unnest(r.permissions) p where p = any (a.permissions) and (p = 'ADMINISTRATIVE_ROLES' or p = any (c.modules))),
      'companyId', c.id, 'companyName', c.name, 'companyLogoId', c.logo_id, 'currency', c.currency,
      'apiKey', json_build_object('name', a.name, 'isReadOnly', a.is_read_only, 'mayInvite', a.may_invite)) into stamp, viewer
    from api_key a
    join user_account u on u.company_id = a.company_id and u.id = a.user_id and u.status = 'ACTIVE' and u.deleted_at is null
    join role r on r.company_id = u.company_id and r.id = u.role_id and r.status = 'ACTIVE' and r.deleted_at is null
    join company c on c.id = a.company_id and c.status = 'ACTIVE' and c.deleted_at is null
    where a.id = of_key and a.revoked_at is null and (a.expires_at is null or a.expires_at > now());
end $$;
select noria_grant_execute('noria_stamped_key(uuid, bytea)', noria_platform_role());

-- Turns an answer of noria_viewer or noria_stamped_viewer into that of a visit: the person stays, their company and rights change. Called only
-- where a viewer is read anew; a visitor is never remembered, and beginning a visit changes the session's stamp.
create function noria_on_visit(viewer text) returns text language plpgsql as $$
declare
  answer text;
  platform_before text := coalesce(current_setting('app.platform', true), '');
begin
  if viewer is null or not (viewer::jsonb ->> 'isSuperAdmin')::boolean or (viewer::jsonb ->> 'needsSecondFactor')::boolean then return viewer; end if;
  perform set_config('app.platform', 'on', true);
  select viewer::jsonb || jsonb_build_object(
      'isSuperAdmin', false, 'permissions', array['ADMINISTRATIVE_ROLES', 'FINANCIAL_MANAGEMENT', 'HRM', 'CRM', 'INVENTORY', 'PROJECT_MANAGEMENT', 'PROCUREMENT', 'ECOMMERCE'],
      'companyId', c.id, 'companyName', c.name, 'companyLogoId', c.logo_id,
      'currency', c.currency, 'timeZone', c.time_zone, 'firstDayOfWeek', c.first_day_of_week, 'profileImageId', null,
      'visit', jsonb_build_object('homeCompanyId', s.company_id, 'homeName', viewer::jsonb ->> 'companyName', 'reason', s.visit_reason,
        'since', to_char(s.visit_since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'until', to_char(s.visit_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) into answer
    from session s
    join company c on c.id = s.visited_company_id and c.deleted_at is null
    where s.id = (viewer::jsonb ->> 'sessionId')::uuid and s.visit_until > now();
  perform set_config('app.platform', platform_before, true);
  return coalesce(answer, viewer);
end $$;
select noria_grant_execute('noria_on_visit(text)', noria_platform_role());

-- Requests ask within their company whether a viewer's rights are still as they were (database/entering.ts): which rows stand behind them,
-- and neither a hash nor an address.
select noria_grant('session', 'select (id, company_id, user_id, ended_at, expires_at, last_seen_at, xmin)'),
  noria_grant('credential', 'select (user_id, company_id, xmin)');
do $$ begin
  execute format('create policy stamp on session for select to %I using (company_id = noria_company())', noria_request_role());
  execute format('create policy stamp on credential for select to %I using (company_id = noria_company())', noria_request_role());
end $$;
`;
