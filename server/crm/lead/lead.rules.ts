import { z } from 'zod';
import { descriptionLimit, money, optionalDay, optionalId, optionalText, recordId, requiredText } from '../../core/rules/fields.ts';
import { dealLines } from '../deal/deal.rules.ts';

const blank = (value: unknown) => (value === '' || value === undefined ? null : value);

/** What a valid lead is (spec 2 §5): product, customer, description, reason, order value and state. */
export const leadRules = z.object({
  title: optionalText(),
  customerId: recordId,
  contactId: optionalId,
  ownerId: optionalId,
  /** Its state, by id or by name; inquiry when none is named. */
  columnId: optionalId,
  description: requiredText(descriptionLimit),
  reason: requiredText(1_000),
  lossReason: optionalText(1_000),
  orderValue: money,
  estimatedBudget: z.preprocess(blank, money.nullable()),
  probability: z.preprocess(
    value => (typeof value === 'number' && Number.isNaN(value) ? null : blank(value)),
    z.coerce.number().int('invalid').min(0, 'tooSmall').max(100, 'tooLarge').nullable(),
  ),
  expectedCloseOn: optionalDay,
  source: optionalText(),
  lines: dealLines,
});

/** Why a lead came to nothing. */
export const lossReasonRules = z.object({ lossReason: requiredText(1_000) });

/** What a valid column of the company's own is. */
export const leadColumnRules = z.object({ title: requiredText(60) });
