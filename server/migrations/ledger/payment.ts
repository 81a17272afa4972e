import { companyColumn } from '../recordColumns.ts';

/** Payments. A refund gives back what payments were not used for. */
export const payment = `
create table payment (
  id uuid not null,
  ${companyColumn},
  number text collate "C" not null,
  direction text not null check (direction in ('IN', 'OUT')),
  control text not null check (control in ('RECEIVABLE', 'PAYABLE')),
  method text not null check (method in ('CASH', 'CARD', 'BANK')),
  party_id uuid,
  currency char(3) not null,
  amount numeric(19,4) not null,
  allocated numeric(19,4) not null default 0,
  paid_on date not null,
  reference text,
  entry_id uuid,
  reverses_id uuid,
  is_reversed boolean not null default false,
  -- The session whose drawer a payment apart from a sale went through; sales/till.ts adds the foreign key.
  till_session_id uuid,
  recorded_at timestamptz(3) not null default now(),
  recorded_by_id uuid default nullif(current_setting('app.user', true), '')::uuid,
  primary key (company_id, id),
  foreign key (company_id, entry_id) references journal_entry (company_id, id),
  foreign key (company_id, reverses_id) references payment (company_id, id),
  foreign key (company_id, recorded_by_id) references user_account (company_id, id),
  check (case when reverses_id is null then amount > 0 else amount < 0 end),
  check (allocated between least(amount, 0) and greatest(amount, 0))
);
create unique index payment_number_key on payment (company_id, number);
create unique index payment_reverses_key on payment (company_id, reverses_id) where reverses_id is not null;
create index payment_paid_idx on payment (company_id, paid_on, id);
create index payment_entry_idx on payment (company_id, entry_id);
create index payment_party_idx on payment (company_id, party_id, paid_on, id);
create index payment_open_idx on payment (company_id, party_id) where amount <> allocated;
create index payment_session_idx on payment (company_id, till_session_id) where till_session_id is not null;
select noria_tenant('payment', 'select, insert, update (allocated, is_reversed)');
create trigger frozen before delete or update of id, company_id, number, direction, control, method, party_id, currency, amount,
  paid_on, reference, entry_id, reverses_id, till_session_id on payment for each row execute function noria_frozen();

create function noria_payment_numbered() returns trigger language plpgsql as $$
declare
  c record;
  series record;
begin
  select (now() at time zone time_zone)::date as today,
      extract(year from new.paid_on - make_interval(months => fiscal_year_start_month - 1))::integer as year
    into c from company where id = new.company_id;
  if new.paid_on > c.today then
    perform noria_fail('inTheFuture', null, 'paidOn');
  end if;
  insert into number_series (company_id, document_type, fiscal_year, prefix, next) values (new.company_id, 'PAYMENT', c.year, 'PMT', 2)
    on conflict (company_id, document_type, fiscal_year) do update set next = number_series.next + 1
    returning prefix, padding, (next - 1)::text as number into series;
  new.number := series.prefix || '-' || c.year || '-' || lpad(series.number, greatest(series.padding, length(series.number)), '0');
  return new;
end $$;
create trigger numbered before insert on payment for each row execute function noria_payment_numbered();
`;
