import { z } from 'zod';
import { money, optionalId, optionalText, recordId, requiredText } from '../../core/rules/fields.ts';
import { activeStatuses } from '../../core/rules/statuses.ts';

/** What a valid till is. */
export const tillRules = z.object({
  name: requiredText(),
  warehouseId: optionalId.describe("Where it sells from; the company's default one when left out."),
  status: z.enum(activeStatuses, 'required'),
});

/** What opens a session: which till, and the cash it begins with. */
export const openSessionRules = z.object({ tillId: recordId, float: money });

/** Where a drawer's cash comes from, or goes to. */
export const cashCounterparts = ['SAFE', 'BANK', 'EXPENSES'] as const;

/** What goes into a drawer or out of it besides sales, from or to where, and why. */
export const tillCashRules = z.object({
  sessionId: recordId,
  direction: z.enum(['IN', 'OUT'], 'required'),
  counterpart: z.enum(cashCounterparts, 'required'),
  amount: money.refine(value => Number(value) > 0, 'notPositive'),
  reason: requiredText(),
});

/** What a customer pays on account at a till, or is given back of their credit. */
export const tillPaymentRules = z.object({
  sessionId: recordId,
  customerId: recordId,
  direction: z.enum(['IN', 'OUT'], 'required'),
  method: z.enum(['CASH', 'CARD', 'BANK'], 'required'),
  amount: money.refine(value => Number(value) > 0, 'notPositive'),
  reference: optionalText(),
});

/** What closes a session: what was counted. */
export const closeSessionRules = z.object({ sessionId: recordId, countedCash: money, note: optionalText(1_000) });

/** The values of a till, as the rules leave them. */
export type TillValues = z.output<typeof tillRules>;
