import { Migration } from '@mikro-orm/migrations';

/**
 * Purchase orders in other currencies than the company's: the rate that issuing freezes, and what each line is worth at it, which is committed,
 * received and cleared. Both are null in the company's own currency, in which orders were until now.
 */
export class Migration20261126183440ForeignOrders extends Migration {
  up() {
    this.addSql(`
      alter table purchase_order
        add column exchange_rate numeric(20,10) constraint purchase_order_exchange_rate_check check (exchange_rate > 0);
      create trigger frozen_rate before update of currency, exchange_rate on purchase_order for each row
        when (old.number is not null and (new.currency, new.exchange_rate) is distinct from (old.currency, old.exchange_rate))
        execute function noria_frozen()`);
    this.addSql(`alter table purchase_order_line add column home_base numeric(19,4)`);
    this.addSql(projectPurchases);
  }
}

/** Net of tax, in the company's currency: expenses and bills in the books, and what is ordered and not billed yet. They count whoever asks. */
const projectPurchases = `
create or replace function noria_project_purchases(of_project uuid) returns table (expenses numeric, bills numeric, commitments numeric)
  language sql stable as $$
  select
    coalesce((select sum(coalesce(e.home_net, e.net)) from expense e
      where e.company_id = noria_company() and e.project_id = of_project and e.status = 'ISSUED' and e.deleted_at is null), 0),
    coalesce((select sum(coalesce(b.home_net, b.subtotal - b.discount_total))
      from procurement_invoice b join purchase_order o on o.company_id = b.company_id and o.id = b.order_id
      where o.company_id = noria_company() and o.project_id = of_project and b.state = 'ISSUED' and b.deleted_at is null), 0),
    coalesce((select round(sum(coalesce(l.home_base, l.base) * greatest(l.quantity - coalesce((
        select sum(n.quantity) from procurement_invoice_line n
          join procurement_invoice i on i.company_id = n.company_id and i.id = n.invoice_id and i.state = 'ISSUED'
        where n.company_id = l.company_id and n.order_line_id = l.id), 0), 0) / l.quantity), 4)
      from purchase_order_line l join purchase_order o on o.company_id = l.company_id and o.id = l.order_id
      where o.company_id = noria_company() and o.project_id = of_project and o.state in ('ISSUED', 'ACKNOWLEDGED')
        and l.deleted_at is null and o.deleted_at is null), 0) $$`;
