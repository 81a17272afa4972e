import { Migration } from '@mikro-orm/migrations';

/** The hourly work on people finds the companies that have some by one statement, as the platform. */
export class Migration20261126190248HourlyPeople extends Migration {
  up() {
    this.addSql(
      `select noria_platform_policy('attendance'), noria_platform_policy('employee'), noria_platform_policy('employee_document')`,
    );
  }
}
