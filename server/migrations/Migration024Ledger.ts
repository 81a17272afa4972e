import { Migration } from '@mikro-orm/migrations';
import { ledgerChart } from './ledgerChart.ts';
import { recordColumns } from './Migration002Administration.ts';

const company = `company_id uuid not null default (current_setting('app.company'::text))::uuid`;
const writtenBy = `recorded_at timestamptz(3) not null default now(),
          recorded_by_id uuid default nullif(current_setting('app.user', true), '')::uuid,
          foreign key (company_id, recorded_by_id) references user_account (company_id, id)`;

/** The double-entry ledger: accounts, entries that balance and never change, open items and the payments that settle them. */
export class Migration024Ledger extends Migration {
  up() {
    // A rule that the database itself keeps, told like one that the server keeps: databaseErrors.ts reads the detail.
    this.addSql(`
      create function noria_fail(code text, params jsonb default null, field text default null) returns void language plpgsql as $$
      begin
        raise exception using errcode = 'NR002', message = code, detail = jsonb_build_object('code', code, 'params', params, 'field', field)::text;
      end $$`);
    this.addSql(`
      create function noria_frozen() returns trigger language plpgsql as $$
      begin
        raise exception '% is never changed: it is reversed', tg_table_name using errcode = '55000';
      end $$`);
    this.accounts();
    this.entries();
    this.years();
    this.entryRules();
    this.currency();
    this.openItems();
    this.payments();
    this.allocations();
  }

  private accounts() {
    this.addSql(`
      create table account_template (
        number text primary key,
        name text not null,
        name_ar text not null,
        name_sp text not null,
        type text not null,
        parent text references account_template (number),
        role text unique,
        is_group boolean not null
      )`);
    this.addSql(`insert into account_template (number, name, name_ar, name_sp, type, parent, role, is_group) values
        ${ledgerChart}`);
    this.addSql(`select noria_grant('account_template', 'select')`);
    this.addSql(`
      create table account (
        ${recordColumns},
        number text collate "C" not null,
        name text collate "und-x-icu" not null,
        name_ar text collate "und-x-icu",
        name_sp text collate "und-x-icu",
        type text not null check (type in ('ASSET', 'LIABILITY', 'EQUITY', 'INCOME', 'EXPENSE')),
        parent_id uuid,
        role text,
        is_group boolean not null default false,
        status text not null default 'ACTIVE' check (status in ('ACTIVE', 'INACTIVE')),
        search text generated always as (noria_fold(number || ' ' || name || ' ' || coalesce(name_ar, '') || ' ' || coalesce(name_sp, ''))) stored,
        check (role is null or not is_group and status = 'ACTIVE' and deleted_at is null),
        foreign key (company_id, parent_id) references account (company_id, id)
      )`);
    this.addSql(`create unique index account_number_key on account (company_id, number) where deleted_at is null`);
    this.addSql(`create unique index account_role_key on account (company_id, role) where role is not null`);
    this.addSql(`create index account_created_idx on account (company_id, created_at, id) where deleted_at is null`);
    this.addSql(`create index account_parent_idx on account (company_id, parent_id)`);
    this.addSql(`select noria_tenant('account')`);
    this.addSql(`select noria_searchable('account')`);

    this.addSql(`
      create table cost_center (
        ${recordColumns},
        description text collate "und-x-icu" not null,
        budget numeric(19,4) not null check (budget > 0),
        duration integer not null check (duration > 0),
        department text collate "und-x-icu" not null,
        status text not null default 'ACTIVE' check (status in ('ACTIVE', 'INACTIVE')),
        search text generated always as (noria_fold(description || ' ' || department)) stored
      )`);
    this.addSql(`create index cost_center_created_idx on cost_center (company_id, created_at, id) where deleted_at is null`);
    this.addSql(`select noria_tenant('cost_center')`);
    this.addSql(`select noria_searchable('cost_center')`);

    this.addSql(`
      create table ledger_setting (
        ${recordColumns},
        locked_until date
      )`);
    this.addSql(`create unique index ledger_setting_company_key on ledger_setting (company_id)`);
    this.addSql(`select noria_tenant('ledger_setting', 'select, update')`);
    this.founding();
  }

