import { z } from 'zod';
import { descriptionLimit, instant, optionalId, optionalText, requiredText } from '../../core/rules/fields.ts';
import { activityKinds } from './activityKinds.rules.ts';

/** Validation rules for an activity. `ActivityService` checks that it is about a customer, contact or lead. */
export const activityRules = z.object({
  kind: z.enum(activityKinds, 'required'),
  title: requiredText(),
  note: optionalText(descriptionLimit),
  dueAt: instant,
  /** Defaults to the viewer. */
  ownerId: optionalId.describe('The user who creates it, if omitted.'),
  customerId: optionalId.describe("The lead's or the contact's, if omitted."),
  contactId: optionalId,
  leadId: optionalId,
});

/** Validated values of an activity. */
export type ActivityValues = z.output<typeof activityRules>;
