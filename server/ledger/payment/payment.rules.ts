import { z } from 'zod';
import { optionalCurrency, otherAmount } from '../exchangeRate/exchangeRate.rules.ts';
import { money, optionalDay, optionalId, optionalText, recordId, requiredDay } from '../../core/rules/fields.ts';

const shares = z
  .array(z.object({ documentId: recordId, amount: money.refine(value => Number(value) > 0, 'notPositive') }))
  .max(1_000, 'limitExceeded');

export const paymentMethods = ['CASH', 'CARD', 'BANK'] as const;
const controls = ['RECEIVABLE', 'PAYABLE'] as const;
const positive = money.refine(value => Number(value) > 0, 'notPositive');

/** Validation rules of a payment (domain §1, spec 2 §5); the server also checks the day, the currency and what may be settled. */
export const paymentRules = z.object({
  direction: z.enum(['IN', 'OUT'], 'required'),
  control: z
    .enum(controls)
    .nullish()
    .transform(value => value ?? undefined),
  method: z.enum(paymentMethods, 'required'),
  amount: positive,
  currency: optionalCurrency,
  homeAmount: otherAmount,
  paidOn: requiredDay,
  partyId: recordId,
  reference: optionalText(),
  bankAccountId: optionalId,
  allocations: shares.nullish().transform(value => value ?? null),
});

/** Validation rules of a later allocation of a payment's remainder; without `allocations` the oldest documents are settled first. */
export const allocationRules = z.object({ paymentId: recordId, allocations: paymentRules.shape.allocations });

/** Validation rules of applying a party's credit; without `allocations` the oldest documents are settled first. */
export const applyCreditRules = z.object({
  partyId: recordId,
  control: z.enum(controls, 'required'),
  currency: optionalCurrency,
  allocations: paymentRules.shape.allocations,
});

/** Validation rules of a refund of credit; the amount defaults to all that is left, the day to today. */
export const refundCreditRules = z.object({
  partyId: recordId,
  control: z.enum(controls, 'required'),
  method: paymentRules.shape.method,
  amount: positive.nullish().transform(amount => amount ?? null),
  currency: optionalCurrency,
  homeAmount: otherAmount,
  paidOn: requiredDay.nullish().transform(paidOn => paidOn ?? null),
  reference: optionalText(),
  bankAccountId: optionalId,
});

/** Validation rules of a reversal; the day defaults to today. */
export const reversalRules = z.object({ id: recordId, reversedOn: optionalDay, reason: optionalText() });
