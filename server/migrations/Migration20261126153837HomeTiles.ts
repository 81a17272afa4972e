import { Migration } from '@mikro-orm/migrations';

/** The tiles of each user's home page, null for those of their modules. */
export class Migration20261126153837HomeTiles extends Migration {
  up() {
    this.addSql("alter table user_account add column home_tiles jsonb check (jsonb_typeof(home_tiles) = 'array')");
  }
}
