import { Migration } from '@mikro-orm/migrations';

/** The exchange rates at which vendors' quotations in other currencies were compared when their requisition was awarded. */
export class Migration20261126115355QuotationRates extends Migration {
  up() {
    this.addSql(`
      alter table vendor_quotation add column award_rate numeric(20,10) check (award_rate > 0), add column award_rate_on date,
        add constraint vendor_quotation_award_rate_on_check check ((award_rate is null) = (award_rate_on is null))`);
  }
}
