import type { EntityManager } from '@mikro-orm/postgresql';
import { ask } from '../../core/database/ask.ts';
import { InvalidInput, Refused } from '../../core/errors.ts';
import type { VatMode } from '../../core/money/documentTotals.ts';

/** Facts about the company that a sale needs, as of this moment. */
export interface SaleFacts {
  currency: string;
  /** Percent. */
  taxRate: string;
  /** Whether its selling prices include tax. */
  pricesIncludeTax: boolean;
  vatMode: VatMode;
  /** Smallest cash coin; null for no rounding. */
  cashRounding: string | null;
  /** Today in the company's time zone. */
  today: string;
  /** The last day of the locked period, if any. */
  lockedUntil: string | null;
  /** Whether a till reported the sale as refused; the sale then settles that report. */
  isReported: boolean;
  /** Whether another sale was booked instead of it. */
  isReplaced: boolean;
  /** Whether the refused sale that it is made instead of is booked already, as itself or as another sale. */
  isReplacing: boolean;
  /** Time of sale by the till's clock, and its day in the company's time zone: never later than now. */
  soldAt: Date;
  soldOn: string;
  /** Content hash of the invoice with the requested id; empty if it was stored without one, null if there is no such invoice. */
  issuedAs: string | null;
  /** The requested till session, held open until the transaction ends; null if there is none. */
  session: FoundSession | null;
}

/** The till session in which the sale is made. */
export interface SessionToSellIn {
  id: string;
  tillId: string;
  /** The till's warehouse; null for the company's default warehouse. */
  warehouseId: string | null;
}

interface FoundSession extends SessionToSellIn {
  isOpen: boolean;
  /** Whether the sale was made after the session was opened and not in the future, both within `clockSkew`. */
  isDuring: boolean;
}

/** Maximum difference between a till's clock and the server's, as an SQL interval. Tills measure the difference and correct for it. */
const clockSkew = `interval '15 minutes'`;

/** The fields of a sale that the lookup needs. */
export interface SaleReference {
  id?: string | null;
  replacesId?: string | null;
  tillSessionId?: string | null;
  soldAt?: Date | null;
}

type Row = Omit<SaleFacts, 'currency' | 'soldAt'> & { currency: string | null; soldAt: string };

// A concurrent request for the same sale waits here until the first one ends; the next query then sees its result.
const hold = `select pg_advisory_xact_lock(hashtextextended($1, 0))`;

const known = (lock: string) => `
  with session as materialized (
    select s.id, s.till_id as "tillId", t.warehouse_id as "warehouseId", s.closed_at is null as "isOpen",
      coalesce($1::timestamptz, now()) between s.opened_at - ${clockSkew} and now() + ${clockSkew} as "isDuring"
    from till_session s join till t on t.company_id = s.company_id and t.id = s.till_id
    where s.company_id = noria_company() and s.id = $2${lock})
  select currency, trim_scale(tax_rate)::text as "taxRate", prices_include_tax as "pricesIncludeTax", vat_mode as "vatMode",
    trim_scale(cash_rounding)::text as "cashRounding", (now() at time zone time_zone)::date::text as today,
    to_char(sold.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "soldAt", (sold.at at time zone time_zone)::date::text as "soldOn",
    (select l.locked_until::text from ledger_setting l where l.company_id = noria_company()) as "lockedUntil",
    exists (select from refused_sale r where r.company_id = noria_company() and r.sale_id = $3) as "isReported",
    exists (select from inventory_invoice i where i.company_id = noria_company() and i.replaces_id = $3) as "isReplaced",
    exists (select from inventory_invoice i where i.company_id = noria_company() and (i.id = $4 or i.replaces_id = $4)) as "isReplacing",
    (select coalesce(i.content_hash, '') from inventory_invoice i where i.company_id = noria_company() and i.id = $3) as "issuedAs",
    (select to_jsonb(session) from session) as session
  from company, least(coalesce($1::timestamptz, now()), now()) sold (at) where company.id = noria_company()`;

// Without a sale nothing is locked: a request for prices may come from a read-only user.
const [knownHeld, knownFree] = [known(' for share of s'), known('')];

/**
 * Sends the lookup in one round trip with the next statement; the ids of the sale and of the one it replaces stay locked until the
 * transaction ends.
 * @throws Refused `currencyMissing` if the company has not chosen a currency.
 */
export async function askSaleFacts(
  em: EntityManager,
  { id, replacesId, tillSessionId, soldAt }: SaleReference = {},
): Promise<() => Promise<SaleFacts>> {
  for (const held of [id, replacesId]) if (held) await ask(em, hold, [held]);
  const found = await ask<Row>(em, tillSessionId ? knownHeld : knownFree, [
    soldAt?.toISOString() ?? null,
    tillSessionId ?? null,
    id ?? null,
    replacesId ?? null,
  ]);
  return async () => {
    const [{ currency, soldAt: at, ...facts }] = await found();
    if (!currency) throw new Refused('currencyMissing');
    return { ...facts, currency, soldAt: new Date(at) };
  };
}

/**
 * Refuses a sale if its refused original, or a sale made instead of it, is booked: the customer paid once.
 * @throws Refused `saleDiscarded`, `replacedRecorded`.
 */
export function refuseTwice({ isReplaced, isReplacing }: SaleFacts): void {
  if (isReplaced) throw new Refused('saleDiscarded');
  if (isReplacing) throw new Refused('replacedRecorded');
}

/**
 * Returns the till session to sell in, or null if none is requested.
 * @throws InvalidInput `notFound`, `soldAt` soldOutsideSession; Refused `sessionClosed`.
 */
export function openSession({ session }: SaleFacts, { tillSessionId }: SaleReference): SessionToSellIn | null {
  if (!tillSessionId) return null;
  if (!session) throw new InvalidInput({ field: 'tillSessionId', code: 'notFound' });
  if (!session.isOpen) throw new Refused('sessionClosed');
  if (!session.isDuring) throw new InvalidInput({ field: 'soldAt', code: 'soldOutsideSession' });
  return session;
}

/**
 * Returns the booking day for something in a session: its own day if the period is open, else today. A time without a session comes from no
 * till's clock, so it decides nothing.
 */
export const bookedOn = (day: string, { today, lockedUntil }: SaleFacts): string => (lockedUntil && day <= lockedUntil ? today : day);
