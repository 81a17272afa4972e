import { Migration } from '@mikro-orm/migrations';

/**
 * The minimum cost of a sale at a till, and of an invoice that its customer pays later: one function in PL/pgSQL over the tables of
 * `SaleMigration`, with no tenancy, audit, summaries or search. It does what Noria does (domain §1 and §3): number, lines with their tax,
 * stock at moving average, a payment or what is due, and a journal entry with its lines.
 */
export class SellMigration extends Migration {
  up() {
    this.addSql(
      `alter table bench_sale add column customer_id uuid, add foreign key (company_id, customer_id) references customer (company_id, id)`,
    );
    this.addSql(`create index bench_sale_customer_idx on bench_sale (company_id, customer_id) where customer_id is not null`);
    this.addSql(`
      create table bench_due (
        sale_id uuid primary key references bench_sale, company_id uuid not null, customer_id uuid not null, amount numeric(19,4) not null check (amount > 0),
        paid numeric(19,4) not null default 0 check (paid between 0 and amount), due_on date not null,
        foreign key (company_id, customer_id) references customer (company_id, id))`);
    this.addSql(`create index bench_due_customer_idx on bench_due (company_id, customer_id, due_on)`);
    // Of benchmarks made before, whose numbers repeated themselves after 99,999.
    this.addSql(`drop function if exists bench_sell(uuid, jsonb)`);
    this.addSql(sell);
  }
}

const sell = String.raw`
  create function bench_sell(company uuid, wanted jsonb, customer uuid) returns json language plpgsql as $$
  declare
    rate numeric := (select t.tax_rate from bench_terms t where t.company_id = company);
    sale uuid := bench_new_id('3e');
    entry uuid := bench_new_id('3f');
    sale_number text;
    entry_number text;
    lines jsonb;
    whole record;
  begin
    update bench_series set next = next + 1 where company_id = company and name = 'SALE' returning 'S-' || lpad((next - 1)::text, 9, '0') into sale_number;
    perform from bench_stock s where s.company_id = company and s.product_id in (select (w ->> 'productId')::uuid from jsonb_array_elements(wanted) w)
      order by s.product_id for update;
    -- Prices without tax; the tax once for the whole, split over the lines, the last one taking what is left.
    with line as (
      select bench_new_id('f7') as id, w.position, p.id as product_id, (w.value ->> 'quantity')::numeric as quantity,
        round(p.price * (w.value ->> 'quantity')::numeric, 2) as net,
        round(s.value * (w.value ->> 'quantity')::numeric / s.on_hand, 2) as cost, s.on_hand
      from jsonb_array_elements(wanted) with ordinality w (value, position)
      join bench_goods p on p.company_id = company and p.id = (w.value ->> 'productId')::uuid and p.is_active
      join bench_stock s on s.company_id = company and s.product_id = p.id
    ), taxed as (
      select *, round(net * rate / 100, 2) as share, round(sum(net) over () * rate / 100, 2) as tax_total from line
    ), split as (
      select id, position, product_id, quantity, net, cost, on_hand,
        case when position = max(position) over () then tax_total - (sum(share) over () - share) else share end as tax from taxed
    )
    select jsonb_agg(to_jsonb(split) order by position) into lines from split;
    if jsonb_array_length(lines) is distinct from jsonb_array_length(wanted) then raise exception 'not sold here'; end if;
    if exists (select from jsonb_to_recordset(lines) l (quantity numeric, on_hand numeric) where l.quantity > l.on_hand) then raise exception 'not enough'; end if;
    select sum(net) as base, sum(tax) as tax, sum(net + tax) as total, sum(cost) as cost into whole from jsonb_to_recordset(lines) l (net numeric, tax numeric, cost numeric);
    insert into bench_sale (id, company_id, number, customer_id, base, tax, total) values (sale, company, sale_number, customer, whole.base, whole.tax, whole.total);
    insert into bench_sale_line (id, sale_id, company_id, product_id, position, quantity, net, tax, cost)
      select l.id, sale, company, l.product_id, l.position, l.quantity, l.net, l.tax, l.cost
      from jsonb_to_recordset(lines) l (id uuid, product_id uuid, position int, quantity numeric, net numeric, tax numeric, cost numeric);
    update bench_stock s set on_hand = s.on_hand - l.quantity, value = s.value - l.cost
      from (select product_id, sum(quantity) as quantity, sum(cost) as cost from jsonb_to_recordset(lines) l (product_id uuid, quantity numeric, cost numeric) group by 1) l
      where s.company_id = company and s.product_id = l.product_id;
    insert into bench_move (id, line_id, company_id, product_id, quantity, value)
      select bench_new_id('f8'), l.id, company, l.product_id, -l.quantity, -l.cost from jsonb_to_recordset(lines) l (id uuid, product_id uuid, quantity numeric, cost numeric);
    if customer is null then
      insert into bench_payment (id, sale_id, method, amount) values (bench_new_id('f9'), sale, 'CASH', whole.total);
    else
      insert into bench_due (sale_id, company_id, customer_id, amount, due_on) values (sale, company, customer, whole.total, current_date + 30);
    end if;
    update bench_series set next = next + 1 where company_id = company and name = 'ENTRY' returning 'E-' || lpad((next - 1)::text, 9, '0') into entry_number;
    insert into bench_entry (id, company_id, sale_id, number, posted_on) values (entry, company, sale, entry_number, current_date);
    insert into bench_posting (entry_id, position, account_id, company_id, debit, credit)
      select entry, p.position, a.id, company, p.debit, p.credit
      from (values (1, case when customer is null then 'CASH' else 'RECEIVABLE' end, whole.total, 0), (2, 'SALES', 0, whole.base), (3, 'VAT_OUTPUT', 0, whole.tax), (4, 'COST_OF_SALES', whole.cost, 0),
        (5, 'INVENTORY', 0, whole.cost)) p (position, role, debit, credit)
      join bench_account a on a.company_id = company and a.role = p.role;
    return json_build_object('sale', json_build_object('id', sale, 'number', sale_number, 'total', trim_scale(whole.total)::text, 'lines',
      (select json_agg(json_build_object('position', l.position, 'quantity', trim_scale(l.quantity)::text, 'net', trim_scale(l.net)::text) order by l.position)
       from jsonb_to_recordset(lines) l (position int, quantity numeric, net numeric))));
  end $$`;
