import { z } from 'zod';
import { money, onPurpose, optionalDay, titleLimit } from '../../core/rules/fields.ts';
import { activeStatuses } from '../../core/rules/statuses.ts';

/** What a coupon takes off: a percentage of the goods, an amount of them, or what the delivery costs. */
export const couponKinds = ['PERCENT', 'AMOUNT', 'FREE_DELIVERY'] as const;
export type CouponKindName = (typeof couponKinds)[number];

/** Coupons on one order at most. */
export const couponLimit = 5;

/** Characters of a code. */
const codeLimit = 30;

/** How often at most; blank means any number of times. */
const times = z.preprocess(
  value => (value === '' ? null : value),
  z.coerce
    .number('invalid')
    .int('invalid')
    .min(1, 'notPositive')
    .max(1_000_000, 'limitExceeded')
    .nullish()
    .transform(value => value ?? null),
);

/** A code as it is stored: without spaces around, in capitals. */
const code = z.string({ error: 'required' }).max(titleLimit, { error: 'tooLong', abort: true }).trim().toUpperCase();

/** Validation rules for a coupon. */
export const ecommerceCouponRules = z
  .object({
    code: code
      .min(1, 'required')
      .max(codeLimit, { error: 'tooLong', abort: true })
      .regex(/^[A-Z0-9-]+$/, 'invalidCouponCode')
      .describe('Letters A to Z, digits and hyphens; unique within the company.'),
    kind: z.enum(couponKinds, 'required'),
    value: z
      .preprocess(value => (value === '' || value === null || value === undefined ? '0' : value), money)
      .describe('Percent, or an amount in the company’s currency, with tax; none for free delivery.'),
    startsOn: optionalDay.describe('First day on which it counts.'),
    endsOn: optionalDay.describe('Last day on which it counts.'),
    useLimit: times.describe('Number of orders that can use it; any number, if omitted.'),
    customerLimit: times.describe('Number of orders of one customer that can use it; any number, if omitted.'),
    isCombinable: onPurpose.describe('Whether it counts along with other combinable coupons.'),
    status: z.enum(activeStatuses, 'required'),
  })
  .refine(({ kind, value }) => kind === 'FREE_DELIVERY' || Number(value) > 0, { path: ['value'], message: 'notPositive' })
  .refine(({ kind, value }) => kind !== 'FREE_DELIVERY' || Number(value) === 0, { path: ['value'], message: 'mustBeZero' })
  .refine(({ kind, value }) => kind !== 'PERCENT' || Number(value) <= 100, { path: ['value'], message: 'limitExceeded' })
  .refine(({ startsOn, endsOn }) => !startsOn || !endsOn || startsOn <= endsOn, { path: ['endsOn'], message: 'endBeforeStart' });

/** Codes of an order, as a customer types them; each counts once. */
export const couponCodes = z
  .array(code)
  .max(couponLimit, { error: 'limitExceeded', abort: true })
  .nullish()
  .transform(codes => [...new Set(codes?.filter(Boolean))]);
