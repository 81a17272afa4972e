import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { insertRecords } from '../../core/database/insertRecords.ts';
import { Decimal } from '../../core/money/arithmetic.ts';
import { postEntry } from '../../ledger/entry/postEntry.ts';
import { TillSession } from './Till.ts';

/** The till session that a late sale belongs to. */
export interface SessionOfSale {
  id: string;
  tillId: string;
  cashierId: string;
  /** The till's warehouse; null for the company's default warehouse. */
  warehouseId: string | null;
  closedAt: string | null;
  /** Day of closing in the company's time zone, YYYY-MM-DD. */
  closedOn: string | null;
  /** Whether the sale was made before the drawer was counted, so that its cash was counted too. */
  isCounted: boolean;
}

/**
 * Finds the session in which a sale was made: the one it names or, if it was made after that was closed, the till's next session if already
 * begun. Locks it until the transaction ends.
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
 * Returns the follow-up of a closed session, in which late sales are booked: a separate session, so that the printed report stays
 * unchanged. Creates it for the first late sale. Locks it until the transaction ends.
 */
export async function lockFollowUp(
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

/** Cash of a late sale to add to a follow-up. */
export interface LateCash {
  /** Cash received, less change. */
  cash: string;
  /** Whether the cash was in the drawer when it was counted. */
  isCounted: boolean;
  /** Posting day of the correction, YYYY-MM-DD. */
  postedOn: string;
  by: string;
  description: string;
}

/**
 * Adds the cash of a late sale to a follow-up. Cash that was in the drawer during the count was counted as a surplus there: the follow-up
 * is short by the same amount, so that the two cancel out. Cash of a sale after the count is in the drawer now.
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
