import { z } from 'zod';
import { money, optionalDay, optionalId, optionalText, recordId } from '../../core/rules/fields.ts';
import { optionalCurrency, otherAmount } from '../exchangeRate/exchangeRate.rules.ts';
import { paymentMethods, paymentRules } from '../payment/payment.rules.ts';

const positive = money.refine(value => Number(value) > 0, 'notPositive');
const method = z.enum(paymentMethods, 'required');

/** Validation rules of a deposit (spec 2 §5): who paid it and the amount are required. */
export const depositRules = z
  .object({
    customerId: optionalId,
    client: optionalText(),
    currency: optionalCurrency,
    amount: positive,
    homeAmount: otherAmount,
    method,
    bankAccountId: optionalId,
    receivedOn: optionalDay,
    reference: optionalText(),
  })
  .refine(({ customerId, client }) => customerId || client, { message: 'required', path: ['client'] });

/** Validation rules of the deposit form, in which the client is a customer. */
export const depositFormRules = z.object({
  customerId: recordId,
  currency: optionalCurrency,
  amount: positive,
  homeAmount: otherAmount,
  method,
  bankAccountId: optionalId,
  receivedOn: optionalDay,
  reference: optionalText(),
});

/** Validation rules of applying a deposit; without `allocations` the oldest documents are settled first. */
export const applyDepositRules = z.object({
  depositId: recordId,
  allocations: paymentRules.shape.allocations,
});

/** Validation rules of taking back what of a deposit settles a document. */
export const unapplyDepositRules = z.object({ depositId: recordId, documentId: recordId });

/** Validation rules of a refund; the amount defaults to all that is left, the day to today. */
export const refundDepositRules = z.object({
  depositId: recordId,
  method,
  bankAccountId: optionalId,
  amount: positive.nullish().transform(amount => amount ?? null),
  homeAmount: otherAmount,
  refundedOn: optionalDay,
  reference: optionalText(),
});

/** Validation rules of assigning a deposit to the customer who paid it. */
export const assignDepositRules = z.object({ depositId: recordId, customerId: recordId });
