import { z } from 'zod';
import { money, optionalId, optionalText, recordId, requiredText } from '../../core/rules/fields.ts';
import { activeStatuses } from '../../core/rules/statuses.ts';

/** Validation rules of a till. */
export const tillRules = z.object({
  name: requiredText(),
  warehouseId: optionalId.describe("Warehouse that it sells from; the company's default, if omitted."),
  status: z.enum(activeStatuses, 'required'),
});

/** Validation rules of opening a session: the till and its opening cash. */
export const openSessionRules = z.object({ tillId: recordId, float: money });

/** Sources and destinations of a drawer's cash. */
export const cashCounterparts = ['SAFE', 'BANK', 'EXPENSES'] as const;

/** Validation rules of cash put into or taken out of a drawer other than for sales. */
export const tillCashRules = z.object({
  sessionId: recordId,
  direction: z.enum(['IN', 'OUT'], 'required'),
  counterpart: z.enum(cashCounterparts, 'required'),
  amount: money.refine(value => Number(value) > 0, 'notPositive'),
  reason: requiredText(),
});

/** Validation rules of a customer's payment on account at a till, or of a refund of credit. */
export const tillPaymentRules = z.object({
  sessionId: recordId,
  customerId: recordId,
  direction: z.enum(['IN', 'OUT'], 'required'),
  method: z.enum(['CASH', 'CARD', 'BANK'], 'required'),
  amount: money.refine(value => Number(value) > 0, 'notPositive'),
  reference: optionalText(),
});

/** Validation rules of closing a session with the counted cash. */
export const closeSessionRules = z.object({ sessionId: recordId, countedCash: money, note: optionalText(1_000) });

/** Till values after validation. */
export type TillValues = z.output<typeof tillRules>;
