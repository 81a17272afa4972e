import type { EntityManager } from '@mikro-orm/postgresql';
import { InvalidInput } from '../../core/errors.ts';

/** An exchange rate and the day that it is from. */
export interface DatedRate {
  rate: string;
  validFrom: string;
}

/** Returns the rate of a currency that holds on a day, the last one up to it; null if there is none. */
export async function rateOn(em: EntityManager, currency: string, day: string): Promise<DatedRate | null> {
  const [found] = await em.execute<DatedRate[]>(
    `select trim_scale(r.rate)::text as rate, r.valid_from::text as "validFrom"
     from exchange_rate r join company c on c.id = r.company_id and c.currency = r.home_currency
     where r.company_id = noria_company() and r.currency = ? and r.valid_from <= ? and r.deleted_at is null order by r.valid_from desc limit 1`,
    [currency, day],
  );
  return found ?? null;
}

/**
 * Returns the rate of a currency that holds on a day.
 * @throws InvalidInput `field` rateMissing {currency, date}.
 */
export async function requiredRateOn(em: EntityManager, field: string, currency: string, day: string): Promise<string> {
  const found = await rateOn(em, currency, day);
  if (!found) throw new InvalidInput({ field, code: 'rateMissing', params: { currency, date: day } });
  return found.rate;
}
