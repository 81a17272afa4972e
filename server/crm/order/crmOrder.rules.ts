import { z } from 'zod';
import {
  descriptionLimit,
  money,
  optionalDay,
  optionalId,
  optionalText,
  percent,
  recordId,
  requiredText,
} from '../../core/rules/fields.ts';
import { dealLines, pricesIncludeTax } from '../deal/deal.rules.ts';

const optionalMoney = z.preprocess(
  value => (value === '' ? null : value),
  money.nullish().transform(value => value ?? null),
);

/** Validation rules for an order (spec 2 §5): customer, description, reason and at least one product. */
export const crmOrderRules = z.object({
  customerId: recordId,
  contactId: optionalId,
  ownerId: optionalId.describe('The user who creates it, if omitted.'),
  description: requiredText(descriptionLimit).describe('Visible to company users only.'),
  remarks: optionalText(descriptionLimit).describe('Shown to the customer on the document.'),
  reason: requiredText(),
  /** Defaults to today. */
  orderedOn: optionalDay.describe('Today, if omitted.'),
  orderValue: optionalMoney.describe('Ignored: the value follows from the lines.'),
  estimatedBudget: optionalMoney,
  discountPercent: percent,
  pricesIncludeTax,
  lines: dealLines,
});
