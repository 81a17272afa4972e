import { recordColumns } from '../recordColumns.ts';

/** Budgets and their lines. */
export const budget = `
create table budget (
  ${recordColumns},
  title text collate "und-x-icu" not null,
  description text,
  starts_on date not null,
  ends_on date not null,
  cost_center_id uuid,
  on_breach text not null default 'STOP' check (on_breach in ('STOP', 'WARN', 'APPROVE')),
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'INACTIVE')),
  search text generated always as (noria_fold(title || ' ' || coalesce(description, ''))) stored,
  constraint budget_ends_on_check check (ends_on >= starts_on),
  foreign key (company_id, cost_center_id) references cost_center (company_id, id)
);
create index budget_created_idx on budget (company_id, created_at, id) where deleted_at is null;
create index budget_starts_idx on budget (company_id, starts_on, ends_on) where deleted_at is null;
create index budget_cost_center_idx on budget (company_id, cost_center_id);
select noria_tenant('budget'), noria_searchable('budget');

create table budget_line (
  ${recordColumns},
  budget_id uuid not null,
  position integer not null check (position > 0),
  title text collate "und-x-icu" not null,
  head_id uuid,
  amount numeric(19, 4) not null check (amount > 0),
  foreign key (company_id, budget_id) references budget (company_id, id),
  foreign key (company_id, head_id) references expense_head (company_id, id)
);
create unique index budget_line_head_key on budget_line (company_id, budget_id, head_id) where head_id is not null and deleted_at is null;
create index budget_line_budget_idx on budget_line (company_id, budget_id, position);
create index budget_line_head_idx on budget_line (company_id, head_id);
select noria_tenant('budget_line');

-- A head and all heads below it.
create function noria_heads_below(company uuid, head uuid) returns table (id uuid) language sql stable strict parallel safe rows 8 as $$
  with recursive below (id) as (
    select h.id from expense_head h where h.company_id = company and h.id = head
    union
    select h.id from expense_head h join below b on h.company_id = company and h.parent_id = b.id
  ) select id from below $$;

-- The lines whose bookings a line answers for: itself, and those of its budget on heads below its own.
create function noria_budget_lines_below(company uuid, line uuid) returns table (id uuid) language sql stable strict parallel safe rows 4 as $$
  select l.id from budget_line own join budget_line l on l.company_id = company and l.budget_id = own.budget_id and l.deleted_at is null
    and (l.id = own.id or l.head_id in (select b.id from noria_heads_below(company, own.head_id) b))
  where own.company_id = company and own.id = line $$;
`;
