import { Migration } from '@mikro-orm/migrations';

/** What the server does on the platform's own tables, and on others where no request may. */
const rights: Record<string, string> = {
  api_key: 'select, insert, update',
  authenticator_app: 'select, insert, update, delete',
  background_task: 'delete',
  company: 'insert',
  credential: 'select, update',
  demo_request: 'select, insert, update',
  invitation_link: 'select',
  kept_identity: 'delete',
  ledger_setting: 'insert',
  linked_account: 'select, insert, delete',
  newsletter_subscriber: 'select, insert, update, delete',
  noria_migration: 'select',
  notification: 'delete',
  one_time_token: 'select, insert, update, delete',
  outbox_mail: 'select, update',
  passkey: 'select, insert, update, delete',
  record_change: 'delete',
  recovery_code: 'select, insert, update, delete',
  session: 'select, insert, update, delete',
  sign_in_attempt: 'select, insert, update, delete',
  sign_in_challenge: 'select, insert, update, delete',
};

/** Functions of the owner's that recognise who asks. */
const functions = [
  'noria_on_visit(text)',
  'noria_stamp(uuid)',
  'noria_stamped_key(uuid, bytea)',
  'noria_stamped_viewer(uuid)',
  'noria_viewer(uuid, bytea)',
];

/**
 * The server no longer connects as the owner of the tables. What it did as the owner it may by the role `<database>_platform`: what requests may, and what
 * is granted here. Whoever serves is a member of it, and owns nothing.
 */
export class Migration048Serving extends Migration {
  up() {
    this.addSql(`
      create function noria_platform_role() returns name language sql stable
        as $$ select rolname from pg_roles where rolname = current_database() || '_platform' $$`);
    this.tables();
    this.functions();
    this.worker();
    this.addSql(`revoke create on schema public from public`);
  }

  private tables() {
    this.addSql(`drop function noria_platform_table(regclass)`);
    this.addSql(`
      create function noria_platform_table(target regclass, rights text default 'select, insert, update, delete') returns void language plpgsql as $$
      begin
        execute format('alter table %s enable row level security', target);
        execute format('alter table %s force row level security', target);
        perform noria_platform_policy(target);
        execute format('grant %s on %s to %I', rights, target, noria_platform_role());
      end $$`);
    // The owner's own functions go through the same policy, for row level security binds the owner too.
    this.addSql(`
      create function noria_platform_policy(target regclass) returns void language plpgsql as $$
      begin
        execute format('drop policy if exists platform on %s', target);
        execute format('create policy platform on %s to current_user, %I using (noria_platform()) with check (noria_platform())', target, noria_platform_role());
      end $$`);
    this.addSql(`
      select noria_platform_policy(polrelid::regclass) from pg_policy p join pg_class c on c.oid = p.polrelid
        where p.polname = 'platform' and c.relnamespace = 'public'::regnamespace`);
    // Of what a company has, a backup reads all.
    this.addSql(`
      do $$ begin execute format('grant select on all tables in schema public to %I', noria_platform_role()); end $$`);
    this.addSql(`
      create or replace function noria_tenant(target regclass, rights text default 'select, insert, update, delete') returns void language plpgsql as $$
      begin
        execute format('alter table %s enable row level security', target);
        execute format('alter table %s force row level security', target);
        execute format('create policy tenant on %s using (company_id = noria_company()) with check (company_id = noria_company())', target);
        perform noria_grant(target, rights);
        execute format('grant select on %s to %I', target, noria_platform_role());
      end $$`);
    for (const [table, right] of Object.entries(rights))
      this.addSql(`do $$ begin execute format('grant ${right} on ${table} to %I', noria_platform_role()); end $$`);
  }

  private functions() {
    for (const called of functions)
      this.addSql(`do $$ begin execute format('grant execute on function ${called} to %I', noria_platform_role()); end $$`);
    // The trail is written and never changed: who erases a request for a demo forgets what it says of that request alone.
    this.addSql(`
      create function noria_forget_demo_request(of_request uuid, put_name text, put_text text) returns void
      language sql security definer as $$
        update audit_entry set entity_name = put_name, changes = noria_forget(changes, put_text),
          search = noria_fold(concat_ws(' ', put_name, actor_name, entity_type))
        where company_id = noria_company() and entity_type = 'DemoRequest' and entity_id = of_request
      $$`);
    this.addSql(`revoke all on function noria_forget_demo_request(uuid, text, text) from public`);
    this.addSql(`
      do $$ begin execute format('grant execute on function noria_forget_demo_request(uuid, text, text) to %I', noria_platform_role()); end $$`);
    // What has its owner's rights looks for names in no schema that somebody else could put there first.
    this.addSql(`
      do $$ declare
        called regprocedure;
      begin
        for called in select oid from pg_proc where prosecdef and pronamespace = 'public'::regnamespace loop
          execute format('alter function %s set search_path = pg_catalog, public, pg_temp', called);
        end loop;
      end $$`);
  }

  /** The tables of the job library show their rows to their owner alone; asked again after each migration of its own. */
  private worker() {
    this.addSql(`
      create function noria_open_worker() returns void language plpgsql as $$
      declare
        target regclass;
      begin
        execute format('grant usage on schema graphile_worker to %I', noria_platform_role());
        execute format('grant select, insert, update, delete on all tables in schema graphile_worker to %I', noria_platform_role());
        execute format('grant usage on all sequences in schema graphile_worker to %I', noria_platform_role());
        for target in
          select c.oid from pg_class c where c.relnamespace = 'graphile_worker'::regnamespace and c.relrowsecurity
            and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'platform')
        loop
          execute format('create policy platform on %s to %I using (true) with check (true)', target, noria_platform_role());
        end loop;
      end $$`);
  }
}
