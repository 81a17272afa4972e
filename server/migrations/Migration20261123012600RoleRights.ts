import { Migration } from '@mikro-orm/migrations';

/** Record types whose rows belong to an owner, by their code. */
const codes = {
  customer: 0x41,
  contact: 0x42,
  lead: 0x44,
  order: 0x46,
  quotation: 0x48,
  activity: 0x4a,
  comment: 0x10,
  file: 0x11,
  sent: 0x17,
};

const me = `(select nullif(current_setting('app.user', true), '')::uuid)`;
const all = `not (select noria_is_narrowed())`;
const owned = `owner_id = ${me}`;

/**
 * Rights of a role within its modules, and "own records only" in CRM. Policies hold the latter for every statement of a request, whichever
 * way it comes.
 */
export class Migration20261123012600RoleRights extends Migration {
  up() {
    this.addSql(`alter table role add column rights text[] not null default '{}'`);
    this.addSql(`
      create trigger tell_partial_rights after update on role for each row when (old.rights is distinct from new.rights)
        execute function noria_tell_rights('company_id')`);
    this.rights();
    this.viewers();
    this.narrowing();
    this.policies();
  }

  /** A module without a listed right is held whole. */
  private rights() {
    this.addSql(String.raw`
      create function noria_is_partial(module text, rights text[]) returns boolean language sql immutable parallel safe
        as $$ select exists (select from unnest(rights) r where starts_with(r, module || '_')) $$`);
    // Whether a role in a company with these modules may read what is guarded by these access levels: modules or special rights.
    this.addSql(String.raw`
      create function noria_allows(access text[], permissions text[], rights text[], modules text[]) returns boolean language sql immutable parallel safe as $$
        select exists (
          select from unnest(permissions) p where (p = 'ADMINISTRATIVE_ROLES' or p = any (modules))
            and (p = any (access) or exists (
              select from unnest(access) a where starts_with(a, p || '_') and (a = any (rights) or not noria_is_partial(p, rights))))) $$`);
    this.addSql(`
      create or replace function noria_may(access text[]) returns boolean language plpgsql stable as $$
      begin
        return 'SIGNED_IN' = any (access) or exists (
          select from user_account u
          join role r on r.company_id = u.company_id and r.id = u.role_id and r.status = 'ACTIVE' and r.deleted_at is null
          join company c on c.id = u.company_id
          where u.company_id = noria_company() and u.id = nullif(current_setting('app.user', true), '')::uuid
            and (r.is_super_admin and 'SUPER_ADMIN' = any (access) or noria_allows(access, r.permissions, r.rights, c.modules)));
      end $$`);
    this.addSql(String.raw`
      create or replace function noria_holds_as_much(of_role uuid, as_key text[] default null) returns boolean language sql stable as $$
        select coalesce((
          select theirs.permissions <@ coalesce(as_key, mine.permissions) and (not theirs.is_super_admin or mine.is_super_admin and as_key is null)
            and not exists (
              select from unnest(theirs.permissions) p where noria_is_partial(p, mine.rights)
                and (not noria_is_partial(p, theirs.rights)
                  or exists (select from unnest(theirs.rights) r where starts_with(r, p || '_') and not r = any (mine.rights))))
          from role theirs, user_account me join role mine on mine.company_id = me.company_id and mine.id = me.role_id
          where theirs.company_id = noria_company() and theirs.id = of_role
            and me.company_id = noria_company() and me.id = nullif(current_setting('app.user', true), '')::uuid), false) $$`);
  }

  /** Viewers bring the rights of their role. */
  private viewers() {
    for (const called of ['noria_viewer(uuid, bytea)', 'noria_stamped_key(uuid, bytea)'])
      this.addSql(String.raw`
        do $body$ declare
          before text := pg_get_functiondef('${called}'::regprocedure);
          after text := replace(before, '''permissions'', (select', '''rights'', r.rights, ''permissions'', (select');
        begin
          if after = before then raise exception '${called} reads no permissions'; end if;
          execute after;
        end $body$`);
  }

