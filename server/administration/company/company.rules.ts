import { z } from 'zod';
import { vatModes } from '../../core/money/documentTotals.ts';
import {
  decimal,
  numberText,
  optionalCountry,
  optionalEmail,
  optionalPhone,
  optionalText,
  optionalUrl,
  requiredText,
} from '../../core/rules/fields.ts';
import { slipProtections } from './slipProtection.rules.ts';

export const dateFormats = ['SHORT', 'MEDIUM', 'LONG', 'ISO'] as const;
export const numberFormats = ['LANGUAGE', 'POINT', 'COMMA', 'SPACE'] as const;

const known = (list: () => readonly string[]) => z.string({ error: 'required' }).refine(value => list().includes(value), 'notInList');
const currencies = () => Intl.supportedValuesOf('currency');
const zones = () => ['UTC', ...Intl.supportedValuesOf('timeZone')];

/** An ISO 4217 currency. */
export const currency = known(currencies);
/** An IANA time zone. */
export const timeZone = known(zones);
/** Smallest coin; blank means no rounding. */
const smallestCoin = z.preprocess(
  value => (value === '' ? null : value),
  numberText(4)
    .refine(value => Number(value) > 0, 'notPositive')
    .refine(value => Number(value) <= 1_000, { message: 'tooLarge', params: { max: 1_000 } })
    .nullish()
    .transform(value => value ?? null),
);

/** Fields of the company settings (spec 2 §3, domain §8). */
export const companySettingsRules = z.object({
  name: requiredText(),
  country: optionalCountry,
  city: optionalText(),
  address: optionalText(1_000),
  phone: optionalPhone,
  email: optionalEmail,
  website: optionalUrl,
  taxNumber: optionalText(50),
  taxRate: decimal(0, 100),
  pricesIncludeTax: z.boolean('invalid'),
  vatMode: z.enum(vatModes, 'notInList'),
  slipProtection: z.enum(slipProtections, 'notInList'),
  cashRounding: smallestCoin,
  fiscalYearStartMonth: z.int('invalid').min(1, 'tooSmall').max(12, 'tooLarge'),
  timeZone,
  dateFormat: z.enum(dateFormats, 'notInList'),
  numberFormat: z.enum(numberFormats, 'notInList'),
  firstDayOfWeek: z.int('invalid').min(0, 'tooSmall').max(6, 'tooLarge'),
  requiresSecondFactor: z.boolean('invalid'),
  decidesByMail: z.boolean('invalid'),
});
