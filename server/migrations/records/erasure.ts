/**
 * The one door to the past: overwrites what the audit trail, mails, notifications and the like say of a person, by the ids of their records and by
 * what they are known by, and writes into the security log that it did. It asks for the right itself, so that nothing else of a request gets
 * through it. `about`: id and type of the erased and its new `name`; the `records` erased with it; `kept` documents, of which only the mails go;
 * `sought`, a regular expression of what they are known by, and what is `put` in its place; `titles` of the records, for subjects of mails;
 * `files`; `isUser`; `reason`, `requestId`, `ipAddress`.
 */
export const erasure = `
create function noria_erase(about jsonb) returns void language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  here constant uuid := noria_company();
  erased constant uuid := about ->> 'id';
  records uuid[] := array(select jsonb_array_elements_text(about -> 'records'));
  kept constant uuid[] := array(select jsonb_array_elements_text(about -> 'kept'));
  files uuid[] := array(select jsonb_array_elements_text(about -> 'files'));
  sought constant text := about ->> 'sought';
  put constant text := about ->> 'put';
  is_user constant boolean := (about ->> 'isUser')::boolean;
  entered_as constant text := current_setting('app.user', true);
  platform_before constant text := coalesce(current_setting('app.platform', true), '');
  mails uuid[];
  links text;
  gone uuid[];
  bytes bigint;
  one record;
begin
  if not noria_may(array['ADMINISTRATIVE_ROLES']) then
    raise insufficient_privilege using message = 'whoever erases a person''s data holds Administrative Roles';
  end if;
  perform set_config('app.platform', 'on', true);

  -- Files and comments of the records.
  with hanging as (delete from record_file where company_id = here and record_id = any (records) returning id, file_id, thumbnail_id)
    select array_agg(id), files || array_agg(file_id) || array_remove(array_agg(thumbnail_id), null) into gone, files from hanging;
  records := records || coalesce(gone, '{}');
  with hanging as (delete from record_comment where company_id = here and record_id = any (records) returning id)
    select array_agg(id) into gone from hanging;
  records := records || coalesce(gone, '{}');
  delete from notification where company_id = here and record_id = any (records);
  update record_link set revoked_at = now() where company_id = here and record_id = any (records) and revoked_at is null;

  -- Documents that went out by mail; of those that are kept the document stays, and whom it went to does not.
  with sent as (delete from sent_document where company_id = here and record_id = any (records) returning id, mail_id, file_id)
    select array_agg(id), array_agg(mail_id), files || array_agg(file_id) into gone, mails, files from sent;
  records := records || coalesce(gone, '{}');
  -- Mails to the person, and those that link to one of the records.
  links := array_to_string(records, '|');
  mails := coalesce(mails, '{}') || array(
    select id from outbox_mail m where company_id = here and (recipient ~* sought or cc ~* sought or kept_text ~ links or text_body ~ links)
      and not exists (select from sent_document s where s.company_id = here and s.mail_id = m.id));
  delete from outbox_mail where company_id = here and id = any (mails);
  update outbox_mail set subject = put where company_id = here
    and exists (select from jsonb_array_elements_text(about -> 'titles') title where strpos(lower(subject), lower(title)) > 0);
  with sent as (update sent_document set recipient = put, cc = null where company_id = here and record_id = any (kept) returning mail_id)
    update outbox_mail set recipient = put, cc = null, text_body = null, html_body = null, kept_text = null,
      status = case status when 'QUEUED' then 'FAILED' else status end
    where company_id = here and id in (select mail_id from sent);

  update webhook_delivery set response = null, failure = null where company_id = here
    and exists (select from jsonb_array_elements(changes) change where (change ->> 'id') = any (records::text[]));
  if is_user then perform noria_erase_user(erased, put); end if;

  -- An export may hold anything: those that were made are gone a day early.
  with exports as (update background_task set has_file = false where company_id = here and has_file and finished_at is not null returning id)
    select files || array_agg(id) into files from exports;

  update audit_entry set entity_name = put, changes = noria_forget(changes, put), search = noria_fold(concat_ws(' ', put, actor_name, entity_type)),
      actor_name = case when actor_id is null then put else actor_name end, ip_address = case when actor_id is null then null else ip_address end
    where company_id = here and entity_id = any (records || files);
  -- Names the person gave to what only they could see.
  update audit_entry set entity_name = put, changes = noria_forget(changes, put), search = noria_fold(concat_ws(' ', put, actor_name, entity_type))
    where is_user and company_id = here and actor_id = erased and entity_type in ('ApiKey', 'SavedView', 'ListSetting');
  if sought is not null then
    perform noria_erase_words(sought, put);
  end if;
  if is_user then
    update audit_entry set actor_name = about ->> 'name', ip_address = null, search = noria_fold(concat_ws(' ', entity_name, about ->> 'name', entity_type))
      where company_id = here and actor_id = erased;
  end if;

  files := array_remove(files, null);
  with rows as (delete from stored_file where company_id = here and id = any (files) returning size, deleted_at)
    select coalesce(sum(size) filter (where deleted_at is null), 0) into bytes from rows;
  update company set storage_used = greatest(0, storage_used - bytes) where id = here and bytes > 0;
  if cardinality(files) > 0 then perform noria_enqueue('removeFiles', jsonb_build_object('ids', to_jsonb(files))); end if;

  insert into audit_entry (id, company_id, action, entity_type, entity_id, entity_name, actor_id, actor_name, changes, request_id, ip_address, search)
    select noria_new_id(6), here, 'ERASED', about ->> 'type', erased, about ->> 'name', u.id, u.name,
      jsonb_build_object('reason', jsonb_build_array(null, about ->> 'reason')), about ->> 'requestId', about ->> 'ipAddress',
      noria_fold(concat_ws(' ', about ->> 'name', u.name, about ->> 'type'))
    from user_account u where u.company_id = here and u.id = entered_as::uuid;
  perform set_config('app.platform', platform_before, true);
end $$;
select noria_grant_execute('noria_erase(jsonb)');
`;
