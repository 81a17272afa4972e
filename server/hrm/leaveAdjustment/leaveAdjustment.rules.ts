import { z } from 'zod';
import { descriptionLimit, numberText, recordId, requiredDay, requiredText } from '../../core/rules/fields.ts';

/** What an adjustment of a balance is: an opening balance says what is left on its day, a correction adds or takes days. */
export const leaveAdjustmentKinds = ['OPENING', 'CORRECTION'] as const;
export type LeaveAdjustmentKindName = (typeof leaveAdjustmentKinds)[number];

const mostDays = 366;

/** Validation rules for an adjustment of a balance of leave (domain §5, leave ledger). */
export const leaveAdjustmentRules = z
  .object({
    employeeId: recordId,
    leaveTypeId: recordId.describe('A type with days per year.'),
    kind: z.enum(leaveAdjustmentKinds, 'required').default('CORRECTION'),
    days: numberText(1)
      .refine(days => Math.abs(Number(days)) <= mostDays, 'limitExceeded')
      .refine(days => Number.isInteger(Number(days) * 2), 'halfDays')
      .describe('In halves: what is left, of an opening balance; what is added, or taken if negative, of a correction.'),
    effectiveOn: requiredDay.describe('The balance of its year is adjusted.'),
    reason: requiredText(descriptionLimit),
  })
  .superRefine(({ kind, days }, context) => {
    if (kind === 'OPENING' && Number(days) < 0)
      context.addIssue({ code: 'custom', path: ['days'], message: 'tooSmall', params: { min: 0 } });
    if (kind === 'CORRECTION' && Number(days) === 0) context.addIssue({ code: 'custom', path: ['days'], message: 'correctionOfNothing' });
  });

/** Validated values of an adjustment. */
export type LeaveAdjustmentValues = z.output<typeof leaveAdjustmentRules>;
