import { Migration } from '@mikro-orm/migrations';

/** What taking merged customers apart may not tear: settlements between the two, and documents posted for the one that was kept. */
export class Migration20261126023410SplitParties extends Migration {
  up() {
    this.addSql(`
      create function noria_customer_split() returns trigger language plpgsql as $$
      declare
        those constant uuid[] := noria_party_ids(new.company_id, array[old.merged_into_id]);
        parties constant uuid[] := those || noria_party_ids(new.company_id, array[new.id]);
      begin
        -- Payments before items, as whoever settles locks them: waits for settlements under way, and the next ones find two parties.
        perform from payment where company_id = new.company_id and party_id = any (parties) order by id for no key update;
        perform from open_item where company_id = new.company_id and party_id = any (parties) order by id for no key update;
        perform from deposit where company_id = new.company_id and party_id = any (parties) order by id for no key update;
        if exists (
          select from allocation a
            left join payment p on p.company_id = a.company_id and p.id = a.payment_id
            left join open_item c on c.company_id = a.company_id and c.id = a.credit_id
            left join deposit d on d.company_id = a.company_id and d.id = a.deposit_id
            left join open_item i on i.company_id = a.company_id and i.id = a.open_item_id
            left join payment r on r.company_id = a.company_id and r.id = a.refund_id
          where a.company_id = new.company_id
            and (i.party_id = any (parties) or r.party_id = any (parties))
            and (coalesce(p.party_id, c.party_id, d.party_id) = any (those)) <> (coalesce(i.party_id, r.party_id) = any (those))
          group by a.payment_id, a.credit_id, a.deposit_id, a.open_item_id, a.refund_id
          having sum(a.amount) <> 0)
        then
          perform noria_fail('unmergeSettled');
        end if;
        return null;
      end $$`);
    this.addSql(`
      create constraint trigger split after update of merged_into_id on customer deferrable initially deferred for each row
        when (old.merged_into_id is not null and new.merged_into_id is null) execute function noria_customer_split()`);
    this.addSql(`
      create function noria_posted_party() returns trigger language plpgsql as $$
      begin
        if exists (select from open_item i where i.company_id = new.company_id and i.id = new.id
          and not noria_same_party(i.company_id, i.party_id, new.customer_id)) then
          perform noria_fail('unmergeIssued');
        end if;
        return null;
      end $$`);
    for (const table of ['sales_invoice', 'inventory_invoice'])
      this.addSql(`
        create trigger posted_party after update of customer_id on ${table} for each row
          when (old.customer_id is distinct from new.customer_id) execute function noria_posted_party()`);
    this.addSql(`
      create function noria_shop_party() returns trigger language plpgsql as $$
      begin
        if exists (select from ecommerce_order o
            left join open_item i on i.company_id = o.company_id and i.id = o.id
            left join deposit d on d.company_id = o.company_id and d.id = o.deposit_id
          where o.company_id = new.company_id and o.customer_id = new.id
            and not (noria_same_party(o.company_id, coalesce(i.party_id, new.party_id), new.party_id)
              and noria_same_party(o.company_id, coalesce(d.party_id, new.party_id), new.party_id))) then
          perform noria_fail('unmergeIssued');
        end if;
        return null;
      end $$`);
    this.addSql(`
      create trigger posted_party after update of party_id on ecommerce_customer for each row
        when (old.party_id is distinct from new.party_id) execute function noria_shop_party()`);
  }
}
