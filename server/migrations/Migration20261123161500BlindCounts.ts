import { Migration } from '@mikro-orm/migrations';

/** Blind stock counts, which are closed for review before they are posted. */
export class Migration20261123161500BlindCounts extends Migration {
  up() {
    this.addSql(`
      alter table stock_count
        add column is_blind boolean not null default false,
        drop constraint stock_count_status_check,
        add constraint stock_count_status_check check (status in ('OPEN', 'REVIEW', 'POSTED', 'CANCELLED'))`);
  }
}
