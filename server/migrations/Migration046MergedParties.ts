import { Migration } from '@mikro-orm/migrations';

/**
 * What a customer owes and has paid is that of the customer it was merged into. Rows that were posted are never edited: whoever sums them by
 * party follows the merges by `noria_party`.
 */
export class Migration046MergedParties extends Migration {
  up() {
    this.addSql(`
      create function noria_party(company uuid, party uuid) returns uuid language plpgsql stable strict parallel safe as $$
      declare
        stays uuid := party;
        further uuid;
      begin
        loop
          select merged_into_id into further from customer where company_id = company and id = stays;
          exit when further is null;
          stays := further;
        end loop;
        return stays;
      end $$`);
    // The other way round, for indexes: every id that rows of these parties may name.
    this.addSql(`
      create function noria_party_ids(company uuid, parties uuid[]) returns uuid[] language sql stable parallel safe as $$
        with recursive same (id) as (
          select noria_party(company, asked) from unnest(parties) asked
          union
          select c.id from same s join customer c on c.company_id = company and c.merged_into_id = s.id)
        select coalesce(array_agg(id), '{}') from same $$`);
    // By the customer that stays; posted_party_id is the one that stands in the row, and in its indexes.
    this.addSql(`
      create or replace view open_item_balance with (security_invoker = true) as
      select i.company_id, i.id, i.kind, i.direction, i.number, noria_party(i.company_id, i.party_id) as party_id, i.currency, i.issued_on, i.due_on,
        i.voided_on, i.amount as total, i.paid, i.credited,
        case when i.voided_on is null then i.amount - i.paid - i.credited else 0 end as balance,
        case
          when i.voided_on is not null then 'CANCELLED'
          when i.amount = i.paid + i.credited then 'FULLY_PAID'
          when i.paid + i.credited = 0 then 'UNPAID'
          else 'PARTIALLY_PAID'
        end as status,
        i.voided_on is null and i.amount > i.paid + i.credited and i.due_on < (now() at time zone c.time_zone)::date as is_overdue,
        i.party_id as posted_party_id
      from open_item i left join company c on c.id = i.company_id`);
    this.addSql(`
      create or replace function noria_allocation_counted() returns trigger language plpgsql as $$
      declare
        item open_item;
        source record;
        share numeric;
      begin
        update open_item set
            paid = paid + case when new.payment_id is null then 0 else new.amount end,
            credited = credited + case when new.payment_id is null then new.amount else 0 end
          where company_id = new.company_id and id = new.open_item_id and voided_on is null
            and paid + credited + new.amount between least(amount, 0) and greatest(amount, 0)
          returning * into item;
        if not found then
          perform noria_fail('limitExceeded');
        end if;
        if new.payment_id is not null then
          share := new.amount;
          update payment set allocated = allocated + case when (direction = 'IN') = (item.direction = 'RECEIVABLE') then share else -share end
            where company_id = new.company_id and id = new.payment_id and not is_reversed
              and allocated + case when (direction = 'IN') = (item.direction = 'RECEIVABLE') then share else -share end
                between least(amount, 0) and greatest(amount, 0)
            returning party_id, currency, control as direction into source;
        else
          update open_item set credited = credited - new.amount
            where company_id = new.company_id and id = new.credit_id and voided_on is null and amount < 0
              and paid + credited - new.amount between amount and 0
            returning party_id, currency, direction into source;
        end if;
        if not found then
          perform noria_fail('limitExceeded');
        end if;
        if (source.currency, source.direction) is distinct from (item.currency, item.direction) or source.party_id is distinct from item.party_id
          and noria_party(new.company_id, source.party_id) is distinct from noria_party(new.company_id, item.party_id) then
          perform noria_fail('allocationMismatch');
        end if;
        return null;
      end $$`);
  }
}
