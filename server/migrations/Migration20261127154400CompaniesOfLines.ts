import { Migration } from '@mikro-orm/migrations';

/** Rows of a sale that are written with others which refer to the company do not look it up once more (`ownCompanyColumn`). */
export class Migration20261127154400CompaniesOfLines extends Migration {
  up() {
    for (const table of ['inventory_invoice_line', 'inventory_invoice_tax', 'stock_move', 'allocation'])
      this.addSql(`alter table ${table} drop constraint ${table}_company_id_fkey`);
  }
}
