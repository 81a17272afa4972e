import type { EntityManager } from '@mikro-orm/postgresql';
import { InvalidInput } from '../../core/errors.ts';
import { Decimal, round } from '../../core/money/arithmetic.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import { moneyLimit } from '../../core/rules/fields.ts';
import type { HomeWorth } from '../openItem/registerOpenItem.ts';
import { highestRate } from './exchangeRate.rules.ts';
import { requiredRateOn } from './rateOn.ts';

/** Money that moved in a currency on a day. */
export interface MovedMoney {
  /** ISO 4217. */
  currency: string;
  /** More than zero. */
  amount: string;
  /** What really moved, in the company's currency; the amount at the rate of the day if null. */
  homeAmount: string | null;
  /** YYYY-MM-DD. */
  on: string;
}

/**
 * Returns what money in another currency than the company's `own` is worth, and the rate that this makes (modules.md, L1); null in its own.
 * @throws InvalidInput `amount` tooManyDecimals; `homeAmount` ownCurrency, rateMissing {currency, date}, tooManyDecimals, worthNothing {currency}, limitExceeded.
 */
export async function worthOf(em: EntityManager, own: string, { currency, amount, homeAmount, on }: MovedMoney): Promise<HomeWorth | null> {
  const field = 'homeAmount';
  if (currency === own) {
    if (homeAmount) throw new InvalidInput({ field, code: 'ownCurrency', params: { currency } });
    return null;
  }
  const [digits, most] = [currencyDecimals(own), currencyDecimals(currency)];
  if (!round(amount, most).equals(amount)) throw new InvalidInput({ field: 'amount', code: 'tooManyDecimals', params: { max: most } });
  if (homeAmount && !round(homeAmount, digits).equals(homeAmount))
    throw new InvalidInput({ field, code: 'tooManyDecimals', params: { max: digits } });
  const rate = homeAmount ? round(new Decimal(homeAmount).div(amount), rateDecimals) : await requiredRateOn(em, field, currency, on);
  if (new Decimal(rate).greaterThan(highestRate)) throw new InvalidInput({ field, code: 'limitExceeded' });
  const worth = homeAmount ?? homeAmountAt(field, amount, String(rate), own);
  if (new Decimal(rate).isZero()) throw new InvalidInput({ field, code: 'worthNothing', params: { currency: own } });
  return { exchangeRate: new Decimal(rate).toFixed(), homeAmount: worth };
}

/**
 * Returns what an amount is worth in the company's currency `own` at the rate of a day; in that currency the amount itself.
 * @throws InvalidInput `field` rateMissing {currency, date}, worthNothing {currency}, limitExceeded.
 */
export async function worthOnDay(
  em: EntityManager,
  own: string,
  { field, currency, amount, on }: Pick<MovedMoney, 'currency' | 'amount' | 'on'> & { field: string },
): Promise<string> {
  return currency === own ? amount : homeAmountAt(field, amount, await requiredRateOn(em, field, currency, on), own);
}

/** Decimals of an exchange rate (domain §0). */
const rateDecimals = 10;

/**
 * Returns an amount in the company's currency `own` at a rate, rounded.
 * @throws InvalidInput `field` worthNothing {currency} if nothing is left of an amount, limitExceeded.
 */
export function homeAmountAt(field: string, amount: string, rate: string, own: string): string {
  const worth = round(new Decimal(amount).times(rate), currencyDecimals(own));
  if (worth.isZero() && !new Decimal(amount).isZero()) throw new InvalidInput({ field, code: 'worthNothing', params: { currency: own } });
  if (worth.abs().greaterThan(moneyLimit)) throw new InvalidInput({ field, code: 'limitExceeded' });
  return worth.toFixed();
}
