import { z } from 'zod';
import { money, optionalText, recordId } from '../../core/rules/fields.ts';

const shares = z
  .array(z.object({ documentId: recordId, amount: money.refine(value => Number(value) > 0, 'notPositive') }))
  .max(1_000, 'limitExceeded');

/** What a valid payment is (domain §1, spec 2 §5); the server adds the day, the currency and what may be settled. */
export const paymentRules = z.object({
  direction: z.enum(['IN', 'OUT'], 'required'),
  control: z
    .enum(['RECEIVABLE', 'PAYABLE'])
    .nullish()
    .transform(value => value ?? undefined),
  method: z.enum(['CASH', 'CARD', 'BANK'], 'required'),
  amount: money.refine(value => Number(value) > 0, 'notPositive'),
  paidOn: z.string({ error: 'required' }).regex(/^\d{4}-\d{2}-\d{2}$/, 'required'),
  partyId: recordId,
  reference: optionalText(),
  allocations: shares.nullish().transform(value => value ?? null),
});

/** What a later allocation of a payment's rest is; none named means the oldest documents first. */
export const allocationRules = z.object({ paymentId: recordId, allocations: paymentRules.shape.allocations });
