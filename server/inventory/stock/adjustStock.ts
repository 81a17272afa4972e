import type { EntityManager } from '@mikro-orm/postgresql';
import { companyToday } from '../../core/database/companyToday.ts';
import { sum } from '../../core/money/arithmetic.ts';
import type { AccountRole } from '../../ledger/account/accountRoles.ts';
import { postEntry } from '../../ledger/entry/postEntry.ts';
import { moveStock, type MovedStock, type StockRequest } from './moveStock.ts';
import type { StockReasonName } from './stockReasons.rules.ts';

/** Contra account of the inventory account by reason, for movements that are posted on their own. */
const against: Partial<Record<StockReasonName, AccountRole>> = {
  OPENING: 'OPENING_BALANCE',
  ADJUSTMENT: 'STOCK_ADJUSTMENT',
  COUNT: 'STOCK_ADJUSTMENT',
  SCRAP: 'SCRAP',
  SALE_RETURN: 'COST_OF_SALES',
  PURCHASE: 'GOODS_RECEIVED',
  PURCHASE_RETURN: 'GOODS_RECEIVED',
};

/** Moves stock for a single reason and posts its value: Dr inventory, Cr the account of the reason; the reverse for outgoing stock. */
export async function adjustStock(
  em: EntityManager,
  requests: StockRequest[],
  { at, description = null }: { at?: Date; description?: string | null } = {},
): Promise<MovedStock[]> {
  const moved = await moveStock(em, requests, { at });
  const amount = sum(moved.map(({ value }) => value)).toFixed();
  const account = moved.length && against[moved[0].reason];
  if (!account || Number(amount) === 0) return moved;
  const postedOn = at ? await companyDay(em, at) : await companyToday(em);
  const lines = [
    { account: 'INVENTORY' as const, debit: amount },
    { account, credit: amount },
  ];
  await postEntry(em, { postedOn, journal: 'STOCK', sourceId: requests[0].sourceId, description, lines });
  return moved;
}

/** Returns the day of an instant in the company's time zone. */
async function companyDay(em: EntityManager, at: Date): Promise<string> {
  const [row] = await em.execute<{ day: string }[]>(
    'select (?::timestamptz at time zone time_zone)::date::text as day from company where id = noria_company()',
    [at],
  );
  return row.day;
}