  /** The chart from the template, for each company there is and for each that will be founded. */
  private founding() {
    this.addSql(`
      create function noria_found_ledger(company uuid) returns void language plpgsql as $$
      declare entered text := current_setting('app.company', true);
      begin
        perform set_config('app.company', company::text, true);
        insert into ledger_setting (id, company_id) values (noria_new_id(${settingCode}), company);
        with made as materialized (select noria_new_id(${accountCode}) as id, t.* from account_template t)
        insert into account (id, company_id, number, name, name_ar, name_sp, type, parent_id, role, is_group)
          select m.id, company, m.number, m.name, m.name_ar, m.name_sp, m.type, p.id, m.role, m.is_group
          from made m left join made p on p.number = m.parent;
        perform set_config('app.company', coalesce(entered, ''), true);
      end $$`);
    this.addSql(`
      create function noria_ledger_founded() returns trigger language plpgsql as $$
      begin
        perform noria_found_ledger(new.id);
        return null;
      end $$`);
    this.addSql(`create trigger ledger after insert on company for each row execute function noria_ledger_founded()`);
    this.addSql(`select set_config('app.platform', 'on', true)`);
    this.addSql(`select noria_found_ledger(id) from company`);
    this.addSql(`select set_config('app.platform', '', true)`);
  }

  private entries() {
    this.addSql(`
      create table journal_entry (
        id uuid not null,
        ${company} references company (id),
        journal text not null check (journal in (${journals})),
        number text collate "C" not null,
        fiscal_year integer not null,
        posted_on date not null check (posted_on between '1900-01-01' and '2999-12-31'),
        description text,
        source_id uuid,
        reverses_id uuid,
        total numeric(19,4) not null check (total > 0),
        line_count integer not null check (line_count > 1),
        ${writtenBy},
        primary key (company_id, id),
        foreign key (company_id, reverses_id) references journal_entry (company_id, id)
      )`);
    this.addSql(`create unique index journal_entry_number_key on journal_entry (company_id, number)`);
    this.addSql(`create unique index journal_entry_reverses_key on journal_entry (company_id, reverses_id) where reverses_id is not null`);
    this.addSql(`create index journal_entry_posted_idx on journal_entry (company_id, posted_on, id)`);
    this.addSql(`create index journal_entry_source_idx on journal_entry (company_id, source_id)`);
    this.addSql(`select noria_tenant('journal_entry', 'select, insert')`);
    // Found by account, day by day; the day is the entry's. Its own key is only its place in the entry: lines are written by the dozen.
    this.addSql(`
      create table journal_line (
        id uuid not null,
        ${company},
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
      )`);
    this.addSql(`create index journal_line_account_idx on journal_line (company_id, account_id, posted_on, id) include (debit, credit)`);
    this.addSql(`create index journal_line_party_idx on journal_line (company_id, party_id, posted_on) where party_id is not null`);
    this.addSql(
      `create index journal_line_cost_idx on journal_line (company_id, cost_center_id, posted_on) where cost_center_id is not null`,
    );
    this.addSql(`select noria_tenant('journal_line', 'select, insert')`);
  }

  /** Years that are closed, with what closed them. */
  private years() {
    this.addSql(`
      create table fiscal_year (
        ${recordColumns},
        year integer not null,
        starts_on date not null,
        ends_on date not null check (ends_on > starts_on),
        entry_id uuid,
        foreign key (company_id, entry_id) references journal_entry (company_id, id)
      )`);
    this.addSql(`create unique index fiscal_year_year_key on fiscal_year (company_id, year) where deleted_at is null`);
    this.addSql(`select noria_tenant('fiscal_year')`);
  }

