import { recordColumns } from '../recordColumns.ts';

/** Expenses: drafts, then issued with a number, an entry and an open item. */
export const expense = `
create table expense (
  ${recordColumns},
  number text collate "C",
  status text not null default 'DRAFT' check (status in ('DRAFT', 'ISSUED', 'VOID')),
  title text collate "und-x-icu" not null,
  payee text collate "und-x-icu",
  party_id uuid,
  reference text,
  head_id uuid,
  budget_line_id uuid,
  cost_center_id uuid,
  vat_category text not null check (vat_category in ('STANDARD_RATED', 'ZERO_RATED', 'EXEMPT', 'OUT_OF_SCOPE', 'REVERSE_CHARGE')),
  vat_rate numeric(9, 6) not null default 0 check (vat_rate between 0 and 100),
  net numeric(19, 4) not null check (net > 0),
  vat numeric(19, 4) not null default 0 check (vat >= 0),
  total numeric(19, 4) not null check (total > 0),
  issued_on date,
  due_on date,
  notes text,
  is_over_budget boolean not null default false,
  override_reason text,
  approved_by_id uuid,
  corrects_id uuid,
  voided_on date,
  search text generated always as (noria_fold(coalesce(number, '') || ' ' || title || ' ' || coalesce(payee, '') || ' ' || coalesce(reference, ''))) stored,
  check (num_nonnulls(head_id, budget_line_id) > 0),
  check (status = 'DRAFT' or number is not null and issued_on is not null and due_on is not null),
  check (total = net + case vat_category when 'REVERSE_CHARGE' then 0 else vat end),
  constraint expense_due_on_check check (due_on >= issued_on),
  foreign key (company_id, head_id) references expense_head (company_id, id),
  foreign key (company_id, budget_line_id) references budget_line (company_id, id),
  foreign key (company_id, cost_center_id) references cost_center (company_id, id),
  foreign key (company_id, approved_by_id) references user_account (company_id, id),
  foreign key (company_id, corrects_id) references expense (company_id, id)
);
create unique index expense_number_key on expense (company_id, number);
create unique index expense_corrects_key on expense (company_id, corrects_id) where corrects_id is not null;
create index expense_created_idx on expense (company_id, created_at, id) where deleted_at is null;
create index expense_issued_idx on expense (company_id, issued_on, id) where deleted_at is null;
create index expense_head_idx on expense (company_id, head_id);
create index expense_line_idx on expense (company_id, budget_line_id) where budget_line_id is not null;
create index expense_cost_center_idx on expense (company_id, cost_center_id) where cost_center_id is not null;
create index expense_approved_idx on expense (company_id, approved_by_id) where approved_by_id is not null;
select noria_tenant('expense'), noria_searchable('expense');
`;
