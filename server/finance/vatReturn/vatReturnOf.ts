import type { EntityManager } from '@mikro-orm/postgresql';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import { purchaseVatCategories } from '../expense/purchaseVatCategories.rules.ts';
import type { VatDocuments, VatDocumentsArgs, VatReturn } from './VatReturn.ts';
import { vatDays, vatFacts, vatSides } from './vatFacts.ts';

/** Days of a return, both included. */
interface VatSpan {
  /** Defaults to the first day of the fiscal year of `to`. */
  from?: string | null;
  /** Defaults to today. */
  to?: string | null;
}

const most = 200;
const boxes = vatSides.flatMap(side => [...purchaseVatCategories, null].map(category => ({ side, category })));
const boxRows = boxes.map(({ side, category }, index) => `(${index + 1}, '${side}', ${category ? `'${category}'` : 'null'})`).join(', ');

/** Adds up the VAT of a period by category and rate, beside what the accounts moved. */
export async function vatReturnOf(em: EntityManager, { from, to }: VatSpan, currency: string | null): Promise<VatReturn> {
  const money = moneyIn(currency);
  const moved = (role: string, amount: string) =>
    `(select sum(${amount}) from account a join account_day l on l.company_id = a.company_id and l.account_id = a.id
       where a.company_id = q.company_id and a.role = '${role}' and l.posted_on between q.from_on and q.to_on)`;
  const taxOf = (side: string) => `(select coalesce(sum(tax), 0) from facts where side = '${side}')`;
  const accountOf = (role: string) => `(select id from account a where a.company_id = q.company_id and a.role = '${role}')`;
  const [{ found }] = await em.execute<[{ found: VatReturn }]>(
    `with asked as (
       select c.id as company_id, trim(c.currency) as currency, c.fiscal_year_start_month as month, ?::date as from_on,
         coalesce(?::date, (now() at time zone c.time_zone)::date) as to_on
       from company c where c.id = noria_company()
     ), q as materialized (
       select company_id, currency, to_on,
         coalesce(from_on, make_date(extract(year from to_on - make_interval(months => month - 1))::integer, month, 1)) as from_on from asked
     ), facts as materialized (
       select side, category, rate, sum(count) as count, sum(base) as base, sum(tax) as tax from (${vatDays}) d group by 1, 2, 3
     ), box (number, side, category) as (values ${boxRows})
     select json_build_object('from', q.from_on, 'to', q.to_on, 'currency', q.currency,
       'outputTax', ${money(taxOf('SALES'))}, 'inputTax', ${money(taxOf('PURCHASES'))}, 'due', ${money(`${taxOf('SALES')} - ${taxOf('PURCHASES')}`)},
       'outputAccountId', ${accountOf('VAT_OUTPUT')}, 'inputAccountId', ${accountOf('VAT_INPUT')},
       'outputPosted', ${money(moved('VAT_OUTPUT', 'l.credit - l.debit'))}, 'inputPosted', ${money(moved('VAT_INPUT', 'l.debit - l.credit'))},
       'rows', (select coalesce(json_agg(json_build_object('box', box.number, 'side', f.side, 'category', f.category, 'rate', f.rate::text, 'count', f.count,
           'base', ${money('f.base')}, 'tax', ${money('f.tax')}) order by box.number, f.rate desc), '[]')
         from facts f join box on box.side = f.side and box.category is not distinct from f.category)
     ) as found from q`,
    [from ?? null, to ?? null],
  );
  return found;
}

/** Reads a page of the documents behind a box of the return. Sums by day tell which days the page lies in, so only theirs are read. */
export async function vatDocumentsOf(em: EntityManager, asked: VatDocumentsArgs, currency: string | null): Promise<VatDocuments> {
  const { from, to, side, category = null, rate = null, first, offset } = asked;
  const money = moneyIn(currency);
  const inBox = (row: string) =>
    `${row}.side = b.side and ${row}.category is not distinct from b.category and (b.rate is null or ${row}.rate = b.rate)`;
  const [{ found }] = await em.execute<[{ found: VatDocuments }]>(
    `with b as materialized (
       select ?::text as side, ?::text as category, ?::numeric as rate, ?::integer as first, ?::integer as skipped, ?::date as from_on, ?::date as to_on
     ), day as materialized (
       select day, sum(count) as count, sum(sum(count)) over (order by day) as until, sum(base) as base, sum(tax) as tax
       from (with q as materialized (select noria_company() as company_id, from_on, to_on from b) ${vatDays}) d, b where ${inBox('d')} group by day
     ), q as materialized (
       select noria_company() as company_id, min(day) as from_on, max(day) as to_on, min(until - count) as before
       from day, b where until > b.skipped and until - count < b.skipped + b.first
     ), page as (
       select f.* from (${vatFacts}) f, b where ${inBox('f')} order by day, number, id, sign desc
       limit (select first from b) offset (select b.skipped - q.before from b, q)
     )
     select json_build_object('count', (select coalesce(sum(count), 0) from day), 'base', (select ${money('sum(base)')} from day), 'tax', (select ${money('sum(tax)')} from day),
       'documents', (select coalesce(json_agg(json_build_object('documentId', id, 'number', number, 'countedOn', day, 'isVoiding', sign < 0,
         'base', ${money('base')}, 'tax', ${money('tax')}) order by day, number, id, sign desc), '[]') from page)) as found`,
    [side, category, rate, Math.min(Math.max(first, 0), most), Math.max(offset, 0), from, to],
  );
  return found;
}

const moneyIn = (currency: string | null) => (sum: string) => `round(coalesce(${sum}, 0), ${currencyDecimals(currency ?? '')})::text`;
