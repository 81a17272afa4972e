import type { EntityManager } from '@mikro-orm/postgresql';
import { codeOf } from '../../core/database/RecordType.ts';
import { Decimal, round } from '../../core/money/arithmetic.ts';
import { daysAfter } from '../../core/rules/days.ts';
import { ExchangeRate } from '../../ledger/exchangeRate/ExchangeRate.ts';

/** What a unit of each currency is worth in dollars, about. */
const inDollars: Record<string, string> = { USD: '1', EUR: '1.0842', GBP: '1.2731', JPY: '0.00668', JOD: '1.4104' };

/** Loads a year of exchange rates, every other week, and returns the currency that the company's client abroad buys in. */
export async function loadExchangeRates(em: EntityManager, own: string, today: string): Promise<string> {
  const worth = inDollars[own] ?? '0.27';
  const days = Array.from({ length: 29 }, (_, index) => daysAfter(today, 14 * index - 399));
  const rows = Object.entries(inDollars)
    .filter(([currency]) => currency !== own)
    .flatMap(([currency, dollars], place) =>
      days.map((validFrom, index) => {
        // Rates rise and fall by up to two percent, each currency in its own rhythm.
        const drift = new Decimal((index * 7 + place * 5) % 17).minus(8).div(400).plus(1);
        return { currency, validFrom, rate: round(new Decimal(dollars).div(worth).times(drift), 6).toFixed() };
      }),
    );
  await em.execute(
    `insert into exchange_rate (id, currency, home_currency, valid_from, rate)
     select noria_new_id(${codeOf(ExchangeRate)}), r.currency, ?, r."validFrom", r.rate from jsonb_to_recordset(?::jsonb) as r (currency text, "validFrom" date, rate numeric)`,
    [own, JSON.stringify(rows)],
  );
  return currencyAbroad(own);
}

/** The currency that a company's client abroad buys in. */
export const currencyAbroad = (own: string): string => (own === 'EUR' ? 'USD' : 'EUR');
