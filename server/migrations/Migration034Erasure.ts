import { Migration } from '@mikro-orm/migrations';

/** Tables that keep what was said of records beside the records themselves: an erased person's name, addresses and numbers go from every text of theirs. */
export const traces = [
  'background_task',
  'idempotency_key',
  'invariant_check',
  'invitation',
  'notification',
  'outbox_mail',
  'record_comment',
  'sent_document',
  'stored_file',
  'webhook_delivery',
];

const nameList = (names: string[]) => `array[${names.map(name => `'${name}'`).join(', ')}]`;

/** Erasure of a person's data: what tax law demands is kept apart, and one function reaches what no request may change. */
export class Migration034Erasure extends Migration {
  up() {
    // Who was on invoices that were issued, as they must be shown to a tax office; no list or search reads it, and it goes when its time is over.
    this.addSql(`
      create table kept_identity (
        company_id uuid not null default (current_setting('app.company'::text))::uuid references company (id),
        customer_id uuid not null,
        identity jsonb not null,
        kept_until date not null,
        primary key (company_id, customer_id),
        foreign key (company_id, customer_id) references customer (company_id, id)
      )`);
    this.addSql(`create index kept_identity_until_idx on kept_identity (kept_until)`);
    this.addSql(`select noria_tenant('kept_identity', 'select, insert')`);
    this.addSql(`create policy platform on kept_identity to current_user using (noria_platform()) with check (noria_platform())`);
    this.forgetting();
    this.erasing();
  }

  /** What a line of the audit trail holds when its values are gone: which fields changed, and of those what names nobody. */
  private forgetting() {
    this.addSql(`
      create function noria_forgotten(field text, value jsonb, put text) returns jsonb language sql immutable parallel safe as $$
        select case
          when value is null or jsonb_typeof(value) in ('null', 'boolean', 'number') then value
          when field in ('status', 'state', 'kind', 'type', 'column', 'rank', 'country', 'language', 'theme', 'currency', 'vatCategory') then value
          when value #>> '{}' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then value
          else to_jsonb(put)
        end $$`);
    this.addSql(`
      create function noria_forget(changes jsonb, put text) returns jsonb language sql immutable parallel safe as $$
        select coalesce(jsonb_object_agg(field, case when jsonb_typeof(change) = 'array'
            then (select coalesce(jsonb_agg(noria_forgotten(field, value, put) order by at), '[]') from jsonb_array_elements(change) with ordinality of (value, at))
            else noria_forgotten(field, change, put) end), changes)
        from jsonb_each(case when jsonb_typeof(changes) = 'object' then changes else '{}' end) of (field, change) $$`);
  }

  /**
   * The one door to the past: overwrites what the audit trail, mails, notifications and the like say of a person, by the ids of his records and by what he
   * is known by, and writes into the security log that it did. It asks for the right itself, so that nothing else of a request gets through it. `about`:
   * id and type of the erased and its new `name`; the `records` erased with it; `kept` documents, of which only the mails go; `sought`, a regular expression
   * of what he is known by, and what is `put` in its place; `titles` of the records, for subjects of mails; `files`; `isUser`; `reason`, `requestId`, `ipAddress`.
   */
  private erasing() {
    this.addSql(`
      create function noria_erase(about jsonb) returns void language plpgsql security definer set search_path = public, pg_temp as $$
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

        -- What hangs on the records, and the files of it.
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
        -- Mails to him, and those that lead to one of the records, in which somebody was told of it.
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
        -- What he called what was his alone.
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
      end $$`);
    this.words();
    this.users();
    for (const inner of ['noria_erase_words(text, text)', 'noria_erase_user(uuid, text)', 'noria_erase(jsonb)'])
      this.addSql(`revoke all on function ${inner} from public`);
    this.addSql(`
      do $$ begin
        if noria_request_role() is not null then execute format('grant execute on function noria_erase(jsonb) to %I', noria_request_role()); end if;
      end $$`);
  }

  /** In every text of the traces, whatever columns they have by then; saved views are shown to nobody but their owners, so each is entered as him. */
  private words() {
    this.addSql(`
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
          where c.relnamespace = 'public'::regnamespace and c.relname = any (${nameList(traces)})
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
      end $$`);
  }

  /** A user's ways in and what was his alone. His row stays, for what he has done is his. */
  private users() {
    this.addSql(`
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
      end $$`);
  }
}
