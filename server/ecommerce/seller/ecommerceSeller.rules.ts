import { z } from 'zod';
import { country, money, optionalId, optionalText, percent, recordId, requiredText } from '../../core/rules/fields.ts';
import { activeStatuses } from '../../core/rules/statuses.ts';

/** Validation rules for a seller (modules.md, Ecommerce). */
export const ecommerceSellerRules = z.object({
  name: requiredText(),
  contact: requiredText().describe('Who is reached, and how.'),
  city: requiredText(),
  country,
  commissionPercent: percent.describe('What the company keeps of the sales, net of tax; for orders placed from now on.'),
  vendorId: optionalId.describe('The vendor through whom the seller is paid.'),
  status: z.enum(activeStatuses, 'required'),
});

/** Validated values of a seller. */
export type EcommerceSellerValues = z.output<typeof ecommerceSellerRules>;

/** Validation rules for a payout. */
export const payOutRules = z.object({
  sellerId: recordId,
  amount: money.refine(value => Number(value) > 0, 'notPositive').describe('At most what is owed.'),
  note: optionalText(),
});
