import { Migration } from '@mikro-orm/migrations';

/** What is open, in the words of the index `open_item_due_idx`: lists of what is owed begin at it. The rest of the view is as it was. */
export class Migration20261127152700OpenItems extends Migration {
  up() {
    this.addSql(`
      do $$
      begin
        execute replace(
          'create or replace view open_item_balance with (security_invoker = true) as ' || pg_get_viewdef('open_item_balance'::regclass),
          ' AS home_balance', ' AS home_balance, i.amount <> (i.paid + i.credited) and i.voided_on is null as is_open');
        perform is_open from open_item_balance limit 0;
      end $$`);
  }
}
