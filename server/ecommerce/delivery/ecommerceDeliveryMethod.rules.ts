import { z } from 'zod';
import { countryCodes } from '../../core/rules/countryCodes.ts';
import { money, optionalText, quantity, requiredText } from '../../core/rules/fields.ts';
import { activeStatuses } from '../../core/rules/statuses.ts';

const isCountry = new Set<string>(countryCodes);

/** A bound that may be left out. */
const optional = <Rule extends z.ZodType>(rule: Rule) =>
  z.preprocess(
    value => (value === '' ? null : value),
    rule.nullish().transform(value => value ?? null),
  );

/** A weight in kilograms, up to six decimals; nothing if it is not known. */
export const optionalWeight = optional(quantity);

/** Whether something lies between the bounds. */
const isRange = (from: unknown, below: unknown) => below === null || Number(below) > Number(from ?? 0);

/** Validation rules for a way of delivering orders: a price for some countries, amounts and weights. */
export const ecommerceDeliveryMethodRules = z
  .object({
    title: requiredText(100).describe('What customers choose it by.'),
    description: optionalText().describe('How long it takes, for instance.'),
    countries: z
      .array(z.string(), 'required')
      .max(countryCodes.length, { error: 'tooMany', abort: true })
      .refine(codes => codes.every(code => isCountry.has(code)), 'notInList')
      .nullish()
      .transform(codes => [...new Set(codes)])
      .describe('ISO 3166-1 alpha-2 codes of the countries it delivers to; all, if empty.'),
    price: money.describe('With tax.'),
    freeFrom: optional(money).describe('Amount of the goods, with tax, from which on it costs nothing.'),
    amountFrom: optional(money).describe('Amount of the goods, with tax, from which on it is offered.'),
    amountBelow: optional(money).describe('Amount of the goods, with tax, below which it is offered.'),
    weightFrom: optionalWeight.describe('Weight of the goods in kilograms from which on it is offered.'),
    weightBelow: optionalWeight.describe('Weight of the goods in kilograms below which it is offered.'),
    status: z.enum(activeStatuses, 'required'),
  })
  .refine(({ amountFrom, amountBelow }) => isRange(amountFrom, amountBelow), { path: ['amountBelow'], message: 'rangeEmpty' })
  .refine(({ weightFrom, weightBelow }) => isRange(weightFrom, weightBelow), { path: ['weightBelow'], message: 'rangeEmpty' });
