import { Migration } from '@mikro-orm/migrations';

/** The functions that read invoices and pay with their owner's rights: for requests and the platform alone. */
export class Migration20261126035300HourReaders extends Migration {
  up() {
    for (const called of ['noria_is_billed(uuid)', 'noria_employee_hour(uuid, date)']) {
      this.addSql(`revoke all on function ${called} from public`);
      this.addSql(`
        do $$ begin
          if noria_request_role() is not null then execute format('grant execute on function ${called} to %I', noria_request_role()); end if;
          execute format('grant execute on function ${called} to %I', noria_platform_role());
        end $$`);
    }
  }
}
