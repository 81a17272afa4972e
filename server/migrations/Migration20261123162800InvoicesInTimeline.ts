import { Migration } from '@mikro-orm/migrations';
import { timelineOfInvoices } from './crm/timeline.ts';

/** Invoices in the timeline of their customer. */
export class Migration20261123162800InvoicesInTimeline extends Migration {
  up() {
    this.addSql(timelineOfInvoices);
  }
}
