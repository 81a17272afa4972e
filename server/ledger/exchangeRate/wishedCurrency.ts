import { InvalidInput } from '../../core/errors.ts';

/** The currency and the rate that a document asks for. */
interface Wish {
  currency: string | null;
  exchangeRate: string | null;
}

/**
 * Returns the currency of a draft, the company's `own` unless it names another, and the rate wished for: null for that of the day it is issued.
 * @throws InvalidInput `exchangeRate` ownCurrency.
 */
export function wishedCurrency(own: string, { currency: wished, exchangeRate }: Wish): { currency: string; exchangeRate: string | null } {
  const currency = wished ?? own;
  if (currency === own && exchangeRate) throw new InvalidInput({ field: 'exchangeRate', code: 'ownCurrency', params: { currency } });
  return { currency, exchangeRate };
}
