import { Refused } from '../errors.ts';

/** The currency documents are made out in. Refused `currencyMissing` while the company has not chosen one. */
export function currencyOf({ currency }: { currency: string | null }): string {
  if (!currency) throw new Refused('currencyMissing');
  return currency;
}
