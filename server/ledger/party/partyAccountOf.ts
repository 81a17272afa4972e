import type { EntityManager } from '@mikro-orm/postgresql';
import { typeOfId } from '../../core/database/ids.ts';
import type { Control } from '../openItem/registerOpenItem.ts';
import { isCreditPayment, ledgerValues, loosePayments, openDocuments } from '../payment/openAmounts.ts';
import type { PartyAccount } from './PartyAccount.ts';
import { ofParties } from './partyColumns.ts';
import { partyKinds } from './partyKinds.ts';

/** Maximum number of rows listed of each kind; the sums cover all rows. */
const listed = 200;

const sumOf = (sign: '<' | '>') => `trim_scale(coalesce(sum(abs(open)) filter (where open ${sign} 0), 0))::text`;
const rowsOf = (sign: '<' | '>') => `(select coalesce(json_agg(shown), '[]') from (
  select json_build_object('documentId', id, 'kind', kind, 'number', number, 'issuedOn', issued_on, 'dueOn', due_on, 'total', trim_scale(abs(total))::text,
    'open', trim_scale(abs(open))::text, 'isOverdue', open > 0 and due_on < today) as shown
  from found where open ${sign} 0 order by due_on, issued_on, number, id limit ${listed}) r)`;

const depositsOf = `select trim_scale(coalesce(sum(coalesce(d.home_amount - d.home_used, d.amount - d.applied - d.refunded)), 0))::text from deposit d
  where d.company_id = noria_company() and ?::text = 'RECEIVABLE' and ${ofParties('d.party_id', 'array[?::uuid]')}`;

const isOurs = (control: 'control' | 'direction') =>
  `company_id = noria_company() and ${control} = ? and currency <> ? and ${ofParties('party_id', 'array[?::uuid]')}`;

const othersOf = `select coalesce(json_agg(json_build_object('currency', trim(currency), 'owed', trim_scale(owed)::text, 'credit', trim_scale(credit)::text,
    'homeBalance', trim_scale(home)::text) order by currency), '[]') from (
  select currency, coalesce(sum(open) filter (where open > 0), 0) as owed, coalesce(-sum(open) filter (where open < 0), 0) as credit, sum(home) as home from (
    select currency, amount - paid - credited as open, coalesce(home_amount - home_settled, amount - paid - credited) as home
    from open_item where ${isOurs('direction')} and voided_on is null and amount <> paid + credited
    union all
    select currency, (amount - allocated) * sign, coalesce(home_amount - home_allocated, amount - allocated) * sign
    from payment, lateral (select case when ${isCreditPayment} then -1 else 1 end as sign) s
    where ${isOurs('control')} and not is_reversed and reverses_id is null and amount <> allocated
  ) o group by currency) g`;

const remindersOf = `select coalesce(json_agg(shown), '[]') from (
  select json_build_object('reminderId', r.id, 'number', r.number, 'level', r.level, 'sentOn', r.sent_on, 'total', trim_scale(r.total)::text) as shown
  from reminder r where r.company_id = noria_company() and ${ofParties('r.customer_id', 'array[p.id]')} order by r.sent_on desc, r.id desc limit 20) s`;

const parties = partyKinds.map(({ table }) => `select id, name from ${table} where company_id = noria_company()`).join(' union all ');

/** Reads the account of a party in a currency; null if there is no such party. */
export async function partyAccountOf(
  em: EntityManager,
  { control, partyId, currency }: { control: Control; partyId: string; currency: string | null },
): Promise<PartyAccount | null> {
  if (typeOfId(partyId) === undefined) return null;
  const ledger = { control, partyId, currency: currency ?? '' };
  const values = ledgerValues(ledger);
  const others = [control, ledger.currency, partyId];
  const [row] = await em.execute<{ account: PartyAccount }[]>(
    `with company as (
       select id, (now() at time zone time_zone)::date as today from company where id = noria_company()
     ), found as materialized (
       select id, kind, number, issued_on, due_on, amount as total, amount - paid - credited as open, (select today from company) as today
       from open_item where ${openDocuments(ledger)}
       union all
       select id, case when ${isCreditPayment} then 'PAYMENT' else 'REFUND' end, number, paid_on, paid_on, amount,
         case when ${isCreditPayment} then allocated - amount else amount - allocated end, (select today from company)
       from payment where ${loosePayments(ledger)}
     )
     select json_build_object('partyId', p.id, 'partyName', p.name, 'currency', ?::text, 'owed', (select ${sumOf('>')} from found),
       'credit', (select ${sumOf('<')} from found), 'deposits', (${depositsOf}), 'documents', ${rowsOf('>')}, 'credits', ${rowsOf('<')},
       'others', (${othersOf}), 'reminders', (${remindersOf})) as account
     from (${parties}) p where p.id = noria_party(noria_company(), ?)`,
    [...values, ...values, currency, control, partyId, ...others, ...others, partyId],
  );
  return row?.account ?? null;
}