  /** What holds of entries for everybody, the owner included: numbered, in an open period, balanced, never changed. */
  private entryRules() {
    // The advisory lock is shared by all who post and held alone by who moves the lock date: no entry slips past a lock that is being set.
    this.addSql(`
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
      end $$`);
    this.addSql(`
      create function noria_ledger_lock(company uuid) returns bigint language sql immutable parallel safe
        as $$ select hashtextextended('ledger ' || company, 0) $$`);
    this.addSql(`create trigger numbered before insert on journal_entry for each row execute function noria_journal_entry_numbered()`);
    // An entry says how much and how many lines; at the end of the transaction they are there and balance.
    this.addSql(`
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
      end $$`);
    this.addSql(`create constraint trigger balanced after insert on journal_entry deferrable initially deferred
      for each row execute function noria_journal_entry_balanced()`);
    // With that, an entry's places are all taken: a line that comes later has one too high. Once a statement costs less than once a line.
    this.addSql(`
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
      end $$`);
    this.addSql(`create trigger placed after insert on journal_line referencing new table as new_lines
      for each statement execute function noria_journal_lines_placed()`);
    for (const table of ['journal_entry', 'journal_line'])
      this.addSql(`create trigger frozen before update or delete on ${table} for each row execute function noria_frozen()`);
  }

  /** The books are kept in one currency from the first posting on (domain §9), whoever changes it: the platform sees a company's entries as that company. */
  private currency() {
    this.addSql(`
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
      end $$`);
    this.addSql(`create trigger currency_fixed before update of currency on company for each row
      when (old.currency is distinct from new.currency) execute function noria_currency_fixed()`);
  }

  /** What is owed on a document, whose id it has: an invoice, or a credit note below zero. */
  private openItems() {
    this.addSql(`
      create table open_item (
        id uuid not null,
        ${company} references company (id),
        kind text not null,
        direction text not null check (direction in ('RECEIVABLE', 'PAYABLE')),
        number text collate "C",
        party_id uuid,
        currency char(3) not null,
        amount numeric(19,4) not null,
        issued_on date not null,
        due_on date not null,
        paid numeric(19,4) not null default 0,
        credited numeric(19,4) not null default 0,
        voided_on date,
        check (paid + credited between least(amount, 0) and greatest(amount, 0)),
        check (voided_on is null or paid = 0 and credited = 0),
        primary key (company_id, id)
      )`);
    this.addSql(`create index open_item_party_idx on open_item (company_id, party_id, due_on, issued_on, number)
      where amount <> paid + credited and voided_on is null`);
    this.addSql(
      `create index open_item_due_idx on open_item (company_id, direction, due_on) where amount <> paid + credited and voided_on is null`,
    );
    this.addSql(`create index open_item_issued_idx on open_item (company_id, direction, issued_on)`);
    this.addSql(`select noria_tenant('open_item', 'select, insert, update (paid, credited, voided_on)')`);
    this
      .addSql(`create trigger frozen before delete or update of id, company_id, kind, direction, number, party_id, currency, amount, issued_on, due_on
      on open_item for each row execute function noria_frozen()`);
    // The one place that says what is open, and what that means (domain §1, balance and status).
    this.addSql(`
      create view open_item_balance with (security_invoker = true) as
      select i.company_id, i.id, i.kind, i.direction, i.number, i.party_id, i.currency, i.issued_on, i.due_on, i.voided_on,
        i.amount as total, i.paid, i.credited,
        case when i.voided_on is null then i.amount - i.paid - i.credited else 0 end as balance,
        case
          when i.voided_on is not null then 'CANCELLED'
          when i.amount = i.paid + i.credited then 'FULLY_PAID'
          when i.paid + i.credited = 0 then 'UNPAID'
          else 'PARTIALLY_PAID'
        end as status,
        i.voided_on is null and i.amount > i.paid + i.credited and i.due_on < (now() at time zone c.time_zone)::date as is_overdue
      from open_item i left join company c on c.id = i.company_id`);
    this.addSql(`select noria_grant('open_item_balance', 'select')`);
  }

