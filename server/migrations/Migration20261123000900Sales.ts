import { Migration } from '@mikro-orm/migrations';
import { invoice, invoiceSearch } from './sales/invoice.ts';
import { creditLimits, invoiceLine } from './sales/invoiceLine.ts';
import { refusedSale } from './sales/refusedSale.ts';
import { summaries } from './sales/summary.ts';
import { summing, voiding } from './sales/summing.ts';
import { till } from './sales/till.ts';

/** Tills, and what is sold at them or by an inventory invoice. */
export class Migration20261123000900Sales extends Migration {
  up() {
    this.addSql(till);
    this.addSql(invoice);
    this.addSql(invoiceSearch);
    this.addSql(invoiceLine);
    this.addSql(creditLimits);
    this.addSql(summaries);
    this.addSql(summing);
    this.addSql(voiding);
    this.addSql(refusedSale);
  }
}
