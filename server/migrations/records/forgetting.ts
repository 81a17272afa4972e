/** Overwrites the values in a line of the audit trail: the changed fields stay, and values that identify nobody. */
export const forgetting = `
create function noria_forgotten(field text, value jsonb, put text) returns jsonb language sql immutable parallel safe as $$
  select case
    when value is null or jsonb_typeof(value) in ('null', 'boolean', 'number') then value
    when field in ('status', 'state', 'kind', 'type', 'column', 'rank', 'country', 'language', 'theme', 'currency', 'vatCategory') then value
    when value #>> '{}' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then value
    else to_jsonb(put)
  end $$;

create function noria_forget(changes jsonb, put text) returns jsonb language sql immutable parallel safe as $$
  select coalesce(jsonb_object_agg(field, case when jsonb_typeof(change) = 'array'
      then (select coalesce(jsonb_agg(noria_forgotten(field, value, put) order by at), '[]') from jsonb_array_elements(change) with ordinality of (value, at))
      else noria_forgotten(field, change, put) end), changes)
  from jsonb_each(case when jsonb_typeof(changes) = 'object' then changes else '{}' end) of (field, change) $$;

-- The trail never changes otherwise: erasing a request for a demo overwrites what the trail says of that request alone.
create function noria_forget_demo_request(of_request uuid, put_name text, put_text text) returns void
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  update audit_entry set entity_name = put_name, changes = noria_forget(changes, put_text),
    search = noria_fold(concat_ws(' ', put_name, actor_name, entity_type))
  where company_id = noria_company() and entity_type = 'DemoRequest' and entity_id = of_request
$$;
select noria_grant_execute('noria_forget_demo_request(uuid, text, text)', noria_platform_role());
`;

/** A user's ways in and what was theirs alone. Their row stays, for what they have done is theirs. */
export const erasedUser = `
create function noria_erase_user(of_user uuid, put text) returns void language plpgsql as $$
declare
  here constant uuid := noria_company();
  entered_as constant text := current_setting('app.user', true);
begin
  delete from one_time_token where company_id = here and user_id = of_user;
  delete from session where company_id = here and user_id = of_user;
  delete from credential where company_id = here and user_id = of_user;
  delete from api_key where company_id = here and user_id = of_user;
  update invitation set email = put where company_id = here and user_id = of_user;
  delete from notification where company_id = here and user_id = of_user;
  delete from notification_preference where company_id = here and user_id = of_user;
  delete from idempotency_key where company_id = here and user_id = of_user;
  perform set_config('app.user', of_user::text, true);
  delete from list_setting where company_id = here and user_id = of_user;
  delete from saved_view where company_id = here and user_id = of_user and not is_shared;
  perform set_config('app.user', entered_as, true);
  update background_task set input = '{}', name = null, result = null, error = null, origin = '{}' where company_id = here and user_id = of_user;
end $$;
revoke all on function noria_erase_user(uuid, text) from public;
`;
