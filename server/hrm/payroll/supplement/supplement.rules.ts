import { z } from 'zod';
import { money, requiredText } from '../../../core/rules/fields.ts';

/** What is paid by a supplementary run. */
export const extraKinds = ['BONUS', 'BACK_PAY'] as const;

/** Most lines of a supplementary run. */
export const extraLimit = 1_000;

/** Validation rules for what a supplementary run pays: at least one line. */
export const supplementRules = z.object({
  lines: z
    .array(
      z.object({
        employeeId: z.string('required').min(1, 'required'),
        kind: z.enum(extraKinds, 'required'),
        title: requiredText(),
        amount: money.refine(value => Number(value) > 0, 'notPositive'),
        isTaxable: z
          .boolean()
          .nullish()
          .transform(value => value ?? true),
      }),
      'required',
    )
    .min(1, 'required')
    .max(extraLimit, { error: 'tooMany', abort: true }),
});
