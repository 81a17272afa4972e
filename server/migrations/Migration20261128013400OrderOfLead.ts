import { Migration } from '@mikro-orm/migrations';

/** A lead has one order besides those that were cancelled. */
export class Migration20261128013400OrderOfLead extends Migration {
  up() {
    this.addSql('drop index crm_order_lead_key');
    this.addSql(
      `create unique index crm_order_lead_key on crm_order (company_id, lead_id) where deleted_at is null and status <> 'CANCELLED'`,
    );
    this.addSql('create index crm_order_lead_idx on crm_order (company_id, lead_id) where lead_id is not null');
  }
}
