import { z } from 'zod';
import { recordId } from '../../core/rules/fields.ts';

/** Validation rules of a change of due date. */
export const dueDateRules = z.object({
  documentId: recordId,
  dueOn: z.string({ error: 'required' }).regex(/^\d{4}-\d{2}-\d{2}$/, 'required'),
});
