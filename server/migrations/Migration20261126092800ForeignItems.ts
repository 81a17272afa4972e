import { Migration } from '@mikro-orm/migrations';
import { allocationCounted, exchangePosted, homeShares, refundCounted } from './ledger/foreignItems.ts';

/**
 * Open items, payments and allocations in other currencies (modules.md, L1): the rate they were booked at, what they are worth in the company's
 * currency at it, and how much of that is settled. All three are null in the company's own currency. The ledger holds the company's currency
 * alone; what an allocation leaves between its two sides is posted with it.
 */
export class Migration20261126092800ForeignItems extends Migration {
  up() {
    this.addSql(decimals);
    for (const [table, settled] of [
      ['open_item', 'home_settled'],
      ['payment', 'home_allocated'],
    ])
      this.addSql(`
        alter table ${table} add column exchange_rate numeric(20,10) check (exchange_rate > 0), add column home_amount numeric(19,4), add column ${settled} numeric(19,4);
        alter table ${table} add constraint ${table}_home_check
          check (num_nonnulls(exchange_rate, home_amount, ${settled}) in (0, 3) and ${settled} between least(home_amount, 0) and greatest(home_amount, 0));
        select noria_grant('${table}', 'update (${settled})');
        create trigger frozen_rate before update of exchange_rate, home_amount on ${table} for each row execute function noria_frozen()`);
    this.addSql(`alter table allocation add column home_amount numeric(19,4), add column home_source numeric(19,4)`);
    this.addSql(salesInvoices);
    this.addSql(openUnits);
    this.addSql(balance);
    this.addSql(homeShares);
    this.addSql(exchangePosted);
    this.addSql(refundCounted);
    this.addSql(allocationCounted);
  }
}

/** ISO 4217, as core/money/currencyDecimals.ts says it. */
const decimals = `
create function noria_currency_decimals(currency text) returns integer language sql immutable parallel safe as $$
  select case
    when currency in ('BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'UYI', 'VND', 'VUV', 'XAF', 'XOF', 'XPF') then 0
    when currency in ('BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND') then 3
    when currency in ('CLF', 'UYW') then 4
    else 2
  end
$$;
create function noria_home_decimals(owner uuid) returns integer language sql stable as $$
  select noria_currency_decimals(c.currency) from company c where c.id = owner
$$`;

/** The rate of an invoice is frozen by issuing it; its tax is owed in the company's currency. */
const salesInvoices = `
alter table sales_invoice add column exchange_rate numeric(20,10) constraint sales_invoice_exchange_rate_check check (exchange_rate > 0);
create trigger frozen_rate before update of exchange_rate on sales_invoice
  for each row when (old.state <> 'DRAFT') execute function noria_frozen();
alter table sales_invoice_tax add column home_base numeric(19,4), add column home_tax numeric(19,4),
  add constraint sales_invoice_tax_home_check check ((home_base is null) = (home_tax is null))`;

/** What ageing adds up, in the company's currency. */
const openUnits = `
drop index open_item_open_idx;
alter table open_item drop column open_units;
alter table open_item add column open_units bigint
  generated always as (((coalesce(home_amount - home_settled, amount - paid - credited)) * 10000)::bigint) stored;
create index open_item_open_idx on open_item (company_id, direction, party_id, due_on, issued_on, open_units)
  where open_units <> 0 and voided_on is null`;

const balance = `
create or replace view open_item_balance with (security_invoker = true) as
select i.company_id, i.id, i.kind, i.direction, i.number, noria_party(i.company_id, i.party_id) as party_id, i.currency, i.issued_on, i.due_on,
  i.voided_on, i.amount as total, i.paid, i.credited,
  case when i.voided_on is null then i.amount - i.paid - i.credited else 0 end as balance,
  case
    when i.voided_on is not null then 'CANCELLED'
    when i.amount = i.paid + i.credited then
      case when i.credited > 0 and exists (
        select from write_off w where w.company_id = i.company_id and w.document_id = i.id and w.reversed_on is null
      ) then 'WRITTEN_OFF' else 'FULLY_PAID' end
    when i.paid + i.credited = 0 then 'UNPAID'
    else 'PARTIALLY_PAID'
  end as status,
  i.voided_on is null and i.amount > i.paid + i.credited and i.due_on < (now() at time zone c.time_zone)::date as is_overdue,
  i.party_id as posted_party_id, i.exchange_rate, coalesce(i.home_amount, i.amount) as home_total,
  case when i.voided_on is not null then 0 else coalesce(i.home_amount - i.home_settled, i.amount - i.paid - i.credited) end as home_balance
from open_item i left join company c on c.id = i.company_id`;
