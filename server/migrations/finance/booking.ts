import { companyColumn } from '../recordColumns.ts';

/** What is spent and what is promised, by head, budget line and cost center. */
export const booking = `
-- Actual cost, net of tax, by the day of its entry. Never changed: what is reversed is booked a second time below zero.
create table budget_booking (
  id uuid not null,
  ${companyColumn},
  head_id uuid,
  budget_line_id uuid,
  cost_center_id uuid,
  booked_on date not null,
  amount numeric(19, 4) not null check (amount <> 0),
  source_id uuid not null,
  recorded_at timestamptz(3) not null default now(),
  check (num_nonnulls(head_id, budget_line_id) > 0),
  primary key (company_id, id),
  foreign key (company_id, head_id) references expense_head (company_id, id),
  foreign key (company_id, budget_line_id) references budget_line (company_id, id),
  foreign key (company_id, cost_center_id) references cost_center (company_id, id)
);
create index budget_booking_head_idx on budget_booking (company_id, head_id, booked_on) include (amount);
create index budget_booking_line_idx on budget_booking (company_id, budget_line_id) include (amount) where budget_line_id is not null;
create index budget_booking_on_idx on budget_booking (company_id, booked_on, id);
create index budget_booking_source_idx on budget_booking (company_id, source_id);
create index budget_booking_cost_center_idx on budget_booking (company_id, cost_center_id) where cost_center_id is not null;
select noria_tenant('budget_booking', 'select, insert');
create trigger frozen before update or delete on budget_booking for each row execute function noria_frozen();

-- What a purchase order has promised and no bill has taken yet.
create table budget_commitment (
  id uuid not null,
  ${companyColumn},
  source_id uuid not null,
  head_id uuid,
  budget_line_id uuid,
  cost_center_id uuid,
  committed_on date not null,
  amount numeric(19, 4) not null check (amount > 0),
  moved numeric(19, 4) not null default 0 check (moved >= 0),
  freed numeric(19, 4) not null default 0 check (freed >= 0),
  open numeric(19, 4) not null generated always as (amount - moved - freed) stored,
  recorded_at timestamptz(3) not null default now(),
  check (moved + freed <= amount),
  check (num_nonnulls(head_id, budget_line_id) > 0),
  primary key (company_id, id),
  foreign key (company_id, head_id) references expense_head (company_id, id),
  foreign key (company_id, budget_line_id) references budget_line (company_id, id),
  foreign key (company_id, cost_center_id) references cost_center (company_id, id)
);
create index budget_commitment_source_idx on budget_commitment (company_id, source_id);
create index budget_commitment_head_idx on budget_commitment (company_id, head_id, committed_on) where moved + freed < amount;
create index budget_commitment_line_idx on budget_commitment (company_id, budget_line_id) where moved + freed < amount;
select noria_tenant('budget_commitment', 'select, insert, update (moved, freed)');

-- Actual and committed amounts of a budget line, with those of the lines that it answers for.
create function noria_budget_line_actual(company uuid, line uuid) returns numeric language sql stable strict parallel safe as $$
  select coalesce(sum(b.amount), 0) from budget_booking b
  where b.company_id = company and b.budget_line_id in (select l.id from noria_budget_lines_below(company, line) l) $$;
create function noria_budget_line_committed(company uuid, line uuid) returns numeric language sql stable strict parallel safe as $$
  select coalesce(sum(c.open), 0) from budget_commitment c
  where c.company_id = company and c.moved + c.freed < c.amount
    and c.budget_line_id in (select l.id from noria_budget_lines_below(company, line) l) $$;
`;
