import { Migration } from '@mikro-orm/migrations';
import { ownersFunction } from './Migration003Session.ts';

/** Who may act on whose account, keys that may invite, and addresses that already open another company. */
export class Migration037Accounts extends Migration {
  up() {
    this.holding();
    this.invitingKeys();
    this.signInNames();
    // Before commands knew which of their values are secret, these kept a password as a fast hash, or a secret as it is.
    this.addSql(`select set_config('app.platform', 'on', true)`);
    this.addSql(`delete from idempotency_key where operation in ('unlock', 'changePassword', 'createUser', 'renewWebhookSecret')`);
    this.addSql(`select set_config('app.platform', '', true)`);
  }

  /** Compares by the roles as they are written, modules in use or not; a key counts as what it may itself, and never as SUPER_ADMIN. */
  private holding() {
    this.addSql(`
      create function noria_holds_as_much(of_role uuid, as_key text[] default null) returns boolean language sql stable as $$
        select coalesce((
          select theirs.permissions <@ coalesce(as_key, mine.permissions) and (not theirs.is_super_admin or mine.is_super_admin and as_key is null)
          from role theirs, user_account me join role mine on mine.company_id = me.company_id and mine.id = me.role_id
          where theirs.company_id = noria_company() and theirs.id = of_role
            and me.company_id = noria_company() and me.id = nullif(current_setting('app.user', true), '')::uuid), false) $$`);
    this.addSql(`revoke all on function noria_holds_as_much(uuid, text[]) from public`);
    this.open('noria_holds_as_much(uuid, text[])');
  }

  /** Off for keys that are there already. Whom a key shows is as before, and says it too. */
  private invitingKeys() {
    this.addSql(`alter table api_key add column may_invite boolean not null default false`);
    this.addSql(`
      do $$ begin
        if noria_request_role() is not null then execute format('grant select (may_invite) on api_key to %I', noria_request_role()); end if;
      end $$`);
    this.addSql(`
      create or replace function noria_stamped_key(of_key uuid, of_hash bytea, out stamp text, out viewer text) language plpgsql as $$
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
      end $$`);
  }

  /**
   * An address opens one company. An administrator of another one is not told so: the user there gets a sign-in name that nobody can type,
   * keeps the password, and signs in once the address is changed to one that is free.
   */
  private signInNames() {
    const name = `case when exists (select from credential where email = new_email and company_id <> noria_company())
          then 'unclaimed:' || of_user else new_email end`;
    this.addSql(
      ownersFunction(
        'noria_claim_sign_in(of_user uuid, new_email text, new_hash text)',
        `insert into credential (user_id, company_id, email, password_hash) values (of_user, noria_company(), ${name}, new_hash);`,
      ),
    );
    this.addSql(`revoke all on function noria_claim_sign_in(uuid, text, text) from public`);
    this.open('noria_claim_sign_in(uuid, text, text)');
    this.addSql(
      ownersFunction(
        'noria_change_sign_in_email(of_user uuid, new_email text)',
        `
        update credential set email = ${name} where user_id = of_user and company_id = noria_company();
        update one_time_token set used_at = now() where user_id = of_user and company_id = noria_company() and used_at is null;
        delete from linked_account where user_id = of_user and company_id = noria_company();`,
      ).replace('create function', 'create or replace function'),
    );
    this.addSql(`drop function noria_address_taken(text)`);
  }

  private open(called: string) {
    this.addSql(`
      do $$ begin
        if noria_request_role() is not null then execute format('grant execute on function ${called} to %I', noria_request_role()); end if;
      end $$`);
  }
}
