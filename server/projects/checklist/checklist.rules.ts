import { z } from 'zod';
import { recordId, requiredText } from '../../core/rules/fields.ts';

/** Maximum number of items in the checklist of one task. */
export const checklistLimit = 100;

/** Validation rules for new items of a checklist: one or more titles, in their order. */
export const newItemsRules = z.object({
  taskId: recordId,
  titles: z.array(requiredText(), 'required').min(1, 'required').max(checklistLimit, { error: 'tooMany', abort: true }),
});

/** Validation rules for a change of an item: what is omitted stays. */
export const itemRules = z.object({
  title: requiredText().optional(),
  isDone: z.boolean().optional(),
});
