import { Migration } from '@mikro-orm/migrations';

/** Where the recipient of a waiting mail ends such mails, for its head; erased with its text. */
export class Migration20261126151346StopLinks extends Migration {
  up() {
    this.addSql(`alter table outbox_mail add column stop_link text`);
  }
}
