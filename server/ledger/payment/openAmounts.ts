import type { EntityManager } from '@mikro-orm/postgresql';
import type { Control } from '../openItem/registerOpenItem.ts';
import { ofParties } from '../party/partyColumns.ts';

/** The account between the company and a party, in one currency. */
export interface PartyLedger {
  control: Control;
  partyId: string | null;
  /** ISO 4217. */
  currency: string;
}

/** Amounts to settle (OWED), or amounts that settle them (CREDIT): unallocated payments and credit notes. */
export type Side = 'OWED' | 'CREDIT';

/** A document or payment with an open amount. */
export interface OpenAmount {
  id: string;
  isPayment: boolean;
  side: Side;
  /** More than zero. */
  open: string;
}

/** Returns the side that a payment of a direction settles. */
export const sideSettledBy = (direction: 'IN' | 'OUT', control: Control): Side =>
  (direction === 'IN') === (control === 'RECEIVABLE') ? 'OWED' : 'CREDIT';

const ofLedger = (
  control: 'control' | 'direction',
  partyId: string | null,
) => `company_id = noria_company() and ${control} = ? and currency = ?
  and ${partyId ? ofParties('party_id', 'array[?::uuid]') : 'party_id is null'}`;

/**
 * SQL conditions for a party's payments that are neither used up nor reversed, and for its open documents; their parameters come from
 * `ledgerValues`.
 */
export const loosePayments = ({ partyId }: PartyLedger) =>
  `${ofLedger('control', partyId)} and not is_reversed and reverses_id is null and amount <> allocated`;
export const openDocuments = ({ partyId }: PartyLedger) =>
  `${ofLedger('direction', partyId)} and voided_on is null and amount <> paid + credited`;
export const ledgerValues = ({ control, currency, partyId }: PartyLedger) => [control, currency, ...(partyId ? [partyId] : [])];

/**
 * SQL condition: whether a payment is credit, so received on receivables or made on payables. Any other payment refunded credit, and is
 * owed if no credit is left for it.
 */
export const isCreditPayment = `(direction = 'IN') = (control = 'RECEIVABLE')`;

/**
 * Returns the open amounts of a party's documents and payments, oldest due date first, then issue date, then number (domain §1). Locks them
 * until the transaction ends: first payments in the order of their ids, then documents in the order of theirs.
 */
export async function lockOpen(em: EntityManager, ledger: PartyLedger, sides: Side[]): Promise<OpenAmount[]> {
  const wanted = `any(array[${sides.map(side => `'${side}'`).join(', ')}])`;
  const values = ledgerValues(ledger);
  return em.execute<OpenAmount[]>(
    `with loose as materialized (
       select * from payment where ${loosePayments(ledger)} and case when ${isCreditPayment} then 'CREDIT' else 'OWED' end = ${wanted}
       order by id for no key update
     ), item as materialized (
       select * from open_item where ${openDocuments(ledger)} and case when amount < 0 then 'CREDIT' else 'OWED' end = ${wanted}
         and not is_held and (select count(*) from loose) >= 0 order by id for no key update
     )
     select id, "isPayment", side, open::text from (
       select id, true as "isPayment", case when ${isCreditPayment} then 'CREDIT' else 'OWED' end as side, amount - allocated as open,
         paid_on as due_on, paid_on as issued_on, number from loose
       union all
       select id, false, case when amount < 0 then 'CREDIT' else 'OWED' end, abs(amount - paid - credited), due_on, issued_on, number from item
     ) found where open > 0 order by due_on, issued_on, number, id`,
    [...values, ...values],
  );
}
