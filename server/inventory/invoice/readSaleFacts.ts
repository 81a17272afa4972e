import type { EntityManager } from '@mikro-orm/postgresql';
import { Refused } from '../../core/errors.ts';

/** What of the company a sale needs, as it is in this moment. */
export interface SaleFacts {
  currency: string;
  /** Percent. */
  taxRate: string;
  /** Today where the company is: the day it is booked. */
  today: string;
  /** When it was sold, by the till's clock, and that day where the company is: never later than now. */
  soldAt: Date;
  soldOn: string;
}

/** Refused `currencyMissing` while the company has not chosen one. */
export async function readSaleFacts(em: EntityManager, soldAt?: Date | null): Promise<SaleFacts> {
  const [row] = await em.execute<[{ currency: string | null; tax_rate: string; today: string; sold_at: string; sold_on: string }]>(
    `select currency, trim_scale(tax_rate)::text as tax_rate, (now() at time zone time_zone)::date::text as today,
       to_char(sold.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as sold_at, (sold.at at time zone time_zone)::date::text as sold_on
     from company, least(coalesce(?::timestamptz, now()), now()) sold(at) where id = noria_company()`,
    [soldAt?.toISOString() ?? null],
  );
  if (!row.currency) throw new Refused('currencyMissing');
  return { currency: row.currency, taxRate: row.tax_rate, today: row.today, soldAt: new Date(row.sold_at), soldOn: row.sold_on };
}
