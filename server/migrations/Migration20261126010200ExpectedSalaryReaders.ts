import { Migration } from '@mikro-orm/migrations';

/** The function that reads an expected salary with its owner's rights: by its own names alone, and for requests and the platform alone. */
export class Migration20261126010200ExpectedSalaryReaders extends Migration {
  up() {
    this.addSql(`alter function noria_expected_salary(uuid) set search_path = pg_catalog, public, pg_temp`);
    this.addSql(`revoke all on function noria_expected_salary(uuid) from public`);
    this.addSql(`
      do $$ begin
        if noria_request_role() is not null then
          execute format('grant execute on function noria_expected_salary(uuid) to %I', noria_request_role());
        end if;
        execute format('grant execute on function noria_expected_salary(uuid) to %I', noria_platform_role());
      end $$`);
  }
}
