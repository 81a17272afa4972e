import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { insertRecords } from '../../core/database/insertRecords.ts';
import { Decimal } from '../../core/money/arithmetic.ts';
import { postEntry } from '../../ledger/entry/postEntry.ts';
import { TillSession } from './Till.ts';

/** The session of a till that a late sale belongs to. */
export interface SessionOfSale {
  id: string;
  tillId: string;
  cashierId: string;
  /** The till's; the company's default one where it has none. */
  warehouseId: string | null;
  closedAt: string | null;
  /** That day where the company is, YYYY-MM-DD. */
  closedOn: string | null;
  /** Whether it was sold before the drawer was counted, so that its cash was counted too. */
  isCounted: boolean;
}

/**
 * The session in whose time something was sold: the one it was sold in; after that was closed, the till's next one where it had begun. Held
 * until the transaction ends.
 */
export async function sessionOfSale(em: EntityManager, tillSessionId: string, soldAt: Date): Promise<SessionOfSale> {
  const [session] = await em.execute<SessionOfSale[]>(
    `select s.id, s.till_id as "tillId", s.cashier_id as "cashierId", t.warehouse_id as "warehouseId", s.closed_at as "closedAt",
       (s.closed_at at time zone c.time_zone)::date::text as "closedOn", coalesce(sold.at <= s.closed_at, false) as "isCounted"
     from till_session said
       cross join (select ?::timestamptz as at) sold
       join till_session s on s.company_id = said.company_id and s.till_id = said.till_id and s.follow_up_of_id is null
         and (s.id = said.id or sold.at > said.closed_at and sold.at between s.opened_at and coalesce(s.closed_at, 'infinity'))
       join till t on t.company_id = s.company_id and t.id = s.till_id
       join company c on c.id = s.company_id
     where said.company_id = noria_company() and said.id = ?
     order by s.id = said.id, s.opened_at desc limit 1 for share of s`,
    [soldAt.toISOString(), tillSessionId],
  );
  return session;
}

/**
 * The follow-up of a closed session, where what was sold in it is booked afterwards: a session of its own, so that the report that was printed
 * stays as it was. Made with the first such sale. Held until the transaction ends.
 */
export async function holdFollowUp(
  em: EntityManager,
  { id, tillId, cashierId, closedAt }: SessionOfSale,
  by: string,
): Promise<TillSession> {
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 1))', [id]);
  const known = await em.findOne(TillSession, { followUpOf: id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (known) return known;
  const nothing = { float: '0', closedWith: '0', countedCash: '0' };
  const times = { openedAt: closedAt, closedAt: new Date().toISOString(), closedBy: by };
  const [made] = await insertRecords(em, TillSession, [{ till: tillId, cashier: cashierId, followUpOf: id, ...nothing, ...times }]);
  return em.findOneOrFail(TillSession, { id: made }, { lockMode: LockMode.PESSIMISTIC_WRITE });
}

/** What a late sale puts into a follow-up. */
export interface LateCash {
  /** What was paid in cash, change taken off. */
  cash: string;
  /** Whether the drawer was counted with it. */
  isCounted: boolean;
  /** The day the correction counts for, YYYY-MM-DD. */
  postedOn: string;
  by: string;
  description: string;
}

/**
 * Adds the cash of a late sale to a follow-up. What was in the drawer when it was counted, that count has found too much: the follow-up misses
 * it, and both come out even. What was sold after the count is in the drawer now.
 */
export async function addLateCash(em: EntityManager, followUp: TillSession, { cash, isCounted, postedOn, by, description }: LateCash) {
  const plus = (amount: string | null, more: string) => new Decimal(amount ?? 0).plus(more).toFixed();
  Object.assign(followUp, {
    closedWith: plus(followUp.closedWith, cash),
    countedCash: plus(followUp.countedCash, isCounted ? '0' : cash),
    closedAt: new Date(),
    closedBy: by,
  });
  await em.flush();
  if (!isCounted) return;
  const lines = [
    { account: 'CASH_DIFFERENCE' as const, debit: cash },
    { account: 'CASH' as const, credit: cash },
  ];
  await postEntry(em, { postedOn, journal: 'CASH', sourceId: followUp.id, description, lines });
}
