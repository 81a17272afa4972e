import { z } from 'zod';
import { recordId, requiredDay } from '../../core/rules/fields.ts';

/** Validation rules of a change of due date. */
export const dueDateRules = z.object({
  documentId: recordId,
  dueOn: requiredDay,
});
