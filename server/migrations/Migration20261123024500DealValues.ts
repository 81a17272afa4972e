import { Migration } from '@mikro-orm/migrations';

/** The value of a lead or an order is what its lines come to, so that it is never typed beside them. */
export class Migration20261123024500DealValues extends Migration {
  up() {
    // Reaches every company, which row level security would prevent.
    this.addSql('alter table lead no force row level security');
    this.addSql('alter table lead_line no force row level security');
    this.addSql(`update lead l set order_value = s.net
      from (select company_id, lead_id, sum(net) as net from lead_line where deleted_at is null group by company_id, lead_id) s
      where s.company_id = l.company_id and s.lead_id = l.id and l.order_value <> s.net`);
    this.addSql('alter table lead force row level security');
    this.addSql('alter table lead_line force row level security');
    this.addSql('alter table crm_order drop column order_value');
  }
}
