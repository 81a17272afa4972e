import { Migration } from '@mikro-orm/migrations';

/** Views that are mailed each month, and readers who get them no more. */
export class Migration20261127085000MonthlyViewMails extends Migration {
  up() {
    this.addSql(`
      alter table view_mail
        add column month_day integer check (month_day between 1 and 31),
        add column left_ids uuid[] not null default '{}',
        add constraint view_mail_rhythm_check check (weekday is null or month_day is null)`);
  }
}
