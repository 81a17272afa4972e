import { Migration } from '@mikro-orm/migrations';
import { recordColumns } from './Migration002Administration.ts';
import { ownersFunction } from './Migration003Session.ts';

/** Keys for other systems, invitations, and the word that rights have changed. */
export class Migration031Access extends Migration {
  up() {
    this.keys();
    this.keyViewer();
    this.invitations();
    this.addresses();
    this.rightsChanged();
  }

  /** Nobody sees another's keys but the platform, which asks for the right; the hash is shown to no request at all. */
  private keys() {
    this.addSql(`
      create table api_key (
        ${recordColumns},
        name text collate "und-x-icu" not null,
        prefix text not null,
        token_hash bytea not null unique check (length(token_hash) = 32),
        user_id uuid not null,
        permissions text[] not null check (cardinality(permissions) > 0),
        is_read_only boolean not null,
        expires_at timestamptz(3),
        last_used_at timestamptz(3),
        revoked_at timestamptz(3),
        foreign key (company_id, user_id) references user_account (company_id, id)
      )`);
    this.addSql(`create index api_key_user_idx on api_key (company_id, user_id, created_at)`);
    this.addSql(`alter table api_key enable row level security`);
    this.addSql(`alter table api_key force row level security`);
    this.addSql(`
      create policy own on api_key
        using (company_id = noria_company() and user_id = nullif(current_setting('app.user', true), '')::uuid)
        with check (false)`);
    this.addSql(`create policy platform on api_key to current_user using (noria_platform()) with check (noria_platform())`);
    this.grantColumns(
      'api_key',
      'id, company_id, version, created_at, updated_at, deleted_at, name, prefix, user_id, permissions, is_read_only, expires_at, last_used_at, revoked_at',
    );
    this.door(
      'noria_revoke_keys(of_user uuid)',
      `update api_key set revoked_at = now() where company_id = noria_company() and user_id = of_user and revoked_at is null;`,
    );
  }

  /**
   * Whom a key shows, and the stamp under which that is true (as noria_stamped_viewer of sessions): its owner, with those of his rights
   * that the key was given. Wants a transaction of its own, which ends what it sets.
   */
  private keyViewer() {
    this.addSql(`
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
            'apiKey', json_build_object('name', a.name, 'isReadOnly', a.is_read_only)) into stamp, viewer
          from api_key a
          join user_account u on u.company_id = a.company_id and u.id = a.user_id and u.status = 'ACTIVE' and u.deleted_at is null
          join role r on r.company_id = u.company_id and r.id = u.role_id and r.status = 'ACTIVE' and r.deleted_at is null
          join company c on c.id = a.company_id and c.status = 'ACTIVE' and c.deleted_at is null
          where a.id = of_key and a.revoked_at is null and (a.expires_at is null or a.expires_at > now());
      end $$`);
    this.addSql(`revoke all on function noria_stamped_key(uuid, bytea) from public`);
  }

  /** Who was asked to join. His link is the platform's own: no request reads even its hash. */
  private invitations() {
    this.addSql(`
      create table invitation (
        ${recordColumns},
        email text not null,
        role_id uuid not null,
        language text not null check (language in ('EN', 'AR', 'SP')),
        invited_by_id uuid not null,
        sent_at timestamptz(3) not null default now(),
        expires_at timestamptz(3) not null,
        accepted_at timestamptz(3),
        user_id uuid,
        check ((accepted_at is null) = (user_id is null)),
        foreign key (company_id, role_id) references role (company_id, id),
        foreign key (company_id, invited_by_id) references user_account (company_id, id),
        foreign key (company_id, user_id) references user_account (company_id, id)
      )`);
    this.addSql(
      `create unique index invitation_email_key on invitation (company_id, lower(email)) where accepted_at is null and deleted_at is null`,
    );
    this.addSql(`create index invitation_created_idx on invitation (company_id, created_at, id)`);
    this.addSql(`create index invitation_role_idx on invitation (company_id, role_id)`);
    this.addSql(`select noria_tenant('invitation', 'select, insert, update')`);
    this.addSql(`create policy platform on invitation to current_user using (noria_platform()) with check (noria_platform())`);
    this.addSql(`
      create table invitation_link (
        token_hash bytea primary key check (length(token_hash) = 32),
        company_id uuid not null,
        invitation_id uuid not null,
        unique (company_id, invitation_id),
        foreign key (company_id, invitation_id) references invitation (company_id, id)
      )`);
    this.addSql(`select noria_platform_table('invitation_link')`);
    // A newer link takes the place of the older.
    this.door(
      'noria_link_invitation(of_invitation uuid, new_hash bytea)',
      `
      insert into invitation_link (token_hash, company_id, invitation_id) values (new_hash, noria_company(), of_invitation)
      on conflict (company_id, invitation_id) do update set token_hash = excluded.token_hash;`,
    );
  }

  private addresses() {
    // Whether somebody of any company signs in with an address: what createUser answers, before the mail goes out.
    this.addSql(`
      create function noria_address_taken(address text) returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
      declare
        platform_before text := coalesce(current_setting('app.platform', true), '');
        is_taken boolean;
      begin
        perform set_config('app.platform', 'on', true);
        is_taken := exists (select from credential where email = address);
        perform set_config('app.platform', platform_before, true);
        return is_taken;
      end $$`);
    this.open('noria_address_taken(text)');
  }

  /**
   * Whoever changes what somebody may do, and however, tells every process whose rights it was (company and user, or the company alone), so that open streams ask again at once. These are rare:
   * a notification within a transaction lets only one transaction of the whole database commit at a time.
   */
  private rightsChanged() {
    this.addSql(`
      create function noria_tell_rights() returns trigger language plpgsql as $$
      begin
        perform pg_notify('noria_rights', concat_ws(' ', coalesce(to_jsonb(new), to_jsonb(old)) ->> tg_argv[0], coalesce(to_jsonb(new), to_jsonb(old)) ->> tg_argv[1]));
        return null;
      end $$`);
    const tells = (table: string, when: string, columns: string) => {
      const changed = when
        .split(', ')
        .map(name => `old.${name} is distinct from new.${name}`)
        .join(' or ');
      this.addSql(
        `create trigger tell_rights after update on ${table} for each row when (${changed}) execute function noria_tell_rights(${columns})`,
      );
    };
    const user = `'company_id', 'user_id'`;
    tells('session', 'ended_at', user);
    tells('credential', 'token_version', user);
    tells('api_key', 'revoked_at', user);
    tells('user_account', 'status, role_id, deleted_at', `'company_id', 'id'`);
    tells('role', 'permissions, status, deleted_at', `'company_id'`);
    tells('company', 'status, modules, deleted_at', `'id'`);
    this.addSql(`create trigger tell_no_rights after delete on credential for each row execute function noria_tell_rights(${user})`);
  }

  private grantColumns(table: string, columns: string) {
    this.addSql(`
      do $$ begin
        if noria_request_role() is not null then execute format('grant select (${columns}) on ${table} to %I', noria_request_role()); end if;
      end $$`);
  }

  private door(signature: string, body: string) {
    const called = signature.replace(/\w+ (uuid|text|bytea)/g, '$1');
    this.addSql(ownersFunction(signature, body));
    this.open(called);
  }

  /** A function that the request role may call, and nobody else. */
  private open(called: string) {
    this.addSql(`revoke all on function ${called} from public`);
    this.addSql(`
      do $$ begin
        if noria_request_role() is not null then execute format('grant execute on function ${called} to %I', noria_request_role()); end if;
      end $$`);
  }
}
