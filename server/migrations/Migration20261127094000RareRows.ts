import { Migration } from '@mikro-orm/migrations';

/**
 * Indexes for lists of tables that grow without end. What every sale and every edit writes is left out of those by kind: it is most of the
 * table, so that a page of it is found without an index, and no such write has to keep one more.
 */
export class Migration20261127094000RareRows extends Migration {
  up() {
    // As the condition of `AuditEntry.isSecurity`, word for word.
    this.addSql(`create index audit_entry_security_idx on audit_entry (company_id, at, id)
      where (action not in ('CREATED', 'UPDATED', 'DELETED', 'RESTORED', 'SENT') or entity_type in ('User', 'Role', 'ApiKey', 'WebhookEndpoint'))`);
    this.addSql(
      `create index audit_entry_action_idx on audit_entry (company_id, action, at, id) where action not in ('CREATED', 'UPDATED')`,
    );
    this.addSql(
      `create index journal_entry_journal_idx on journal_entry (company_id, journal, posted_on, id) where journal not in ('SALES', 'STOCK')`,
    );
    this.addSql(`create index stock_move_reason_idx on stock_move (company_id, reason, id) where reason not in ('SALE', 'PURCHASE')`);
    this.addSql('create index contact_created_idx on contact (company_id, created_at, id) where deleted_at is null');
    this.addSql('create index task_created_idx on task (company_id, created_at, id) where deleted_at is null');
  }
}
