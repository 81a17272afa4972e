import { Migration } from '@mikro-orm/migrations';

/** Which document about a record was sent, where it has several: who may not print it may not read what was sent either. */
export class Migration20261123235200SentStatements extends Migration {
  up() {
    this.addSql(`alter table sent_document add column sent_as text`);
  }
}
