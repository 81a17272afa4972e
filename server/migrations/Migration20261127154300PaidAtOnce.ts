import { Migration } from '@mikro-orm/migrations';

/**
 * A document that is paid as it is issued is written as settled, with its payment and their allocation (`receiveAtOnce`): such an allocation is
 * checked, not counted.
 */
export class Migration20261127154300PaidAtOnce extends Migration {
  up() {
    this.addSql(settledAtOnce);
    this.addSql(`
      create or replace trigger counted before insert on allocation for each row
        when (not noria_settled_at_once(new)) execute function noria_allocation_counted()`);
  }
}

/**
 * Whether a share is all of a payment and of an item that say so already, and that nothing else has settled. Looks up by indexes: a connection keeps
 * the plan that it made while the tables were small, which scans them whole.
 */
const settledAtOnce = `
create function noria_settled_at_once(share allocation) returns boolean language plpgsql set enable_seqscan = off as $$
begin
  return exists (
      select from open_item i join payment p on p.company_id = i.company_id and p.id = share.payment_id
      where i.company_id = share.company_id and i.id = share.open_item_id and i.voided_on is null and i.exchange_rate is null
        and i.amount = share.amount and i.paid = share.amount and i.credited = 0
        and not p.is_reversed and p.exchange_rate is null and p.amount = share.amount and p.allocated = share.amount
        and (p.direction = 'IN') = (p.control = 'RECEIVABLE')
        and (p.control, p.currency, p.party_id) is not distinct from (i.direction, i.currency, i.party_id)
    )
    and not exists (select from allocation a where a.company_id = share.company_id and a.open_item_id = share.open_item_id)
    and not exists (select from allocation a where a.company_id = share.company_id and a.payment_id = share.payment_id);
end $$`;
