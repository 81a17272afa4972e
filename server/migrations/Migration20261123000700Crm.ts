import { Migration } from '@mikro-orm/migrations';
import { activity } from './crm/activity.ts';
import { documentSearch } from './crm/documentSearch.ts';
import { lead, leadColumn } from './crm/lead.ts';
import { order } from './crm/order.ts';
import { quotation } from './crm/quotation.ts';
import { timeline } from './crm/timeline.ts';

/** Leads on their board, orders, quotations and activities; and what happened with a customer. */
export class Migration20261123000700Crm extends Migration {
  up() {
    this.addSql(leadColumn);
    this.addSql(lead);
    this.addSql(order);
    this.addSql(quotation);
    this.addSql(documentSearch);
    this.addSql(activity);
    this.addSql(timeline);
  }
}
