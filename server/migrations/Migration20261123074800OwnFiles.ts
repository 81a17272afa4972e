import { Migration } from '@mikro-orm/migrations';

/**
 * Whether a stored file hangs on a record that is not a user's own. The function's owner may be bound by the policies that ask it, which would
 * hide just the records in question, so it looks at all of them.
 */
export class Migration20261123074800OwnFiles extends Migration {
  up() {
    this.addSql(`
      create or replace function noria_file_is_others(of_user uuid, file uuid) returns boolean language plpgsql stable security definer
      set search_path = pg_catalog, public, pg_temp as $$
      declare
        all_before text := coalesce(current_setting('app.all_records', true), '');
        answer boolean;
      begin
        perform set_config('app.all_records', 'on', true);
        answer := exists (
          select from record_file f where f.company_id = noria_company() and file in (f.file_id, f.thumbnail_id) and not noria_owns(of_user, f.record_id)
          union all select from customer c where c.company_id = noria_company() and c.registration_document_id = file and not noria_owns(of_user, c.id)
          union all select from sent_document s where s.company_id = noria_company() and s.file_id = file and not noria_owns(of_user, s.record_id));
        perform set_config('app.all_records', all_before, true);
        return answer;
      end $$`);
  }
}