  private narrowing() {
    // Whether somebody sees their own CRM records only. Work without a user, such as a job or a customer's link, sees all.
    this.addSql(`
      create function noria_is_narrowed(of_user uuid) returns boolean language plpgsql stable parallel safe as $$
      begin
        return exists (
          select from user_account u join role r on r.company_id = u.company_id and r.id = u.role_id
          where u.company_id = noria_company() and u.id = of_user and 'CRM' = any (r.permissions)
            and noria_is_partial('CRM', r.rights) and not 'CRM_ALL_RECORDS' = any (r.rights));
      end $$`);
    this.addSql(`
      create function noria_is_narrowed() returns boolean language plpgsql stable parallel safe as $$
      declare
        of_user uuid := nullif(current_setting('app.user', true), '')::uuid;
      begin
        return of_user is not null and coalesce(current_setting('app.all_records', true), '') <> 'on' and noria_is_narrowed(of_user);
      end $$`);
    // Whether a record is somebody's own: they own it, or what it is about. Of a customer also who owns a lead, quotation or order for it.
    this.addSql(`
      create function noria_owns(of_user uuid, record uuid) returns boolean language plpgsql stable security definer
      set search_path = pg_catalog, public, pg_temp as $$
      declare
        here uuid := noria_company();
        about uuid;
      begin
        case get_byte(uuid_send(record), 15)
          when ${codes.customer} then return exists (
            select from customer c where c.company_id = here and c.id = record and c.owner_id = of_user
            union all select from lead l where l.company_id = here and l.customer_id = record and l.owner_id = of_user
            union all select from crm_order o where o.company_id = here and o.customer_id = record and o.owner_id = of_user
            union all select from crm_quotation q where q.company_id = here and q.customer_id = record and q.owner_id = of_user);
          when ${codes.contact} then select c.customer_id into about from contact c where c.company_id = here and c.id = record;
          when ${codes.lead} then return exists (select from lead l where l.company_id = here and l.id = record and l.owner_id = of_user);
          when ${codes.order} then return exists (select from crm_order o where o.company_id = here and o.id = record and o.owner_id = of_user);
          when ${codes.quotation} then return exists (select from crm_quotation q where q.company_id = here and q.id = record and q.owner_id = of_user);
          when ${codes.activity} then
            if exists (select from activity a where a.company_id = here and a.id = record and a.owner_id = of_user) then return true; end if;
            select coalesce(a.lead_id, a.customer_id, a.contact_id) into about from activity a where a.company_id = here and a.id = record;
          when ${codes.comment} then select c.record_id into about from record_comment c where c.company_id = here and c.id = record;
          when ${codes.file} then select f.record_id into about from record_file f where f.company_id = here and f.id = record;
          when ${codes.sent} then select s.record_id into about from sent_document s where s.company_id = here and s.id = record;
          else return true;
        end case;
        return about is not null and noria_owns(of_user, about);
      end $$`);
    // A stored file is hidden with the records that it hangs on.
    this.addSql(`
      create function noria_file_is_others(of_user uuid, file uuid) returns boolean language plpgsql stable security definer
      set search_path = pg_catalog, public, pg_temp as $$
      begin
        return exists (
          select from record_file f where f.company_id = noria_company() and file in (f.file_id, f.thumbnail_id) and not noria_owns(of_user, f.record_id)
          union all select from customer c where c.company_id = noria_company() and c.registration_document_id = file and not noria_owns(of_user, c.id)
          union all select from sent_document s where s.company_id = noria_company() and s.file_id = file and not noria_owns(of_user, s.record_id));
      end $$`);
    this.addSql(`
      create function noria_sees(of_user uuid, record uuid) returns boolean language sql stable
        as $$ select record is null or not noria_is_narrowed(of_user) or noria_owns(of_user, record) $$`);
    for (const called of ['noria_owns(uuid, uuid)', 'noria_file_is_others(uuid, uuid)']) {
      this.addSql(`revoke all on function ${called} from public`);
      this.addSql(`
        do $$ begin
          if noria_request_role() is not null then execute format('grant execute on function ${called} to %I', noria_request_role()); end if;
          execute format('grant execute on function ${called} to %I', noria_platform_role());
        end $$`);
    }
  }

  private policies() {
    for (const table of ['lead', 'crm_order', 'crm_quotation'])
      this.narrow(table, `for all using (${all} or ${owned}) with check (${all} or ${owned})`);
    this.narrow('crm_order_line', this.lines('order_id', 'crm_order'));
    this.narrow('crm_quotation_line', this.lines('quotation_id', 'crm_quotation'));
    this.narrow('lead_line', this.lines('lead_id', 'lead'));
    this.narrow('lead_stage', this.lines('lead_id', 'lead'));
    const dealtWith = ['lead', 'crm_order', 'crm_quotation'].map(
      table => `id in (select d.customer_id from ${table} d where d.company_id = noria_company() and d.owner_id = ${me})`,
    );
    this.narrow('customer', `for select using (${[all, owned, ...dealtWith].join(' or ')})`);
    this.writing('customer', owned);
    // A policy reads the other table under its own.
    const customers = (also: string) => `customer_id in (select c.id from customer c where c.company_id = noria_company()${also})`;
    this.narrow('contact', `for select using (${all} or ${customers('')})`);
    this.writing('contact', customers(` and c.owner_id = ${me}`));
    this.narrow('activity', `for all using (${all} or ${owned} or noria_owns(${me}, coalesce(lead_id, customer_id, contact_id)))`);
    for (const [table, record] of Object.entries({
      record_comment: 'record_id',
      record_file: 'record_id',
      sent_document: 'record_id',
      notification: 'record_id',
      search_word: 'record_id',
      audit_entry: 'entity_id',
    }))
      this.narrow(table, `for select using (${all} or ${record} is null or noria_owns(${me}, ${record}))`);
    this.narrow('stored_file', `for select using (${all} or not noria_file_is_others(${me}, id))`);
  }

  private lines(key: string, of: string) {
    return `for select using (${all} or ${key} in (select d.id from ${of} d where d.company_id = noria_company()))`;
  }

  /** Only an owner writes. */
  private writing(table: string, own: string) {
    this.narrow(table, `for insert with check (${all} or ${own})`, '_added');
    this.narrow(table, `for update using (${all} or ${own}) with check (${all} or ${own})`, '_changed');
    this.narrow(table, `for delete using (${all} or ${own})`, '_deleted');
  }

  /** Binds requests alone: the platform acts for the company. */
  private narrow(table: string, rule: string, suffix = '') {
    const [command, rest] = [/^for \w+/.exec(rule)![0], rule.replace(/^for \w+ /, '')];
    const policy = (to: string) => `create policy own_records${suffix} on ${table} as restrictive ${command} ${to} ${rest}`;
    this.addSql(`do $body$ begin execute format($$${policy('to %I')}$$, coalesce(noria_request_role(), current_user)); end $body$`);
  }
}
