import { z } from 'zod';
import { onPurpose, requiredText, unitPrice } from '../../core/rules/fields.ts';
import { activeStatuses } from '../../core/rules/statuses.ts';
import { amountOrNone, checkShares, payItemTypes } from '../pay/payItem.rules.ts';
import { payCycles } from '../pay/payCycles.rules.ts';

/** Validation rules for a deduction (spec 2 §5): title, type, cycle and amount are required. */
export const deductionRules = z
  .object({
    title: requiredText(),
    type: z.enum(payItemTypes, 'required'),
    cycle: z.enum(payCycles, 'required'),
    amount: unitPrice.describe("Taken from the employee: in the company's currency, or in percent of gross pay."),
    employerAmount: amountOrNone.describe("The employer's own share, in the same unit; it does not reduce pay."),
    isPreTax: onPurpose.describe('Taken off before taxes are computed.'),
    isStatutory: onPurpose.describe('Required by law: taken before loans and other deductions.'),
    status: z.enum(activeStatuses, 'required'),
  })
  .superRefine((values, context) => checkShares(values, { isPercent: values.type === 'PERCENT', amountIsUsed: true }, context));