  private payments() {
    this.addSql(`
      create table payment (
        id uuid not null,
        ${company} references company (id),
        number text collate "C" not null,
        direction text not null check (direction in ('IN', 'OUT')),
        control text not null check (control in ('RECEIVABLE', 'PAYABLE')),
        method text not null check (method in ('CASH', 'CARD', 'BANK')),
        party_id uuid,
        currency char(3) not null,
        amount numeric(19,4) not null,
        paid_on date not null,
        reference text,
        entry_id uuid,
        reverses_id uuid,
        is_reversed boolean not null default false,
        allocated numeric(19,4) not null default 0,
        ${writtenBy},
        check (case when reverses_id is null then amount > 0 else amount < 0 end),
        check (allocated between least(amount, 0) and greatest(amount, 0)),
        primary key (company_id, id),
        foreign key (company_id, entry_id) references journal_entry (company_id, id),
        foreign key (company_id, reverses_id) references payment (company_id, id)
      )`);
    this.addSql(`create unique index payment_number_key on payment (company_id, number)`);
    this.addSql(`create unique index payment_reverses_key on payment (company_id, reverses_id) where reverses_id is not null`);
    this.addSql(`create index payment_paid_idx on payment (company_id, paid_on, id)`);
    this.addSql(`create index payment_entry_idx on payment (company_id, entry_id)`);
    this.addSql(`create index payment_party_idx on payment (company_id, party_id, paid_on, id)`);
    this.addSql(`create index payment_open_idx on payment (company_id, party_id) where amount <> allocated`);
    this.addSql(`select noria_tenant('payment', 'select, insert, update (allocated, is_reversed)')`);
    this
      .addSql(`create trigger frozen before delete or update of id, company_id, number, direction, control, method, party_id, currency, amount,
      paid_on, reference, entry_id, reverses_id on payment for each row execute function noria_frozen()`);
    this.addSql(`
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
      end $$`);
    this.addSql(`create trigger numbered before insert on payment for each row execute function noria_payment_numbered()`);
  }

  /** What of a payment, or of a credit note, settles which open item; in the item's own sign, so that a reversal is its negative. */
  private allocations() {
    this.addSql(`
      create table allocation (
        id uuid not null,
        ${company} references company (id),
        payment_id uuid,
        credit_id uuid,
        open_item_id uuid not null,
        amount numeric(19,4) not null check (amount <> 0),
        allocated_on date not null,
        ${writtenBy},
        check (num_nonnulls(payment_id, credit_id) = 1),
        primary key (company_id, id),
        foreign key (company_id, payment_id) references payment (company_id, id),
        foreign key (company_id, credit_id) references open_item (company_id, id),
        foreign key (company_id, open_item_id) references open_item (company_id, id)
      )`);
    this.addSql(`create index allocation_payment_idx on allocation (company_id, payment_id) where payment_id is not null`);
    this.addSql(`create index allocation_credit_idx on allocation (company_id, credit_id) where credit_id is not null`);
    this.addSql(`create index allocation_item_idx on allocation (company_id, open_item_id, allocated_on)`);
    this.addSql(`create index allocation_on_idx on allocation (company_id, allocated_on)`);
    this.addSql(`select noria_tenant('allocation', 'select, insert')`);
    this.addSql(`create trigger frozen before update or delete on allocation for each row execute function noria_frozen()`);
    this.addSql(`
      create function noria_allocation_counted() returns trigger language plpgsql as $$
      declare
        item open_item;
        source record;
        share numeric;
      begin
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
        if (source.party_id, source.currency, source.direction) is distinct from (item.party_id, item.currency, item.direction) then
          perform noria_fail('allocationMismatch');
        end if;
        return null;
      end $$`);
    this.addSql(`create trigger counted after insert on allocation for each row execute function noria_allocation_counted()`);
  }
}

const journals = `'SALES', 'PURCHASES', 'CASH', 'STOCK', 'PAYROLL', 'GENERAL'`;
const accountCode = 0x50;
const settingCode = 0x54;
