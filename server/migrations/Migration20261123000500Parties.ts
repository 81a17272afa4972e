import { Migration } from '@mikro-orm/migrations';
import { contact } from './parties/contact.ts';
import { customer, mergedParties, partyKeys } from './parties/customer.ts';

/** Customers and their contacts. */
export class Migration20261123000500Parties extends Migration {
  up() {
    this.addSql(partyKeys);
    this.addSql(customer);
    this.addSql(mergedParties);
    this.addSql(contact);
  }
}
