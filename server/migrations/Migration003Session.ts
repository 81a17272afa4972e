import { Migration } from '@mikro-orm/migrations';
import { recordColumns } from './Migration002Administration.ts';

/** A function that the request role may call and that works on the platform's tables with the owner's rights, always within the request's own company. */
export const ownersFunction = (signature: string, body: string, declare = '') => `
  create function ${signature} returns void language plpgsql security definer set search_path = public, pg_temp as $$
  declare
    platform_before text := coalesce(current_setting('app.platform', true), ''); ${declare}
  begin
    perform set_config('app.platform', 'on', true);
    ${body}
    perform set_config('app.platform', platform_before, true);
  end $$`;

/** Sign-in: credentials, sessions, links sent by mail, attempts, and the outbox of mails. All but the outbox is the platform's own. */
export class Migration003Session extends Migration {
  up() {
    this.addSql(`
      create table credential (
        user_id uuid primary key,
        company_id uuid not null,
        email text not null unique check (email = lower(email)),
        password_hash text not null,
        token_version integer not null default 1,
        created_at timestamptz(3) not null default now(),
        password_changed_at timestamptz(3) not null default now(),
        foreign key (company_id, user_id) references user_account (company_id, id)
      )`);
    this.addSql(`select noria_platform_table('credential')`);
    this.addSql(`
      create table session (
        id uuid primary key,
        token_hash bytea not null unique check (length(token_hash) = 32),
        user_id uuid not null,
        company_id uuid not null,
        token_version integer not null,
        user_agent text not null,
        ip_address text not null,
        created_at timestamptz(3) not null default now(),
        last_seen_at timestamptz(3) not null default now(),
        expires_at timestamptz(3) not null,
        ended_at timestamptz(3),
        foreign key (company_id, user_id) references user_account (company_id, id)
      )`);
    this.addSql(`create index session_user_idx on session (company_id, user_id, last_seen_at) where ended_at is null`);
    this.addSql(`create index session_expires_idx on session (expires_at)`);
    this.addSql(`select noria_platform_table('session')`);
    this.addSql(`
      create table one_time_token (
        token_hash bytea primary key check (length(token_hash) = 32),
        purpose text not null check (purpose in ('RESET_PASSWORD', 'CONFIRM_EMAIL')),
        user_id uuid not null,
        company_id uuid not null,
        email text not null,
        created_at timestamptz(3) not null default now(),
        expires_at timestamptz(3) not null,
        used_at timestamptz(3),
        foreign key (company_id, user_id) references user_account (company_id, id)
      )`);
    this.addSql(`create index one_time_token_user_idx on one_time_token (company_id, user_id) where used_at is null`);
    this.addSql(`select noria_platform_table('one_time_token')`);
    this.addSql(`
      create table sign_in_attempt (
        id uuid primary key,
        purpose text not null,
        account_hash bytea not null,
        ip_address text not null,
        counts boolean not null default true,
        at timestamptz(3) not null default clock_timestamp()
      )`);
    this.addSql(`create index sign_in_attempt_account_idx on sign_in_attempt (account_hash, purpose, at) where counts`);
    this.addSql(`create index sign_in_attempt_ip_idx on sign_in_attempt (ip_address, purpose, at) where counts`);
    this.addSql(`select noria_platform_table('sign_in_attempt')`);
    this.outbox();
    this.viewer();
    this.doors();
  }

  /** Mails wait in the transaction that caused them. Text and page are not granted: a link in them would be a key to somebody's account. */
  private outbox() {
    this.addSql(`
      create table outbox_mail (
        ${recordColumns},
        recipient text not null,
        subject text not null,
        language text not null check (language in ('EN', 'AR', 'SP')),
        status text not null check (status in ('QUEUED', 'SENT', 'KEPT', 'FAILED')),
        kept_text text check (kept_text is null or status = 'KEPT'),
        text_body text,
        html_body text,
        attempts integer not null default 0,
        next_attempt_at timestamptz(3) not null default now(),
        sent_at timestamptz(3),
        failure text,
        search text generated always as (noria_fold(recipient || ' ' || subject)) stored
      )`);
    this.addSql(`create index outbox_mail_created_idx on outbox_mail (company_id, created_at, id)`);
    this.addSql(`create index outbox_mail_queue_idx on outbox_mail (next_attempt_at) where status = 'QUEUED'`);
    this.addSql(`select noria_tenant('outbox_mail', 'insert')`);
    this.addSql(`create policy platform on outbox_mail to current_user using (noria_platform()) with check (noria_platform())`);
    this.addSql(`
      do $$ begin
        if noria_request_role() is not null then
          execute format('grant select (id, company_id, version, created_at, updated_at, deleted_at, recipient, subject, language, status, kept_text, sent_at, search) on outbox_mail to %I', noria_request_role());
        end if;
      end $$`);
  }

