import { Migration } from '@mikro-orm/migrations';

/**
 * What is overdue is found by what is still open: `open_units` has statistics, so the planner knows how few of the items are, and an index. Customers are
 * found by their city.
 */
export class Migration20261127125600OverdueItems extends Migration {
  up() {
    this.addSql(balance);
    this.addSql('create index customer_city_idx on customer (company_id, city, id) where deleted_at is null');
  }
}

const balance = `
create or replace view open_item_balance with (security_invoker = true) as
select i.company_id, i.id, i.kind, i.direction, i.number, noria_party(i.company_id, i.party_id) as party_id, i.currency, i.issued_on, i.due_on,
  i.voided_on, i.amount as total, i.paid, i.credited,
  case when i.voided_on is null then i.amount - i.paid - i.credited else 0 end as balance,
  case
    when i.voided_on is not null then 'CANCELLED'
    when i.amount = i.paid + i.credited then
      case when i.credited > 0 and exists (
        select from write_off w where w.company_id = i.company_id and w.document_id = i.id and w.reversed_on is null
      ) then 'WRITTEN_OFF' else 'FULLY_PAID' end
    when i.paid + i.credited = 0 then 'UNPAID'
    else 'PARTIALLY_PAID'
  end as status,
  i.voided_on is null and i.open_units <> 0 and i.amount > i.paid + i.credited and i.due_on < (now() at time zone c.time_zone)::date as is_overdue,
  i.party_id as posted_party_id, i.exchange_rate, coalesce(i.home_amount, i.amount) as home_total,
  case when i.voided_on is not null then 0 else coalesce(i.home_amount - i.home_settled, i.amount - i.paid - i.credited) end as home_balance
from open_item i left join company c on c.id = i.company_id`;
