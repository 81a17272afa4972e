import { Migration } from '@mikro-orm/migrations';

/** Revisions of issued purchase orders. */
export class Migration20261126025118OrderRevisions extends Migration {
  up() {
    this.addSql(
      `alter table purchase_order add column revision integer not null default 1 check (revision >= 1), add column revision_reason text`,
    );
  }
}
