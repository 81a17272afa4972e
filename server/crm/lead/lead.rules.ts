import { z } from 'zod';
import { descriptionLimit, money, optionalDay, optionalId, optionalText, recordId, requiredText } from '../../core/rules/fields.ts';
import { dealLines, pricesIncludeTax } from '../deal/deal.rules.ts';

const blank = (value: unknown) => (value === '' || value === undefined ? null : value);

/** Validation rules for a lead (spec 2 §5): product, customer, description, reason, order value and state. */
export const leadRules = z.object({
  title: optionalText().describe("The first line's name, if omitted."),
  customerId: recordId,
  contactId: optionalId,
  ownerId: optionalId.describe('The user who creates it, if omitted.'),
  columnId: optionalId.describe('Column id or name; the inquiry column, if omitted.'),
  description: requiredText(descriptionLimit),
  reason: requiredText(1_000),
  lossReasonId: optionalId.describe('Required in the cancelled column.'),
  lossNote: optionalText(1_000).describe('Kept in the cancelled column alone.'),
  orderValue: z.preprocess(value => blank(value) ?? '0', money).describe('Ignored: the value follows from the lines.'),
  estimatedBudget: z.preprocess(blank, money.nullable()),
  probability: z
    .preprocess(
      value => (typeof value === 'number' && Number.isNaN(value) ? null : blank(value)),
      z.coerce.number().int('invalid').min(0, 'tooSmall').max(100, 'tooLarge').nullable(),
    )
    .describe('Percent.'),
  expectedCloseOn: optionalDay,
  sourceId: optionalId,
  pricesIncludeTax,
  lines: dealLines,
});

/** Validation rules for a lead that is added on the board: its value becomes its only line. */
export const quickLeadRules = z.object({ title: requiredText(), customerId: recordId, orderValue: money });

/** Why a lead was lost. */
export const lossReasonRules = z.object({ lossReasonId: recordId, lossNote: optionalText(1_000) });

/** Validation rules for a custom column. */
export const leadColumnRules = z.object({ title: requiredText(60) });

/** Validated values of a lead. */
export type LeadValues = z.output<typeof leadRules>;
