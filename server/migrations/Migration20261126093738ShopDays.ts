import { Migration } from '@mikro-orm/migrations';
import { companyColumn } from './recordColumns.ts';

/** How many carts visitors of a shop begin each day; nothing says whose they are. */
export class Migration20261126093738ShopDays extends Migration {
  up() {
    this.addSql(`
      create table shop_day (
        ${companyColumn},
        day date not null,
        carts integer not null default 0 check (carts >= 0),
        primary key (company_id, day)
      );
      select noria_tenant('shop_day')`);
  }
}
