import { Migration } from '@mikro-orm/migrations';

/** Long lists of tasks by the columns that are shown at first: a page is read in their order, not sorted out of all. */
export class Migration20261126224259TaskOrders extends Migration {
  up() {
    this.addSql('create index task_name_idx on task (company_id, name, id) where deleted_at is null');
    this.addSql('create index task_key_idx on task (company_id, key, id) where deleted_at is null');
  }
}
