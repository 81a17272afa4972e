import { recordColumns } from '../recordColumns.ts';

/** Tills, their sessions and the cash that goes in and out beside sales. */
export const till = `
create table till (
  
  ${recordColumns},
  name text collate "und-x-icu" not null,
  warehouse_id uuid,
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'INACTIVE')),
  search text generated always as (noria_fold(name)) stored,
  foreign key (company_id, warehouse_id) references warehouse (company_id, id)
);
create unique index till_name_key on till (company_id, lower(name)) where deleted_at is null;
create index till_created_idx on till (company_id, created_at, id) where deleted_at is null;
create index till_warehouse_idx on till (company_id, warehouse_id);
select noria_tenant('till'), noria_searchable('till');

create table till_session (
  ${recordColumns},
  till_id uuid not null,
  cashier_id uuid not null,
  -- The closed session whose late sales this one takes.
  follow_up_of_id uuid,
  opened_at timestamptz(3) not null,
  float numeric(19,4) not null check (float >= 0),
  closed_at timestamptz(3),
  closed_by_id uuid,
  expected_cash numeric(19,4),
  counted_cash numeric(19,4) check (counted_cash >= 0),
  difference numeric(19,4) generated always as (counted_cash - expected_cash) stored,
  note text,
  foreign key (company_id, till_id) references till (company_id, id),
  foreign key (company_id, cashier_id) references user_account (company_id, id),
  foreign key (company_id, follow_up_of_id) references till_session (company_id, id),
  foreign key (company_id, closed_by_id) references user_account (company_id, id),
  check (num_nonnulls(closed_at, closed_by_id, expected_cash, counted_cash) in (0, 4)),
  check (follow_up_of_id is null or float = 0 and closed_at is not null)
);
-- A till has one drawer: one session at a time.
create unique index till_session_till_id_key on till_session (company_id, till_id) where closed_at is null;
create index till_session_till_idx on till_session (company_id, till_id, opened_at);
create index till_session_opened_idx on till_session (company_id, opened_at, id);
create index till_session_created_idx on till_session (company_id, created_at, id);
create index till_session_cashier_idx on till_session (company_id, cashier_id);
create index till_session_closed_by_idx on till_session (company_id, closed_by_id);
-- A session has one follow-up at most.
create unique index till_session_follow_up_key on till_session (company_id, follow_up_of_id) where follow_up_of_id is not null;
select noria_tenant('till_session');

create table till_cash (
  ${recordColumns},
  session_id uuid not null,
  direction text not null check (direction in ('IN', 'OUT')),
  amount numeric(19,4) not null check (amount > 0),
  -- Where it came from or went to.
  counterpart text not null default 'SAFE' check (counterpart in ('SAFE', 'BANK', 'EXPENSES')),
  reason text not null,
  foreign key (company_id, session_id) references till_session (company_id, id)
);
create index till_cash_session_idx on till_cash (company_id, session_id, created_at);
select noria_tenant('till_cash');

-- The ledger's tables are made first, and know no tills.
alter table payment
  add constraint payment_till_session_fkey foreign key (company_id, till_session_id) references till_session (company_id, id);
`;
