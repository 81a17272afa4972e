import { Migration } from '@mikro-orm/migrations';

/** Old years of e-mails can be put away: the record of a document that was sent outlives its e-mail, as that of a pay slip does. */
export class Migration20261127085500MailsPutAway extends Migration {
  up() {
    this.addSql('alter table sent_document drop constraint sent_document_company_id_mail_id_fkey');
  }
}
