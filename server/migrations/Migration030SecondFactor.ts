import { Migration } from '@mikro-orm/migrations';

/** Whose a row is: it goes with the credential, so that nobody who is gone has a way left to prove who he was. */
const owner = `
  company_id uuid not null,
  user_id uuid not null,
  foreign key (company_id, user_id) references credential (company_id, user_id) on delete cascade`;

/** The second factor (authenticator apps, passkeys, recovery codes), and accounts at Google and Microsoft. All of it is the platform's own. */
export class Migration030SecondFactor extends Migration {
  up() {
    // The two that say whether a second factor is missing lie in rows that noria_stamp looks at.
    this.addSql(`alter table plan add column requires_second_factor boolean not null default false`);
    this.addSql(`update plan set requires_second_factor = true where code = 'PREMIUM'`);
    this.addSql(`alter table company add column requires_second_factor boolean not null default false`);
    this.addSql(`alter table user_account add column has_second_factor boolean not null default false`);
    this.addSql(`alter table credential add unique (company_id, user_id)`);
    this.addSql(`
      create table authenticator_app (
        ${owner},
        sealed_secret bytea not null,
        confirmed_at timestamptz(3),
        last_step bigint not null default 0,
        created_at timestamptz(3) not null default now(),
        primary key (company_id, user_id)
      )`);
    this.addSql(`
      create table passkey (
        id uuid primary key,
        ${owner},
        name text not null,
        credential_id text not null unique,
        public_key bytea not null,
        counter bigint not null,
        transports text[] not null,
        created_at timestamptz(3) not null default now(),
        last_used_at timestamptz(3)
      )`);
    this.addSql(`create index passkey_user_idx on passkey (company_id, user_id)`);
    this.addSql(`
      create table recovery_code (
        ${owner},
        code_hash text not null,
        used_at timestamptz(3),
        primary key (company_id, user_id, code_hash)
      )`);
    // Without an owner: a sign-in by passkey alone, which says itself whose it is; or a foreign token that was used.
    this.addSql(`
      create table sign_in_challenge (
        token_hash bytea primary key check (length(token_hash) = 32),
        purpose text not null check (purpose in ('SECOND_FACTOR', 'PASSKEY', 'NEW_PASSKEY', 'FOREIGN_TOKEN')),
        company_id uuid,
        user_id uuid,
        expires_at timestamptz(3) not null,
        used_at timestamptz(3),
        foreign key (company_id, user_id) references credential (company_id, user_id) on delete cascade
      )`);
    this.addSql(`create index sign_in_challenge_user_idx on sign_in_challenge (company_id, user_id) where used_at is null`);
    this.addSql(`create index sign_in_challenge_expires_idx on sign_in_challenge (expires_at)`);
    this.addSql(`
      create table linked_account (
        ${owner},
        provider text not null,
        issuer text not null,
        subject text not null,
        linked_at timestamptz(3) not null default now(),
        primary key (issuer, subject)
      )`);
    this.addSql(`create index linked_account_user_idx on linked_account (company_id, user_id)`);
    for (const table of ['authenticator_app', 'passkey', 'recovery_code', 'sign_in_challenge', 'linked_account'])
      this.addSql(`select noria_platform_table('${table}')`);
    this.viewer();
    this.doors();
  }

  /** As before, and whether a second factor is demanded that the user has not. */
  private viewer() {
    this.addSql(`
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
      end $$`);
  }

  /** What an administrator does for a colleague who has lost his telephone: the request role's one door, within its own company. */
  private doors() {
    this.addSql(`
      create function noria_reset_second_factor(of_user uuid) returns void language plpgsql security definer set search_path = public, pg_temp as $$
      declare
        platform_before text := coalesce(current_setting('app.platform', true), '');
      begin
        perform set_config('app.platform', 'on', true);
        delete from authenticator_app where company_id = noria_company() and user_id = of_user;
        delete from passkey where company_id = noria_company() and user_id = of_user;
        delete from recovery_code where company_id = noria_company() and user_id = of_user;
        update sign_in_challenge set used_at = now() where company_id = noria_company() and user_id = of_user and used_at is null;
        update user_account set has_second_factor = false where company_id = noria_company() and id = of_user;
        perform set_config('app.platform', platform_before, true);
      end $$`);
    // An account elsewhere was linked by the old address, and may be somebody else's who had it.
    this.addSql(`
      create or replace function noria_change_sign_in_email(of_user uuid, new_email text) returns void language plpgsql security definer set search_path = public, pg_temp as $$
      declare
        platform_before text := coalesce(current_setting('app.platform', true), '');
      begin
        perform set_config('app.platform', 'on', true);
        update credential set email = new_email where user_id = of_user and company_id = noria_company();
        update one_time_token set used_at = now() where user_id = of_user and company_id = noria_company() and used_at is null;
        delete from linked_account where user_id = of_user and company_id = noria_company();
        perform set_config('app.platform', platform_before, true);
      end $$`);
    this.addSql(`revoke all on function noria_reset_second_factor(uuid) from public`);
    this.addSql(`
      do $$ begin
        if noria_request_role() is not null then execute format('grant execute on function noria_reset_second_factor(uuid) to %I', noria_request_role()); end if;
      end $$`);
  }
}
