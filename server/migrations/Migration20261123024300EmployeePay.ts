import { Migration } from '@mikro-orm/migrations';

/** Lets requests alone call the function that reads employees' pay, and fixes where it looks up names. */
export class Migration20261123024300EmployeePay extends Migration {
  up() {
    this.addSql(`
      alter function noria_employee_pay(uuid) set search_path = pg_catalog, public, pg_temp;
      select noria_grant_execute('noria_employee_pay(uuid)')`);
  }
}
