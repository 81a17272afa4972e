import { companyColumn } from '../recordColumns.ts';

/**
 * What of a payment, or of a credit note, settles which open item; in the item's own sign, so that a reversal is its negative. What a party has
 * paid in advance is credit: it pays later documents, and what is left is refunded, so an allocation settles either a document or a refund.
 */
export const allocation = `
create table allocation (
  id uuid not null,
  ${companyColumn},
  payment_id uuid,
  credit_id uuid,
  open_item_id uuid,
  refund_id uuid,
  amount numeric(19,4) not null check (amount <> 0),
  allocated_on date not null,
  recorded_at timestamptz(3) not null default now(),
  recorded_by_id uuid default nullif(current_setting('app.user', true), '')::uuid,
  primary key (company_id, id),
  foreign key (company_id, payment_id) references payment (company_id, id),
  foreign key (company_id, credit_id) references open_item (company_id, id),
  foreign key (company_id, open_item_id) references open_item (company_id, id),
  constraint allocation_refund_fkey foreign key (company_id, refund_id) references payment (company_id, id),
  foreign key (company_id, recorded_by_id) references user_account (company_id, id),
  check (num_nonnulls(payment_id, credit_id) = 1),
  constraint allocation_settled_check check (num_nonnulls(open_item_id, refund_id) = 1),
  constraint allocation_refund_check check (refund_id is null or payment_id is not null)
);
create index allocation_payment_idx on allocation (company_id, payment_id) where payment_id is not null;
create index allocation_credit_idx on allocation (company_id, credit_id) where credit_id is not null;
create index allocation_item_idx on allocation (company_id, open_item_id, allocated_on);
create index allocation_on_idx on allocation (company_id, allocated_on);
create index allocation_refund_idx on allocation (company_id, refund_id) where refund_id is not null;
select noria_tenant('allocation', 'select, insert');
create trigger frozen before update or delete on allocation for each row execute function noria_frozen();

-- Counts each share on both sides. Of two payments the one that settles receivables by coming in, or payables by going out, is the source.
create function noria_refund_counted(share allocation) returns void language plpgsql as $$
declare
  refund payment;
  source payment;
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
end $$;

create function noria_allocation_counted() returns trigger language plpgsql as $$
declare
  item open_item;
  source record;
  share numeric;
begin
  if new.refund_id is not null then
    perform noria_refund_counted(new);
    return null;
  end if;
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
  if (source.currency, source.direction) is distinct from (item.currency, item.direction)
    or not noria_same_party(new.company_id, source.party_id, item.party_id) then
    perform noria_fail('allocationMismatch');
  end if;
  return null;
end $$;
create trigger counted after insert on allocation for each row execute function noria_allocation_counted();
`;
