import { Migration } from '@mikro-orm/migrations';

/** What sales, returns and credit notes said when they were issued, as a hash: an id that comes again with other content is refused. */
export class Migration042SaidContent extends Migration {
  up() {
    this.addSql(`alter table inventory_invoice add column content_hash text`);
  }
}
