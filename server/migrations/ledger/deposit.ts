import { companyColumn } from '../recordColumns.ts';

/** Deposits: what customers pay in advance, until it is applied to invoices or refunded (modules.md, L4). */
export const deposit = `
create table deposit (
  id uuid not null,
  ${companyColumn},
  number text collate "C" not null,
  party_id uuid,
  -- The client's name where no customer is known by it; null once it is assigned to one.
  client text,
  method text not null check (method in ('CASH', 'CARD', 'BANK')),
  currency char(3) not null,
  amount numeric(19,4) not null check (amount > 0),
  applied numeric(19,4) not null default 0 check (applied >= 0),
  refunded numeric(19,4) not null default 0 check (refunded >= 0),
  received_on date not null,
  reference text,
  entry_id uuid not null,
  recorded_at timestamptz(3) not null default now(),
  recorded_by_id uuid default nullif(current_setting('app.user', true), '')::uuid,
  primary key (company_id, id),
  foreign key (company_id, entry_id) references journal_entry (company_id, id),
  foreign key (company_id, recorded_by_id) references user_account (company_id, id),
  check (applied + refunded <= amount),
  check (num_nonnulls(party_id, client) = 1)
);
create unique index deposit_number_key on deposit (company_id, number);
create index deposit_received_idx on deposit (company_id, received_on, id);
create index deposit_party_idx on deposit (company_id, party_id);
select noria_tenant('deposit', 'select, insert, update (applied, refunded, party_id, client)');
create trigger frozen before delete or update of id, company_id, number, method, currency, amount, received_on, reference, entry_id
  on deposit for each row execute function noria_frozen();

-- Assigned once: what was received from a customer stays that customer's.
create trigger assigned before update of party_id on deposit for each row when (old.party_id is not null and old.party_id is distinct from new.party_id)
  execute function noria_frozen();

create function noria_deposit_numbered() returns trigger language plpgsql as $$
declare
  c record;
  series record;
begin
  select (now() at time zone time_zone)::date as today,
      extract(year from new.received_on - make_interval(months => fiscal_year_start_month - 1))::integer as year
    into c from company where id = new.company_id;
  if new.received_on > c.today then
    perform noria_fail('inTheFuture', null, 'receivedOn');
  end if;
  insert into number_series (company_id, document_type, fiscal_year, prefix, next) values (new.company_id, 'DEPOSIT', c.year, 'DEP', 2)
    on conflict (company_id, document_type, fiscal_year) do update set next = number_series.next + 1
    returning prefix, padding, (next - 1)::text as number into series;
  new.number := series.prefix || '-' || c.year || '-' || lpad(series.number, greatest(series.padding, length(series.number)), '0');
  return new;
end $$;
create trigger numbered before insert on deposit for each row execute function noria_deposit_numbered();

create table deposit_refund (
  id uuid not null,
  ${companyColumn},
  deposit_id uuid not null,
  method text not null check (method in ('CASH', 'CARD', 'BANK')),
  amount numeric(19,4) not null check (amount > 0),
  refunded_on date not null,
  reference text,
  entry_id uuid not null,
  recorded_at timestamptz(3) not null default now(),
  recorded_by_id uuid default nullif(current_setting('app.user', true), '')::uuid,
  primary key (company_id, id),
  foreign key (company_id, deposit_id) references deposit (company_id, id),
  foreign key (company_id, entry_id) references journal_entry (company_id, id),
  foreign key (company_id, recorded_by_id) references user_account (company_id, id)
);
create index deposit_refund_deposit_idx on deposit_refund (company_id, deposit_id);
select noria_tenant('deposit_refund', 'select, insert');
create trigger frozen before update or delete on deposit_refund for each row execute function noria_frozen();

create function noria_deposit_refunded() returns trigger language plpgsql as $$
begin
  if new.refunded_on > (select (now() at time zone time_zone)::date from company where id = new.company_id) then
    perform noria_fail('inTheFuture', null, 'refundedOn');
  end if;
  update deposit set refunded = refunded + new.amount
    where company_id = new.company_id and id = new.deposit_id and applied + refunded + new.amount <= amount;
  if not found then
    perform noria_fail('limitExceeded', null, 'amount');
  end if;
  return null;
end $$;
create trigger counted after insert on deposit_refund for each row execute function noria_deposit_refunded();
`;

/** Allocations of deposits; with each, as with a payment's, both sides are counted. */
export const depositAllocation = `
alter table allocation add column deposit_id uuid;
alter table allocation add constraint allocation_deposit_fkey foreign key (company_id, deposit_id) references deposit (company_id, id);
alter table allocation drop constraint allocation_check;
alter table allocation add constraint allocation_source_check check (num_nonnulls(payment_id, credit_id, deposit_id) = 1);
create index allocation_deposit_idx on allocation (company_id, deposit_id) where deposit_id is not null;

create or replace function noria_allocation_counted() returns trigger language plpgsql as $$
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
      paid = paid + case when new.credit_id is null then new.amount else 0 end,
      credited = credited + case when new.credit_id is null then 0 else new.amount end
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
  elsif new.deposit_id is not null then
    update deposit set applied = applied + new.amount
      where company_id = new.company_id and id = new.deposit_id and applied + new.amount between 0 and amount - refunded
      returning party_id, currency, 'RECEIVABLE' as direction into source;
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
`;
