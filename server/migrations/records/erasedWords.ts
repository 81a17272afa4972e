/**
 * Overwrites what a person is known by in every text of the traces, whatever columns they have by then; saved views are shown to nobody but
 * their owners, so each is entered as them.
 */
export const erasedWords = `
-- Tables that keep what was said of records beside the records themselves. A migration that adds such a table replaces this function.
create function noria_traces() returns text[] language sql immutable parallel safe as $$
  select array['background_task', 'idempotency_key', 'invariant_check', 'invitation', 'notification', 'outbox_mail', 'record_comment',
    'sent_document', 'stored_file', 'webhook_delivery'] $$;

create function noria_erase_words(sought text, put text) returns void language plpgsql as $$
declare
  here constant uuid := noria_company();
  entered_as constant text := current_setting('app.user', true);
  one record;
begin
  for one in
    select c.relname as of, a.attname as field, t.typname as type from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    join pg_type t on t.oid = a.atttypid and t.typname in ('text', 'jsonb')
    where c.relnamespace = 'public'::regnamespace and c.relname = any (noria_traces())
  loop
    execute format('update %1$I set %2$I = regexp_replace(%2$I::text, $1, $2, ''gi'')::%3$s where company_id = $3 and %2$I::text ~* $1', one.of, one.field, one.type)
      using sought, put, here;
  end loop;
  update audit_entry set entity_name = regexp_replace(entity_name, sought, put, 'gi'), actor_name = regexp_replace(actor_name, sought, put, 'gi'),
      changes = regexp_replace(changes::text, sought, put, 'gi')::jsonb,
      search = noria_fold(concat_ws(' ', regexp_replace(entity_name, sought, put, 'gi'), regexp_replace(actor_name, sought, put, 'gi'), entity_type))
    where company_id = here and (entity_name ~* sought or actor_name ~* sought or changes::text ~* sought);
  for one in select id from user_account where company_id = here loop
    perform set_config('app.user', one.id::text, true);
    update saved_view set name = left(regexp_replace(name, sought, put, 'gi'), 200) || case when name ~* sought then ' ' || left(id::text, 8) else '' end,
        query = regexp_replace(query, sought, put, 'gi')
      where company_id = here and user_id = one.id and (name ~* sought or query ~* sought);
  end loop;
  perform set_config('app.user', entered_as, true);
end $$;
revoke all on function noria_erase_words(text, text) from public;
`;
