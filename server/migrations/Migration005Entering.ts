import { Migration } from '@mikro-orm/migrations';

/**
 * Who asks, remembered between requests: a process keeps the viewer it has read and a stamp, and each read asks in its own round trip
 * whether that is still the stamp. So rights end with the very next request, for one look at five rows by their keys.
 */
export class Migration005Entering extends Migration {
  up() {
    // The versions of the rows that a viewer is read from: whoever changes one of them, and however, changes the stamp. Null when the
    // session is over, or its last use is to be noted again. Wants app.platform and app.company to be set. In PL/pgSQL, which keeps the
    // plan: a function in SQL is planned anew by each call (1.0 ms instead of 0.1).
    this.addSql(`
      create function noria_stamp(of_session uuid) returns text language plpgsql stable as $$
      begin
        return (select concat_ws(' ', s.xmin, k.xmin, u.xmin, r.xmin, c.xmin)
        from session s
        join credential k on k.user_id = s.user_id
        join user_account u on u.company_id = s.company_id and u.id = s.user_id
        join role r on r.company_id = u.company_id and r.id = u.role_id
        join company c on c.id = s.company_id
        where s.id = of_session and s.ended_at is null and s.expires_at > now() and s.last_seen_at >= now() - interval '5 minutes');
      end $$`);
    // The stamp is read before the viewer: a change between the two makes a stamp that is no longer true, never a viewer that is not.
    // Wants a transaction of its own, which ends what it sets.
    this.addSql(`
      create function noria_stamped_viewer(of_session uuid, out stamp text, out viewer text) language plpgsql as $$
      begin
        perform set_config('app.platform', 'on', true);
        perform set_config('app.company', s.company_id::text, true) from session s where s.id = of_session;
        stamp := noria_stamp(of_session);
        viewer := noria_viewer(of_session, null);
      end $$`);
    // Begins a request's read: true when the stamp is still the known one. What follows runs as the request role in that company.
    this.addSql(`
      create function noria_enter(of_session uuid, of_company uuid, of_user uuid, known_stamp text, request_role text) returns boolean language plpgsql as $$
      declare
        is_known boolean;
      begin
        perform set_config('app.platform', 'on', true), set_config('app.company', of_company::text, true), set_config('app.user', of_user::text, true);
        is_known := noria_stamp(of_session) = known_stamp;
        perform set_config('app.platform', '', true), set_config('role', request_role, true), set_config('transaction_read_only', 'on', true);
        return coalesce(is_known, false);
      end $$`);
    this.addSql(
      `revoke all on function noria_stamp(uuid), noria_stamped_viewer(uuid), noria_enter(uuid, uuid, uuid, text, text) from public`,
    );
  }
}
