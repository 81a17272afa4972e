/**
 * Counts a share of an item, or of a payment, that was counted in its own currency before: what closes it takes all that is left of its worth,
 * other shares their worth at its rate, and what takes a share back takes what it had. Returns the worth; null in the company's currency.
 */
export const homeShares = `
create function noria_home_share(share numeric, back numeric, total numeric, settled numeric, rate numeric, home numeric, home_settled numeric, company uuid)
returns numeric language sql stable as $$
  select case
    when back is not null then round(back, noria_home_decimals(company))
    when settled = total then home - home_settled
    else sign(share) * least(abs(round(share * rate, noria_home_decimals(company))),
      abs(case when sign(share) = sign(total) then home - home_settled else home_settled end))
  end
$$;

create function noria_item_home(company uuid, item uuid, share numeric, back numeric) returns numeric language plpgsql as $$
declare
  worth numeric;
begin
  select noria_home_share(share, back, amount, paid + credited, exchange_rate, home_amount, home_settled, company) into worth
    from open_item where company_id = company and id = item and exchange_rate is not null;
  if worth <> 0 then
    update open_item set home_settled = home_settled + worth where company_id = company and id = item;
  end if;
  return worth;
end $$;

create function noria_payment_home(company uuid, payer uuid, share numeric, back numeric) returns numeric language plpgsql as $$
declare
  worth numeric;
begin
  select noria_home_share(share, back, amount, allocated, exchange_rate, home_amount, home_allocated, company) into worth
    from payment where company_id = company and id = payer and exchange_rate is not null;
  if worth <> 0 then
    update payment set home_allocated = home_allocated + worth where company_id = company and id = payer;
  end if;
  return worth;
end $$;

-- A payment and the one that reverses it.
create function noria_payment_twins(company uuid, payer uuid) returns uuid[] language sql stable as $$
  select array_agg(t.id) from payment p join payment t on t.company_id = p.company_id and (t.id in (p.id, p.reverses_id) or t.reverses_id = p.id)
    where p.company_id = company and p.id = payer
$$`;

/** Posts what an allocation leaves on the control account: for receivables Dr RECEIVABLE / Cr EXCHANGE_DIFFERENCE if more came in than was booked. */
export const exchangePosted = `
create function noria_exchange_posted(share allocation, control text, party uuid) returns void language plpgsql as $$
declare
  entry uuid;
  debit numeric := case when control = 'RECEIVABLE' then share.home_source - share.home_amount else share.home_amount - share.home_source end;
begin
  if debit = 0 then
    return;
  end if;
  entry := noria_new_id(81);
  insert into journal_entry (id, company_id, journal, posted_on, source_id, total, line_count, number, fiscal_year)
    values (entry, share.company_id, 'GENERAL', share.allocated_on, share.id, abs(debit), 2, '', 0);
  insert into journal_line (id, company_id, entry_id, position, posted_on, account_id, debit, credit, party_id)
    select noria_new_id(82), share.company_id, entry, l.position, share.allocated_on, a.id, greatest(l.amount, 0), greatest(-l.amount, 0), l.party_id
    from (values (1, control, debit, party), (2, 'EXCHANGE_DIFFERENCE', -debit, null::uuid)) l (position, role, amount, party_id)
      join account a on a.company_id = share.company_id and a.role = l.role;
end $$`;

/** Counts a share between two payments, as it counted it before, with its worth. */
export const refundCounted = `
drop function noria_refund_counted(allocation);
create function noria_refund_counted(share allocation) returns allocation language plpgsql as $$
declare
  refund payment;
  source payment;
  gone record;
begin
  update payment set allocated = allocated + share.amount
    where company_id = share.company_id and id = share.refund_id and not is_reversed and (direction = 'IN') <> (control = 'RECEIVABLE')
      and allocated + share.amount between least(amount, 0) and greatest(amount, 0)
    returning * into refund;
  update payment set allocated = allocated + share.amount
    where company_id = share.company_id and id = share.payment_id and not is_reversed and (direction = 'IN') = (control = 'RECEIVABLE')
      and allocated + share.amount between least(amount, 0) and greatest(amount, 0)
    returning * into source;
  if refund.id is null or source.id is null then
    perform noria_fail('limitExceeded');
  end if;
  if (source.currency, source.control) is distinct from (refund.currency, refund.control)
    or not noria_same_party(share.company_id, source.party_id, refund.party_id) then
    perform noria_fail('allocationMismatch');
  end if;
  if refund.exchange_rate is not null then
    select null::numeric as amount, null::numeric as home_amount, null::numeric as home_source into gone;
    if share.amount < 0 then
      select sum(a.amount) as amount, sum(a.home_amount) as home_amount, sum(a.home_source) as home_source into gone from allocation a
        where a.company_id = share.company_id and a.payment_id = any (noria_payment_twins(share.company_id, share.payment_id))
          and a.refund_id = any (noria_payment_twins(share.company_id, share.refund_id));
    end if;
    share.home_amount := noria_payment_home(share.company_id, share.refund_id, share.amount, gone.home_amount * share.amount / nullif(gone.amount, 0));
    share.home_source := noria_payment_home(share.company_id, share.payment_id, share.amount, gone.home_source * share.amount / nullif(gone.amount, 0));
    perform noria_exchange_posted(share, refund.control, refund.party_id);
  end if;
  return share;
end $$`;

/** Counted before it is written, because its worth is part of it. */
export const allocationCounted = `
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
    update deposit set applied = applied + new.amount
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
        and (a.credit_id = new.credit_id or a.payment_id = any (noria_payment_twins(new.company_id, new.payment_id)));
  else
    select null::numeric as amount, null::numeric as home_amount, null::numeric as home_source into gone;
  end if;
  new.home_amount := noria_item_home(new.company_id, new.open_item_id, new.amount, gone.home_amount * new.amount / nullif(gone.amount, 0));
  if new.payment_id is not null then
    side := case when (source.way = 'IN') = (item.direction = 'RECEIVABLE') then 1 else -1 end;
    new.home_source := side * noria_payment_home(new.company_id, new.payment_id, side * new.amount,
      side * gone.home_source * new.amount / nullif(gone.amount, 0));
  else
    new.home_source := -noria_item_home(new.company_id, new.credit_id, -new.amount, -gone.home_source * new.amount / nullif(gone.amount, 0));
  end if;
  perform noria_exchange_posted(new, item.direction, item.party_id);
  return new;
end $$;
drop trigger counted on allocation;
create trigger counted before insert on allocation for each row execute function noria_allocation_counted()`;
