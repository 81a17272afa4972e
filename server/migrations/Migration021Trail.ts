import { Migration } from '@mikro-orm/migrations';

/**
 * Each write leaves a line in the audit trail and a notice: what these two cost, every write costs. A generated column's expression is
 * planned anew by each statement that inserts, so the statement itself folds the words now, prepared; and the company, which the policy
 * takes from the transaction, is not looked up once more for each of the two.
 */
export class Migration021Trail extends Migration {
  up() {
    this.addSql(`alter table audit_entry alter column search drop expression, drop constraint audit_entry_company_id_fkey`);
    this.addSql(`alter table record_change drop constraint record_change_company_id_fkey`);
  }
}
