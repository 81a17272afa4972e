import type { EntityManager } from '@mikro-orm/postgresql';
import { companyToday } from '../../core/database/companyToday.ts';
import { InvalidInput, NotFound } from '../../core/errors.ts';
import { Decimal, round, type Amount } from '../../core/money/arithmetic.ts';
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
  /** YYYY-MM-DD. */
  receivedOn: string;
  open: string;
  /** The company's currency. */
  own: string;
  /** Of a deposit in another currency, the rate that it was received at, and what is open in the company's. */
  exchangeRate: string | null;
  homeOpen: string | null;
}

/** Reads a deposit without locking it. @throws NotFound */
export async function openDeposit(em: EntityManager, id: string): Promise<OpenDeposit> {
  const [row] = await em.execute<OpenDeposit[]>(
    `select d.id, d.number, noria_party(d.company_id, d.party_id) as "partyId", trim(d.currency) as currency, d.received_on::text as "receivedOn",
       trim_scale(d.amount - d.applied - d.refunded)::text as open, trim(c.currency) as own, d.exchange_rate::text as "exchangeRate",
       trim_scale(d.home_amount - d.home_used)::text as "homeOpen"
     from deposit d join company c on c.id = d.company_id where d.company_id = noria_company() and d.id = ?`,
    [id],
  );
  if (!row) throw NotFound();
  return row;
}

/**
 * Returns what parts of a deposit are worth in the company's currency, one after the other: at its rate, and what closes it takes all that is left
 * (modules.md, L1); in the company's currency the amounts themselves.
 */
export function worthOfParts({ open, own, exchangeRate, homeOpen }: OpenDeposit, amounts: Amount[]): Decimal[] {
  if (exchangeRate === null) return amounts.map(amount => new Decimal(amount));
  let left = new Decimal(open);
  let worthLeft = new Decimal(homeOpen!);
  return amounts.map(amount => {
    left = left.minus(amount);
    const atRate = round(new Decimal(amount).times(exchangeRate), currencyDecimals(own));
    const worth = left.isZero() ? worthLeft : Decimal.min(atRate, worthLeft);
    worthLeft = worthLeft.minus(worth);
    return worth;
  });
}

/** The whole of what is open of a deposit, in the company's currency. */
export const worthOpen = (deposit: OpenDeposit): string => deposit.homeOpen ?? deposit.open;

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
