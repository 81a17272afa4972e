import { Migration } from '@mikro-orm/migrations';

/** Links in mails by which a user decides one version of a record, and whether a company has them. */
export class Migration20261127022500MailedDecisions extends Migration {
  up() {
    this.addSql(`
      alter table company add column decides_by_mail boolean not null default true;
      alter table record_link add column user_id uuid, add column record_version integer,
        add foreign key (company_id, user_id) references user_account (company_id, id)`);
  }
}
