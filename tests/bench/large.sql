-- Many records in one demo company, each document with all that belongs to it, so that the company's invariants hold: customers, contacts and
-- tasks; sales invoices with lines, taxes, open items and entries, most of them paid by a payment with its entry; words, daily totals, stock
-- moves, the audit trail and e-mails. They spread over the last 2,000 days. Settings: large.records. As superuser.
-- It is quick because it works by sets: triggers and foreign keys rest, what they keep is written afterwards by the same functions, and the
-- indexes are built when the rows are there.

-- An id of a record made at that moment, which begins with it like the product's ids (UUID version 7).
create function pg_temp.id_of(at timestamptz, key text, kind int) returns uuid language sql stable as $$
  select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7000a' || substr(md5(key), 1, 13) || lpad(to_hex(kind), 2, '0'))::uuid $$;

-- The last byte of a table's ids.
create function pg_temp.kind_of(target regclass) returns int language plpgsql stable as $$
declare
  kind int;
begin
  execute format('select get_byte(uuid_send(id), 15) from %s where company_id = noria_company() limit 1', target) into strict kind;
  return kind;
end $$;

-- That many numbers, each with its moment, the last one now.
create function pg_temp.numbers(many int) returns table (n int, key text, at timestamptz) language sql stable as $$
  select n, n::text, date_trunc('milliseconds', now()) - (many - n) * (interval '2000 days' / many) from generate_series(1, many) n $$;

-- Inserts a row for each one of `source`, which joins what is new (p: key, at) with what it is made after (t); overrides replace columns, and
-- `part` tells apart the rows of one key.
create function pg_temp.grow(target regclass, source text, overrides jsonb, part text default $q$''$q$) returns void language plpgsql as $$
declare
  since constant timestamptz := clock_timestamp();
  made bigint;
  columns text;
  chosen text;
begin
  overrides := jsonb_build_object('id', format('pg_temp.id_of(p.at, %L || p.key || %s, %s)', target, part, pg_temp.kind_of(target)),
    'created_at', 'p.at', 'updated_at', 'p.at', 'recorded_at', 'p.at') || overrides;
  select string_agg(format('%I', attname), ', ' order by attnum), string_agg(coalesce(overrides ->> attname, format('t.%I', attname)), ', ' order by attnum)
    into columns, chosen from pg_attribute where attrelid = target and attnum > 0 and not attisdropped and attgenerated = '';
  execute format('insert into %s (%s) select %s from %s', target, columns, chosen, source);
  get diagnostics made = row_count;
  raise notice '% % in % s', made, target, round(extract(epoch from clock_timestamp() - since));
end $$;

-- As many records as asked for, made after the first ones of a table by turns.
create function pg_temp.sampled(many int, target regclass, rule text) returns text language sql as $$
  select format('pg_temp.numbers(%s) p join (select *, row_number() over (order by id) - 1 as place, count(*) over () as places
    from (select * from %s where company_id = noria_company() and %s order by id limit 60) s) t on t.place = p.n %% t.places', many, target, rule) $$;

-- The words of what is new, as the table's own trigger keeps them.
create function pg_temp.keep_words(target regclass, new text) returns void language plpgsql as $$
declare
  since constant timestamptz := clock_timestamp();
  kept constant text := (select substring(prosrc from '(insert into search_word.*) on conflict') from pg_proc where proname = target || '_words_kept');
begin
  execute replace(kept, 'new_rows r', format('(select * from %s where company_id = noria_company() and %s) r', target, new));
  raise notice 'words of % in % s', target, round(extract(epoch from clock_timestamp() - since));
end $$;

begin;
set local maintenance_work_mem = '1GB';
set local work_mem = '256MB';
set local synchronous_commit = off;
set local session_replication_role = replica;
-- A primary key cannot be dropped while foreign keys name it, so all indexes of these tables are left as they are, and built at the end.
set local allow_system_table_mods = on;
create temporary table filled as select c.oid::regclass as name from pg_class c left join pg_inherits i on i.inhrelid = c.oid
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and (i.inhparent in ('audit_entry'::regclass, 'outbox_mail'::regclass)
    or c.relname in ('customer', 'contact', 'task', 'sales_invoice', 'sales_invoice_line', 'sales_invoice_tax', 'open_item', 'payment', 'allocation',
      'journal_entry', 'journal_line', 'stock_move', 'search_word'));
update pg_index set indisready = false, indisvalid = false where indrelid in (select name from filled);

