import { Migration } from '@mikro-orm/migrations';

/**
 * Sales at prices without tax are reckoned as every other document is: extended, then taxed once for each rate. What was issued before
 * keeps its figures, whose prices contain the tax.
 */
export class Migration044SalePrices extends Migration {
  up() {
    this.addSql(`alter table inventory_invoice add column prices_include_tax boolean not null default true`);
    this.addSql(`alter table inventory_invoice alter column prices_include_tax drop default`);
    this.dropCheck('inventory_invoice', '%subtotal - discount_total%');
    this.addSql(`alter table inventory_invoice add constraint inventory_invoice_total_check
      check (total = subtotal - discount_total + case when prices_include_tax then 0 else tax_total end)`);
    this.dropCheck('inventory_invoice_line', '%net - discount_share%');
    // Which of the two it is, its invoice says.
    this.addSql(`alter table inventory_invoice_line add constraint inventory_invoice_line_total_check
      check (net - discount_share in (base, base + tax))`);
  }

  /** Drops a check that PostgreSQL named by itself. */
  private dropCheck(table: string, definition: string) {
    this.addSql(`
      do $$
      declare old text;
      begin
        for old in select conname from pg_constraint where conrelid = '${table}'::regclass and contype = 'c'
          and pg_get_constraintdef(oid) like '${definition}'
        loop
          execute format('alter table ${table} drop constraint %I', old);
        end loop;
      end $$`);
  }
}
