import { z } from 'zod';
import { descriptionLimit, optionalId, optionalText, requiredText } from '../../core/rules/fields.ts';
import { activityKinds } from './activityKinds.rules.ts';

/** An instant, as a Date or ISO 8601. */
const instant = z
  .union([z.date(), z.string().min(1)], 'required')
  .refine(at => !Number.isNaN(new Date(at).getTime()), 'invalid')
  .transform(at => new Date(at).toISOString());

/** What a valid activity is; that it is about somebody, `ActivityService` sees. */
export const activityRules = z.object({
  kind: z.enum(activityKinds, 'required'),
  title: requiredText(),
  note: optionalText(descriptionLimit),
  dueAt: instant,
  /** Whoever makes it when left out. */
  ownerId: optionalId,
  customerId: optionalId,
  contactId: optionalId,
  leadId: optionalId,
});
