/**
 * SQL of a function that requests may call and that works on the platform's tables with the owner's rights, always within the request's own
 * company.
 */
export const door = (signature: string, body: string, declare = '') => `
create function ${signature} returns void language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  platform_before text := coalesce(current_setting('app.platform', true), '');${declare}
begin
  perform set_config('app.platform', 'on', true);
  ${body.trim()}
  perform set_config('app.platform', platform_before, true);
end $$;
select noria_grant_execute('${signature.replaceAll(/\w+ (uuid|text|bytea)/g, '$1')}');
`;

/**
 * An address opens one company. An administrator of another one is not told so: the user there gets a sign-in name that nobody can type,
 * keeps the password, and signs in once the address is changed to one that is free.
 */
const signInName = `case when exists (select from credential where email = new_email and company_id <> noria_company())
    then 'unclaimed:' || of_user else new_email end`;

/** What administration does to its users' access, without seeing a hash or a session. */
export const doors = [
  door(
    'noria_claim_sign_in(of_user uuid, new_email text, new_hash text)',
    `insert into credential (user_id, company_id, email, password_hash) values (of_user, noria_company(), ${signInName}, new_hash);`,
  ),
  door(
    'noria_set_credential(of_user uuid, new_email text, new_hash text)',
    `
  insert into credential (user_id, company_id, email, password_hash) values (of_user, noria_company(), new_email, new_hash)
    on conflict (user_id) do update set password_hash = excluded.password_hash, password_changed_at = now() where credential.company_id = noria_company();`,
  ),
  // An account elsewhere was linked by the old address, and may be somebody else's who had it.
  door(
    'noria_change_sign_in_email(of_user uuid, new_email text)',
    `
  update credential set email = ${signInName} where user_id = of_user and company_id = noria_company();
  update one_time_token set used_at = now() where user_id = of_user and company_id = noria_company() and used_at is null;
  delete from linked_account where user_id = of_user and company_id = noria_company();`,
  ),
  door(
    'noria_end_sessions(of_user uuid, keep uuid)',
    `
  update session set ended_at = now() where company_id = noria_company() and user_id = of_user and ended_at is null and id is distinct from keep;
  update credential set token_version = token_version + 1 where company_id = noria_company() and user_id = of_user returning token_version into now_version;
  update session set token_version = now_version where id = keep and company_id = noria_company() and user_id = of_user;
  update one_time_token set used_at = now() where company_id = noria_company() and user_id = of_user and purpose = 'RESET_PASSWORD' and used_at is null;`,
    '\n  now_version integer;',
  ),
  door(
    'noria_drop_credential(of_user uuid)',
    `
  update session set ended_at = now() where company_id = noria_company() and user_id = of_user and ended_at is null;
  update one_time_token set used_at = now() where company_id = noria_company() and user_id = of_user and used_at is null;
  delete from credential where company_id = noria_company() and user_id = of_user;`,
  ),
  door('noria_end_company_sessions()', `update session set ended_at = now() where company_id = noria_company() and ended_at is null;`),
  // What an administrator does for a user who has lost their telephone.
  door(
    'noria_reset_second_factor(of_user uuid)',
    `
  delete from authenticator_app where company_id = noria_company() and user_id = of_user;
  delete from passkey where company_id = noria_company() and user_id = of_user;
  delete from recovery_code where company_id = noria_company() and user_id = of_user;
  update sign_in_challenge set used_at = now() where company_id = noria_company() and user_id = of_user and used_at is null;
  update user_account set has_second_factor = false where company_id = noria_company() and id = of_user;`,
  ),
  door(
    'noria_revoke_keys(of_user uuid)',
    `update api_key set revoked_at = now() where company_id = noria_company() and user_id = of_user and revoked_at is null;`,
  ),
  // A newer link takes the place of the older.
  door(
    'noria_link_invitation(of_invitation uuid, new_hash bytea)',
    `
  insert into invitation_link (token_hash, company_id, invitation_id) values (new_hash, noria_company(), of_invitation)
    on conflict (company_id, invitation_id) do update set token_hash = excluded.token_hash;`,
  ),
].join('');
