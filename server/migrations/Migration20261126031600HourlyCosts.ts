import { Migration } from '@mikro-orm/migrations';

/** Whether an employee has an hourly cost of their own is no secret, as with their pay. */
export class Migration20261126031600HourlyCosts extends Migration {
  up() {
    this.addSql(`select noria_grant('employee_pay', 'select (has_hourly_cost)')`);
  }
}
