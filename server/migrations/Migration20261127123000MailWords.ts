import { Migration } from '@mikro-orm/migrations';
import { acrossCompanies } from './acrossCompanies.ts';

/** E-mails are found by the words of their recipient and subject. */
export class Migration20261127123000MailWords extends Migration {
  up() {
    acrossCompanies(this, ['outbox_mail'], () => this.addSql(`select noria_searchable('outbox_mail')`));
    // Of a table in partitions, what a statement inserted comes without its generated columns.
    this.addSql(`
      create or replace function outbox_mail_words_kept() returns trigger language plpgsql as $$
      begin
        insert into search_word select r.company_id, get_byte(uuid_send(r.id), 15), w.word, r.id, w.place
          from new_rows r, noria_words(noria_fold(r.recipient || ' ' || r.subject), null) w where r.deleted_at is null on conflict do nothing;
        return null;
      end $$`);
  }
}
