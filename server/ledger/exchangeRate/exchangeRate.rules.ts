import { z } from 'zod';
import { money, numberText, requiredDay } from '../../core/rules/fields.ts';
import { currencyRule } from '../../core/rules/currencyRule.ts';

/** The highest exchange rate: of the strongest currency in the weakest, with room to spare. */
export const highestRate = 1_000_000_000;

/** An exchange rate: more than 0, with up to 10 decimals (domain §0). */
export const exchangeRate = numberText(10)
  .refine(value => Number(value) > 0, 'notPositive')
  .refine(value => Number(value) <= highestRate, { message: 'tooLarge', params: { max: highestRate } });

/** An exchange rate that may be left out; blank counts as missing. */
export const optionalRate = z.preprocess(value => (value === '' ? null : value), exchangeRate.nullish()).transform(value => value ?? null);

/** A currency that may be left out for the company's own; blank counts as missing. */
export const optionalCurrency = z.preprocess(value => value || null, currencyRule.shape.currency.nullable());

/** An amount in another currency than that of the field beside it, more than 0; blank counts as missing. */
export const otherAmount = z
  .preprocess(value => (value === '' ? null : value), money.refine(value => Number(value) > 0, 'notPositive').nullish())
  .transform(value => value ?? null);

/** Validation rules of an exchange rate. */
export const exchangeRateRules = z.object({
  currency: currencyRule.shape.currency.describe("ISO 4217; not the company's own."),
  validFrom: requiredDay.describe('It holds until the day of the next rate of the currency.'),
  rate: exchangeRate.describe("Units of the company's currency for one unit of the currency."),
});

/** Validated values of an exchange rate. */
export type ExchangeRateValues = z.output<typeof exchangeRateRules>;