  /**
   * A live session with user, role and company as they are now, in one statement. The company is set within the function only,
   * so that row level security lets exactly this company's user and role through, whatever the connection did before.
   */
  private viewer() {
    this.addSql(`
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
            'profileImageId', u.profile_image_id, 'roleId', r.id, 'roleTitle', r.title, 'isSuperAdmin', r.is_super_admin, 'permissions', (select coalesce(json_agg(p), '[]') from unnest(r.permissions) p where p = 'ADMINISTRATIVE_ROLES' or p = any (c.modules)),
            'companyId', c.id, 'companyName', c.name, 'companyLogoId', c.logo_id, 'currency', c.currency) into answer
          from session s
          join credential k on k.user_id = s.user_id and k.token_version = s.token_version
          join user_account u on u.company_id = s.company_id and u.id = s.user_id and u.status = 'ACTIVE' and u.deleted_at is null
          join role r on r.company_id = u.company_id and r.id = u.role_id and r.status = 'ACTIVE' and r.deleted_at is null
          join company c on c.id = s.company_id and c.status = 'ACTIVE' and c.deleted_at is null
          where s.id = of_session and s.ended_at is null;
        perform set_config('app.company', company_before, true), set_config('app.platform', platform_before, true);
        return answer;
      end $$`);
    this.addSql(`revoke all on function noria_viewer(uuid, bytea) from public`);
  }

  /** What administration does to its colleagues' access, without seeing a hash or a session. */
  private doors() {
    this.door(
      'noria_set_credential(of_user uuid, new_email text, new_hash text)',
      `
      insert into credential (user_id, company_id, email, password_hash) values (of_user, noria_company(), new_email, new_hash)
      on conflict (user_id) do update set password_hash = excluded.password_hash, password_changed_at = now() where credential.company_id = noria_company();`,
    );
    this.door(
      'noria_change_sign_in_email(of_user uuid, new_email text)',
      `
      update credential set email = new_email where user_id = of_user and company_id = noria_company();
      update one_time_token set used_at = now() where user_id = of_user and company_id = noria_company() and used_at is null;`,
    );
    this.door(
      'noria_end_sessions(of_user uuid, keep uuid)',
      `
      update session set ended_at = now() where company_id = noria_company() and user_id = of_user and ended_at is null and id is distinct from keep;
      update credential set token_version = token_version + 1 where company_id = noria_company() and user_id = of_user returning token_version into now_version;
      update session set token_version = now_version where id = keep and company_id = noria_company() and user_id = of_user;
      update one_time_token set used_at = now() where company_id = noria_company() and user_id = of_user and purpose = 'RESET_PASSWORD' and used_at is null;`,
      'now_version integer;',
    );
    this.door(
      'noria_drop_credential(of_user uuid)',
      `
      update session set ended_at = now() where company_id = noria_company() and user_id = of_user and ended_at is null;
      update one_time_token set used_at = now() where company_id = noria_company() and user_id = of_user and used_at is null;
      delete from credential where company_id = noria_company() and user_id = of_user;`,
    );
    this.door(
      'noria_end_company_sessions()',
      `
      update session set ended_at = now() where company_id = noria_company() and ended_at is null;`,
    );
  }

  private door(signature: string, body: string, declare?: string) {
    const called = signature.replace(/\w+ (uuid|text)/g, '$1');
    this.addSql(ownersFunction(signature, body, declare));
    this.addSql(`revoke all on function ${called} from public`);
    this.addSql(`
      do $$ begin
        if noria_request_role() is not null then execute format('grant execute on function ${called} to %I', noria_request_role()); end if;
      end $$`);
  }
}
