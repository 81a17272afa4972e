import { Refused } from '../errors.ts';

/** The company's currency, used for its documents. Refused `currencyMissing` if the company has not chosen one. */
export function currencyOf({ currency }: { currency: string | null }): string {
  if (!currency) throw new Refused('currencyMissing');
  return currency;
}
