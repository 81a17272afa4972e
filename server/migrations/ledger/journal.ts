import { companyColumn, ownCompanyColumn, recordColumns } from '../recordColumns.ts';

/** Entries, which balance and never change. */
export const journal = `
create table journal_entry (
  id uuid not null,
  ${companyColumn},
  journal text not null check (journal in ('SALES', 'PURCHASES', 'CASH', 'STOCK', 'PAYROLL', 'GENERAL')),
  number text collate "C" not null,
  fiscal_year integer not null,
  posted_on date not null check (posted_on between '1900-01-01' and '2999-12-31'),
  description text,
  source_id uuid,
  reverses_id uuid,
  total numeric(19,4) not null check (total > 0),
  line_count integer not null check (line_count > 1),
  recorded_at timestamptz(3) not null default now(),
    recorded_by_id uuid default nullif(current_setting('app.user', true), '')::uuid,
    foreign key (company_id, recorded_by_id) references user_account (company_id, id),
  primary key (company_id, id),
  foreign key (company_id, reverses_id) references journal_entry (company_id, id)
);
create unique index journal_entry_number_key on journal_entry (company_id, number);
create unique index journal_entry_reverses_key on journal_entry (company_id, reverses_id) where reverses_id is not null;
create index journal_entry_posted_idx on journal_entry (company_id, posted_on, id);
create index journal_entry_source_idx on journal_entry (company_id, source_id);
select noria_tenant('journal_entry', 'select, insert');

-- Lines are found by account and day; the day is the entry's. The key is the place in the entry, because lines are written by the dozen.
create table journal_line (
  id uuid not null,
  ${ownCompanyColumn},
  entry_id uuid not null,
  position integer not null check (position > 0),
  posted_on date not null,
  account_id uuid not null,
  debit numeric(19,4) not null default 0,
  credit numeric(19,4) not null default 0,
  party_id uuid,
  cost_center_id uuid,
  note text,
  check (debit > 0 and credit = 0 or credit > 0 and debit = 0),
  primary key (company_id, entry_id, position),
  foreign key (company_id, entry_id) references journal_entry (company_id, id),
  foreign key (company_id, account_id) references account (company_id, id),
  foreign key (company_id, cost_center_id) references cost_center (company_id, id)
);
create index journal_line_account_idx on journal_line (company_id, account_id, posted_on, id) include (debit, credit);
create index journal_line_party_idx on journal_line (company_id, party_id, posted_on) where party_id is not null;
create index journal_line_cost_idx on journal_line (company_id, cost_center_id, posted_on) where cost_center_id is not null;
select noria_tenant('journal_line', 'select, insert');

-- Closed years, with the entry that closed them.
create table fiscal_year (
  
  ${recordColumns},
  year integer not null,
  starts_on date not null,
  ends_on date not null check (ends_on > starts_on),
  entry_id uuid,
  foreign key (company_id, entry_id) references journal_entry (company_id, id)
);
create unique index fiscal_year_year_key on fiscal_year (company_id, year) where deleted_at is null;
select noria_tenant('fiscal_year');
`;

/** What holds of entries for everybody, the owner included: numbered, in an open period, balanced, never changed. */
export const journalRules = `
create trigger frozen before update or delete on journal_entry for each row execute function noria_frozen();
create trigger frozen before update or delete on journal_line for each row execute function noria_frozen();

create function noria_ledger_lock(company uuid) returns bigint language sql immutable parallel safe
  as $$ select hashtextextended('ledger ' || company, 0) $$;

-- The advisory lock is shared by all who post and held alone by who moves the lock date: no entry slips past a lock that is being set.
create function noria_journal_entry_numbered() returns trigger language plpgsql as $$
declare
  locked date;
  c record;
  series record;
begin
  perform pg_advisory_xact_lock_shared(noria_ledger_lock(new.company_id));
  select locked_until into locked from ledger_setting where company_id = new.company_id;
  if new.posted_on <= locked then
    perform noria_fail('periodLocked', jsonb_build_object('date', locked));
  end if;
  select extract(year from new.posted_on - make_interval(months => fiscal_year_start_month - 1))::integer as year, currency into c
    from company where id = new.company_id;
  if c.currency is null then
    perform noria_fail('currencyMissing');
  end if;
  new.fiscal_year := c.year;
  insert into number_series (company_id, document_type, fiscal_year, prefix, next)
    values (new.company_id, 'JOURNAL_' || new.journal, new.fiscal_year, left(new.journal, 3), 2)
    on conflict (company_id, document_type, fiscal_year) do update set next = number_series.next + 1
    returning prefix, padding, (next - 1)::text as number into series;
  new.number := series.prefix || '-' || new.fiscal_year || '-' || lpad(series.number, greatest(series.padding, length(series.number)), '0');
  return new;
end $$;
create trigger numbered before insert on journal_entry for each row execute function noria_journal_entry_numbered();

-- An entry says how much and how many lines; at the end of the transaction they are there and balance.
create function noria_journal_entry_balanced() returns trigger language plpgsql as $$
declare found record;
begin
  select count(*) as lines, sum(debit) as debit, sum(credit) as credit into found
    from journal_line where company_id = new.company_id and entry_id = new.id;
  if found.lines <> new.line_count or found.debit is distinct from new.total or found.credit is distinct from new.total then
    raise exception 'Entry % does not balance: % lines, % debit, % credit', new.number, found.lines, found.debit, found.credit
      using errcode = '23514', table = 'journal_entry', constraint = 'journal_entry_lines_check';
  end if;
  return null;
end $$;
create constraint trigger balanced after insert on journal_entry deferrable initially deferred
  for each row execute function noria_journal_entry_balanced();

-- With that, an entry's places are all taken: a line that comes later has one too high. Once a statement costs less than once a line.
create function noria_journal_lines_placed() returns trigger language plpgsql as $$
begin
  -- A lookup for each line: a join would be planned once, while the table is small, and read all of it ever after.
  if exists (
    select from new_lines n
    where n.position > (select e.line_count from journal_entry e where e.company_id = n.company_id and e.id = n.entry_id)
  ) then
    raise exception 'An entry takes no more lines' using errcode = '23514', table = 'journal_entry', constraint = 'journal_entry_lines_check';
  end if;
  return null;
end $$;
create trigger placed after insert on journal_line referencing new table as new_lines
  for each statement execute function noria_journal_lines_placed();

-- The books are kept in one currency from the first posting on (domain §9), whoever changes it: the platform sees a company's entries as that company.
create function noria_currency_fixed() returns trigger language plpgsql as $$
declare
  entered text := current_setting('app.company', true);
  posted boolean;
begin
  perform pg_advisory_xact_lock(noria_ledger_lock(new.id));
  perform set_config('app.company', new.id::text, true);
  select exists (select from journal_entry where company_id = new.id) into posted;
  perform set_config('app.company', coalesce(entered, ''), true);
  if posted then
    perform noria_fail('currencyFixed', null, 'currency');
  end if;
  return new;
end $$;
create trigger currency_fixed before update of currency on company for each row
  when (old.currency is distinct from new.currency) execute function noria_currency_fixed();
`;
