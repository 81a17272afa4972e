import { Migration } from '@mikro-orm/migrations';

/**
 * Cash of a drawer that goes to the bank, or pays for something, is posted; until now it came from the company's own cash and went there. And
 * the newest invoices of one type are found at once, however many there are of others.
 */
export class Migration029TillCash extends Migration {
  up() {
    this.addSql(`
      alter table till_cash add column counterpart text not null default 'SAFE' check (counterpart in ('SAFE', 'BANK', 'EXPENSES'))`);
    this.addSql(`create index inventory_invoice_type_idx on inventory_invoice (company_id, type, issued_on, id) where deleted_at is null`);
  }
}