do $$
declare
  records constant int := current_setting('large.records')::int;
  numbered constant text := $q$t.name || ' ' || p.n$q$;
  rank constant text := $q$'zz' || lpad(p.key, 8, '0') || 'V'$q$;
begin
  perform pg_temp.grow('customer', pg_temp.sampled(records / 50, 'customer', $q$status = 'ACTIVE' and deleted_at is null$q$), jsonb_build_object('version', '2',
    'name', numbered, 'email', $q$'office' || p.n || '@large.test'$q$, 'phone', $q$'+34' || 600000000 + p.n$q$, 'tax_number', 'null'));
  create temporary table party as select row_number() over (order by id) - 1 as place, id, name, company_name from customer
    where company_id = noria_company() and email like 'office%@large.test';
  analyze party;
  -- One in ten belongs to one of the few customers there were, of whom each has very many then.
  perform pg_temp.grow('contact', pg_temp.sampled(records / 50, 'contact', $q$status = 'ACTIVE' and deleted_at is null$q$)
      || ' join party on party.place = p.n % (select count(*) from party)', jsonb_build_object('version', '2', 'name', numbered,
    'email', $q$'person' || p.n || '@large.test'$q$, 'customer_id', 'case when p.n % 10 = 0 then t.customer_id else party.id end'));
  perform pg_temp.grow('task', pg_temp.sampled(records / 50, 'task', 'deleted_at is null'), jsonb_build_object('version', '2', 'number', '1000000 + p.n',
    'key', $q$'LARGE-' || p.n$q$, 'name', $q$'Task ' || p.n || ' ' || t.name$q$, 'rank', rank, 'plan_rank', rank, 'parent_id', 'null', 'sprint_id', 'null',
    'source_key', 'null', 'mention_ids', $q$'{}'$q$, 'start_on', 'p.at::date', 'due_on', 'p.at::date + 14'));

  -- Invoices of services, which have no cost, each some times as large as the one it is made after. One in fifty is not paid yet.
  execute $q$create temporary table made as
    select p.n, p.key, p.at, p.at::date as day, t.id as of, p.n % 97 + 1 as times, 'LARGE-' || lpad(p.key, 8, '0') as number,
      t.total * (p.n % 97 + 1) as total, p.n % 50 > 0 as is_paid, c.id as customer_id, c.name, c.company_name,
      pg_temp.id_of(p.at, 'invoice' || p.key, $1) as id, pg_temp.id_of(p.at, 'entry' || p.key, $2) as entry_id,
      pg_temp.id_of(p.at, 'payment' || p.key, $3) as payment_id, pg_temp.id_of(p.at, 'paid' || p.key, $2) as paid_entry_id
    from $q$ || pg_temp.sampled(records / 20, 'sales_invoice', $q$kind = 'INVOICE' and state = 'ISSUED' and type = 'SERVICES' and exchange_rate is null
      and total > 0 and num_nonnulls(order_id, quotation_id, project_id, cost_center_id) = 0 and not bills_time$q$) || $q$
    join party on party.place = p.n % (select count(*) from party)
    join customer c on c.company_id = noria_company() and c.id = case when p.n % 10 = 0 then t.customer_id else party.id end$q$
    using pg_temp.kind_of('sales_invoice'), pg_temp.kind_of('journal_entry'), pg_temp.kind_of('payment');
  analyze made;
  perform pg_temp.grow('sales_invoice', 'made p join sales_invoice t on t.company_id = noria_company() and t.id = p.of', jsonb_build_object('id', 'p.id',
    'version', '2', 'number', 'p.number', 'customer_id', 'p.customer_id', 'contact_id', 'null', 'issued_on', 'p.day', 'due_on', 'p.day + 30', 'payment_days', '30',
    'subtotal', 't.subtotal * p.times', 'discount_total', 't.discount_total * p.times', 'tax_total', 't.tax_total * p.times', 'total', 'p.total',
    -- As its trigger writes it.
    'search', $q$noria_fold(concat_ws(' ', p.number, t.reference, t.remarks, p.name, p.company_name))$q$));
  perform pg_temp.grow('sales_invoice_line', 'made p join sales_invoice_line t on t.company_id = noria_company() and t.invoice_id = p.of', jsonb_build_object(
    'invoice_id', 'p.id', 'quantity', 't.quantity * p.times', 'net', 't.net * p.times', 'discount_share', 't.discount_share * p.times',
    'base', 't.base * p.times', 'tax', 't.tax * p.times', 'credit_of_line_id', 'null'), $q$'-' || t.position$q$);
  perform pg_temp.grow('sales_invoice_tax', 'made p join sales_invoice_tax t on t.company_id = noria_company() and t.invoice_id = p.of', jsonb_build_object(
    'invoice_id', 'p.id', 'base', 't.base * p.times', 'tax', 't.tax * p.times'), $q$'-' || t.vat_category || t.vat_rate$q$);
  perform pg_temp.grow('open_item', 'made p join open_item t on t.company_id = noria_company() and t.id = p.of', jsonb_build_object('id', 'p.id',
    'number', 'p.number', 'party_id', 'p.customer_id', 'amount', 'p.total', 'issued_on', 'p.day', 'due_on', 'p.day + 30',
    'paid', 'case when p.is_paid then p.total else 0 end', 'credited', '0', 'overdue_told_for', 'null'));
  insert into sales_tax_day as d (company_id, day, vat_category, vat_rate, documents, base, tax)
    select t.company_id, p.day, t.vat_category, t.vat_rate, count(*), sum(t.base), sum(t.tax)
    from made p join sales_invoice_tax t on t.company_id = noria_company() and t.invoice_id = p.id group by 1, 2, 3, 4
    on conflict (company_id, day, vat_category, vat_rate) do update
      set documents = d.documents + excluded.documents, base = d.base + excluded.base, tax = d.tax + excluded.tax;
  create temporary table model as select e.source_id, l.* from sales_invoice i join journal_entry e on e.company_id = i.company_id and e.source_id = i.id
    join journal_line l on l.company_id = e.company_id and l.entry_id = e.id where i.company_id = noria_company() and i.id in (select of from made);
  perform pg_temp.grow('journal_entry', 'made p join journal_entry t on t.company_id = noria_company() and t.source_id = p.of', jsonb_build_object('id', 'p.entry_id',
    'number', $q$'LARGE-S-' || p.key$q$, 'posted_on', 'p.day', 'fiscal_year', 'extract(year from p.day)', 'description', 'p.number', 'source_id', 'p.id',
    'total', 't.total * p.times'));
  perform pg_temp.grow('journal_line', 'made p join model t on t.source_id = p.of', jsonb_build_object('entry_id', 'p.entry_id', 'posted_on', 'p.day',
    'debit', 't.debit * p.times', 'credit', 't.credit * p.times', 'party_id', 'case when t.party_id is not null then p.customer_id end'), $q$'-s' || t.position$q$);

  -- Payments at the bank, each of a whole invoice on its day.
  create temporary table cash as select p.id, p.entry_id from payment p join journal_entry e on e.company_id = p.company_id and e.id = p.entry_id
    where p.company_id = noria_company() and p.direction = 'IN' and p.control = 'RECEIVABLE' and p.exchange_rate is null and not p.is_reversed
      and e.source_id = p.id and e.journal = 'CASH' and e.line_count = 2 order by p.id limit 1;
  perform pg_temp.grow('payment', 'made p cross join cash join payment t on t.company_id = noria_company() and t.id = cash.id and p.is_paid', jsonb_build_object(
    'id', 'p.payment_id', 'number', 'p.number', 'party_id', 'p.customer_id', 'amount', 'p.total', 'allocated', 'p.total', 'paid_on', 'p.day',
    'reference', 'p.number', 'entry_id', 'p.paid_entry_id'));
  perform pg_temp.grow('allocation', 'made p cross join cash join (select distinct on (payment_id) * from allocation order by payment_id) t
      on t.company_id = noria_company() and t.payment_id = cash.id and p.is_paid', jsonb_build_object(
    'payment_id', 'p.payment_id', 'open_item_id', 'p.id', 'amount', 'p.total', 'allocated_on', 'p.day'));
  perform pg_temp.grow('journal_entry', 'made p cross join cash join journal_entry t on t.company_id = noria_company() and t.id = cash.entry_id and p.is_paid',
    jsonb_build_object('id', 'p.paid_entry_id', 'number', $q$'LARGE-P-' || p.key$q$, 'posted_on', 'p.day', 'fiscal_year', 'extract(year from p.day)',
    'description', 'p.number', 'source_id', 'p.payment_id', 'total', 'p.total'));
  perform pg_temp.grow('journal_line', 'made p cross join cash join journal_line t on t.company_id = noria_company() and t.entry_id = cash.entry_id and p.is_paid',
    jsonb_build_object('entry_id', 'p.paid_entry_id', 'posted_on', 'p.day', 'debit', 'sign(t.debit) * p.total', 'credit', 'sign(t.credit) * p.total',
    'party_id', 'p.customer_id'), $q$'-p' || t.position$q$);
  insert into account_day as d (company_id, account_id, posted_on, journal, cost_center_id, debit, credit)
    select l.company_id, l.account_id, l.posted_on, e.journal, l.cost_center_id, sum(l.debit), sum(l.credit)
    from journal_line l join journal_entry e on e.company_id = l.company_id and e.id = l.entry_id
    where e.company_id = noria_company() and e.number like 'LARGE-%' group by 1, 2, 3, 4, 5
    on conflict (company_id, account_id, posted_on, journal, cost_center_id) do update
      set debit = d.debit + excluded.debit, credit = d.credit + excluded.credit;

  -- Before all others, by twos: what comes goes again at its value.
  perform pg_temp.grow('stock_move', format($q$(select n, key, (select min(moved_at) from stock_move where company_id = noria_company()) - (%1$s - n) * interval '1 second' as at
      from pg_temp.numbers(%1$s)) p join (select m.*, row_number() over (order by m.id) - 1 as place, count(*) over () as places from (
        select distinct on (m.warehouse_id, m.product_id) m.* from stock_move m where m.company_id = noria_company() and m.quantity > 0 and m.batch_id is null
          and not exists (select from inventory_product i where i.company_id = m.company_id and i.id = m.product_id and i.is_serialized)
        order by m.warehouse_id, m.product_id, m.id) m) t on t.place = (p.n - 1) / 2 %% t.places$q$, records / 25 * 2), jsonb_build_object('moved_at', 'p.at',
    'reason', $q$case when p.n % 2 = 1 then 'PURCHASE' when p.n % 100 = 0 then 'SCRAP' else 'SALE' end$q$, 'source_line_id', 'null',
    'quantity', 'case when p.n % 2 = 1 then t.quantity else -t.quantity end', 'value', 'case when p.n % 2 = 1 then t.value else -t.value end',
    'on_hand_after', 'case when p.n % 2 = 1 then t.quantity else 0 end', 'value_after', 'case when p.n % 2 = 1 then t.value else 0 end'));
  insert into outbox_mail (id, created_at, updated_at, recipient, subject, language, status)
    select pg_temp.id_of(at, 'mail' || key, 7), at, at, 'person' || n || '@large.test', 'Invoice ' || n, 'EN', 'SENT' from pg_temp.numbers(records / 50);
  perform pg_temp.grow('audit_entry', $q$(
      select 'Customer' as type, id, name, created_at as at, 'c' || id as key from customer where company_id = noria_company() and email like 'office%@large.test'
      union all select 'Contact', id, name, created_at, 'p' || id from contact where company_id = noria_company() and email like 'person%@large.test'
      union all select 'Task', id, name, created_at, 't' || id from task where company_id = noria_company() and key like 'LARGE-%'
      union all select 'SalesInvoice', id, number, at, 'i' || id from made) p
    join (select distinct on (entity_type) * from audit_entry where company_id = noria_company() and action = 'CREATED' order by entity_type) t on t.entity_type = p.type
    cross join unnest(array['CREATED', 'UPDATED']) done order by p.at$q$, jsonb_build_object('at', 'p.at', 'action', 'done', 'entity_id', 'p.id', 'entity_name', 'p.name',
    'search', $q$noria_fold(coalesce(p.name, '') || ' ' || coalesce(t.actor_name, '') || ' ' || t.entity_type)$q$), 'done');

  perform pg_temp.keep_words('customer', $q$email like 'office%@large.test'$q$);
  perform pg_temp.keep_words('contact', $q$email like 'person%@large.test'$q$);
  perform pg_temp.keep_words('task', $q$key like 'LARGE-%'$q$);
  perform pg_temp.keep_words('sales_invoice', $q$number like 'LARGE-%'$q$);
  perform pg_temp.keep_words('outbox_mail', $q$recipient like 'person%@large.test'$q$);
end $$;

do $$
declare
  since constant timestamptz := clock_timestamp();
  each regclass;
begin
  for each in select name from filled loop execute format('reindex table %s', each); end loop;
  raise notice 'indexes in % s', round(extract(epoch from clock_timestamp() - since));
end $$;
commit;
