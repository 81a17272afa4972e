import { Migration } from '@mikro-orm/migrations';

/** How many days that are left of a year of leave go over to the next one. */
export class Migration20261126060250LeaveCarryOver extends Migration {
  up() {
    this.addSql(`alter table leave_type add column carry_over_days numeric(5, 1) check (carry_over_days > 0),
      add check (carry_over_days is null or yearly_days is not null)`);
  }
}
