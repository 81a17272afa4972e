import type { EntityManager } from '@mikro-orm/postgresql';
import { companyToday } from '../../core/database/companyToday.ts';
import { InvalidInput, NotFound } from '../../core/errors.ts';
import { round } from '../../core/money/arithmetic.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import type { Posting } from '../entry/entryLines.ts';
import { postEntry } from '../entry/postEntry.ts';
import { refuseEntryDay } from '../period/refuseEntryDay.ts';

/** A deposit and what of it is open. */
export interface OpenDeposit {
  id: string;
  number: string;
  /** The current customer, after merges; null until one is assigned. */
  partyId: string | null;
  currency: string;
  open: string;
}

/** Reads a deposit without locking it. @throws NotFound */
export async function openDeposit(em: EntityManager, id: string): Promise<OpenDeposit> {
  const [row] = await em.execute<OpenDeposit[]>(
    `select id, number, noria_party(company_id, party_id) as "partyId", currency, trim_scale(amount - applied - refunded)::text as open
     from deposit where company_id = noria_company() and id = ?`,
    [id],
  );
  if (!row) throw NotFound();
  return row;
}

/** Posts an entry of a deposit, which names the deposit if it has no description of its own. Returns the entry's id. */
export const postForDeposit = (
  em: EntityManager,
  { id, number }: Pick<OpenDeposit, 'id' | 'number'>,
  { postedOn, lines, description }: { postedOn: string; lines: Posting[]; description?: string | null },
): Promise<string | null> => postEntry(em, { postedOn, journal: 'CASH', sourceId: id, description: description ?? number, lines });

/** Returns the given day, if it belongs to the books; else today. */
export async function entryDay(em: EntityManager, field: string, day: string | null): Promise<string> {
  if (day) await refuseEntryDay(em, field, day);
  return day ?? companyToday(em);
}

/** @throws InvalidInput `amount` tooManyDecimals */
export function refuseDecimals(amount: string, currency: string): void {
  const digits = currencyDecimals(currency);
  if (!round(amount, digits).equals(amount)) throw new InvalidInput({ field: 'amount', code: 'tooManyDecimals', params: { max: digits } });
}
