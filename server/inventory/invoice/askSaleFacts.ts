import type { EntityManager } from '@mikro-orm/postgresql';
import { ask } from '../../core/database/ask.ts';
import { InvalidInput, Refused } from '../../core/errors.ts';
import type { VatMode } from '../../core/money/documentTotals.ts';

/** What of the company a sale needs, as it is in this moment. */
export interface SaleFacts {
  currency: string;
  /** Percent. */
  taxRate: string;
  /** Whether it sells at prices with tax. */
  pricesIncludeTax: boolean;
  vatMode: VatMode;
  /** The smallest coin; null for none. */
  cashRounding: string | null;
  /** Today where the company is. */
  today: string;
  /** The last day of the locked period, if any. */
  lockedUntil: string | null;
  /** Whether a till told of it as refused: then that is settled by it. */
  isReported: boolean;
  /** When it was sold, by the till's clock, and that day where the company is: never later than now. */
  soldAt: Date;
  soldOn: string;
  /** The content hash of the invoice with the id that was asked for; empty where it was kept without one, null where there is none. */
  issuedAs: string | null;
  /** The session that was asked for, held open until the transaction ends; null where there is none. */
  session: FoundSession | null;
}

/** Where it sells. */
export interface SessionToSellIn {
  id: string;
  tillId: string;
  /** The till's; the company's default one where it has none. */
  warehouseId: string | null;
}

interface FoundSession extends SessionToSellIn {
  isOpen: boolean;
  /** Whether the sale was made since it was opened, and not in the future, give or take `clockSkew`. */
  isDuring: boolean;
}

/** How much the clock of a till may differ from the server's, as an interval of SQL. A till measures the difference and makes up for it. */
const clockSkew = `interval '15 minutes'`;

/** What a sale says that something has to be known of. */
export interface AskedSale {
  id?: string | null;
  tillSessionId?: string | null;
  soldAt?: Date | null;
}

type Row = Omit<SaleFacts, 'currency' | 'soldAt'> & { currency: string | null; soldAt: string };

// Whoever says a sale at the same moment waits for the first one's end; what is asked next sees what he has done.
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
    (select coalesce(i.content_hash, '') from inventory_invoice i where i.company_id = noria_company() and i.id = $3) as "issuedAs",
    (select to_jsonb(session) from session) as session
  from company, least(coalesce($1::timestamptz, now()), now()) sold (at) where company.id = noria_company()`;

// Where nothing is sold nothing is held: who only looks at prices may be one who only reads.
const [knownHeld, knownFree] = [known(' for share of s'), known('')];

/** Asks with the statement that follows; the id is held until the transaction ends. Refused `currencyMissing` while the company has not chosen one. */
export async function askSaleFacts(em: EntityManager, { id, tillSessionId, soldAt }: AskedSale = {}): Promise<() => Promise<SaleFacts>> {
  if (id) await ask(em, hold, [id]);
  const found = await ask<Row>(em, tillSessionId ? knownHeld : knownFree, [
    soldAt?.toISOString() ?? null,
    tillSessionId ?? null,
    id ?? null,
  ]);
  return async () => {
    const [{ currency, soldAt: at, ...facts }] = await found();
    if (!currency) throw new Refused('currencyMissing');
    return { ...facts, currency, soldAt: new Date(at) };
  };
}

/** The session to sell in, where one was said. InvalidInput `notFound`, `soldAt` soldOutsideSession; Refused `sessionClosed`. */
export function openSession({ session }: SaleFacts, { tillSessionId }: AskedSale): SessionToSellIn | null {
  if (!tillSessionId) return null;
  if (!session) throw new InvalidInput({ field: 'tillSessionId', code: 'notFound' });
  if (!session.isOpen) throw new Refused('sessionClosed');
  if (!session.isDuring) throw new InvalidInput({ field: 'soldAt', code: 'soldOutsideSession' });
  return session;
}

/** The day that something of a session is booked on: its own where the period is open, else today. A time without a session is nobody's clock. */
export const bookedOn = (day: string, { today, lockedUntil }: SaleFacts): string => (lockedUntil && day <= lockedUntil ? today : day);
