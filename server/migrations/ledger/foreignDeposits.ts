/**
 * Counts allocations as before, and those of deposits in other currencies too: what a share is worth at the deposit's rate comes with it, because
 * the entry that moves it is posted before the deposit is locked.
 */
export const depositsCounted = `
create or replace function noria_allocation_counted() returns trigger language plpgsql as $$
declare
  item open_item;
  source record;
  gone record;
  side numeric := 1;
begin
  if new.refund_id is not null then
    return noria_refund_counted(new);
  end if;
  update open_item set
      paid = paid + case when new.credit_id is null then new.amount else 0 end,
      credited = credited + case when new.credit_id is null then 0 else new.amount end
    where company_id = new.company_id and id = new.open_item_id and voided_on is null
      and paid + credited + new.amount between least(amount, 0) and greatest(amount, 0)
    returning * into item;
  if not found then
    perform noria_fail('limitExceeded');
  end if;
  if new.payment_id is not null then
    update payment set allocated = allocated + case when (direction = 'IN') = (item.direction = 'RECEIVABLE') then new.amount else -new.amount end
      where company_id = new.company_id and id = new.payment_id and not is_reversed
        and allocated + case when (direction = 'IN') = (item.direction = 'RECEIVABLE') then new.amount else -new.amount end
          between least(amount, 0) and greatest(amount, 0)
      returning party_id, currency, control as direction, direction as way into source;
  elsif new.deposit_id is not null then
    update deposit set applied = applied + new.amount, home_used = home_used + new.home_source
      where company_id = new.company_id and id = new.deposit_id and applied + new.amount between 0 and amount - refunded
      returning party_id, currency, 'RECEIVABLE' as direction, null as way into source;
  else
    update open_item set credited = credited - new.amount
      where company_id = new.company_id and id = new.credit_id and voided_on is null and amount < 0
        and paid + credited - new.amount between amount and 0
      returning party_id, currency, direction, null as way into source;
  end if;
  if not found then
    perform noria_fail('limitExceeded');
  end if;
  if (source.currency, source.direction) is distinct from (item.currency, item.direction)
    or not noria_same_party(new.company_id, source.party_id, item.party_id) then
    perform noria_fail('allocationMismatch');
  end if;
  if item.exchange_rate is null then
    return new;
  end if;
  if sign(new.amount) <> sign(item.amount) then
    select sum(a.amount) as amount, sum(a.home_amount) as home_amount, sum(a.home_source) as home_source into gone from allocation a
      where a.company_id = new.company_id and a.open_item_id = new.open_item_id
        and (a.credit_id = new.credit_id or a.deposit_id = new.deposit_id or a.payment_id = any (noria_payment_twins(new.company_id, new.payment_id)));
  else
    select null::numeric as amount, null::numeric as home_amount, null::numeric as home_source into gone;
  end if;
  new.home_amount := noria_item_home(new.company_id, new.open_item_id, new.amount, gone.home_amount * new.amount / nullif(gone.amount, 0));
  if new.payment_id is not null then
    side := case when (source.way = 'IN') = (item.direction = 'RECEIVABLE') then 1 else -1 end;
    new.home_source := side * noria_payment_home(new.company_id, new.payment_id, side * new.amount,
      side * gone.home_source * new.amount / nullif(gone.amount, 0));
  elsif new.deposit_id is null then
    new.home_source := -noria_item_home(new.company_id, new.credit_id, -new.amount, -gone.home_source * new.amount / nullif(gone.amount, 0));
  end if;
  perform noria_exchange_posted(new, item.direction, item.party_id);
  return new;
end $$;`;

/** Counts a refund on its deposit, with its worth at the deposit's rate. */
export const depositRefunded = `
create or replace function noria_deposit_refunded() returns trigger language plpgsql as $$
begin
  if new.refunded_on > (select (now() at time zone time_zone)::date from company where id = new.company_id) then
    perform noria_fail('inTheFuture', null, 'refundedOn');
  end if;
  update deposit set refunded = refunded + new.amount, home_used = home_used + new.home_source
    where company_id = new.company_id and id = new.deposit_id and applied + refunded + new.amount <= amount;
  if not found then
    perform noria_fail('limitExceeded', null, 'amount');
  end if;
  return null;
end $$;`;
