import { z } from 'zod';
import { descriptionLimit, money, optionalDay, recordId, requiredText } from '../../core/rules/fields.ts';

/** Validation rules of a write-off: the amount defaults to all that is owed, the day to today; a reason is required (modules.md, Finance). */
export const writeOffRules = z.object({
  documentId: recordId,
  amount: money
    .refine(value => Number(value) > 0, 'notPositive')
    .nullish()
    .transform(amount => amount ?? null),
  writtenOffOn: optionalDay,
  reason: requiredText(descriptionLimit),
});

/** Validation rules of undoing a write-off; the day defaults to today. */
export const reverseWriteOffRules = z.object({ id: recordId, reversedOn: optionalDay });
