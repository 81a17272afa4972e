import { Migration } from '@mikro-orm/migrations';

/** A party's lines are added up from their index alone, which holds what a statement of account adds up. */
export class Migration20261127153200PartyLines extends Migration {
  up() {
    this.addSql('drop index journal_line_party_idx');
    this.addSql(`
      create index journal_line_party_idx on journal_line (company_id, party_id, posted_on) include (account_id, entry_id, debit, credit)
        where party_id is not null`);
  }
}
