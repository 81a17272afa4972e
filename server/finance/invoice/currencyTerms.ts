import type { EntityManager } from '@mikro-orm/postgresql';
import { InvalidInput } from '../../core/errors.ts';
import { rateOn, requiredRateOn } from '../../ledger/exchangeRate/rateOn.ts';
import { wishedCurrency } from '../../ledger/exchangeRate/wishedCurrency.ts';
import type { SalesInvoice } from './SalesInvoice.ts';
import type { SalesInvoiceValues } from './salesInvoice.rules.ts';

/** The currency of a draft. */
interface CurrencyTerms {
  currency: string;
  /** The rate wished for; null for that of the day it is issued, and in the company's currency. */
  exchangeRate: string | null;
  /** The rate that prices of items are converted at; null in the company's currency. */
  itemRate: string | null;
}

/**
 * Returns the currency of a draft, the company's `own` unless it names another. The prices of an order are in the order's currency.
 * @throws InvalidInput `currency` cannotChange, `exchangeRate` ownCurrency, and rateMissing where the price of an item has to be converted.
 */
export async function currencyTerms(
  em: EntityManager,
  own: string,
  { issuedOn, lines, ...wish }: SalesInvoiceValues,
  { today, current, order = current?.order }: { today: string; current?: SalesInvoice } & Partial<Pick<SalesInvoice, 'order'>>,
): Promise<CurrencyTerms> {
  const { currency, exchangeRate } = wishedCurrency(own, wish);
  if (order && currency !== own) throw new InvalidInput({ field: 'currency', code: 'cannotChange' });
  if (currency === own) return { currency, exchangeRate: null, itemRate: null };
  const day = issuedOn ?? today;
  const isConverting = lines.some(({ itemId, unitPrice }) => itemId && unitPrice === null);
  const dated = isConverting
    ? () => requiredRateOn(em, 'exchangeRate', currency, day)
    : async () => (await rateOn(em, currency, day))?.rate;
  return { currency, exchangeRate, itemRate: exchangeRate ?? (await dated()) ?? null };
}
