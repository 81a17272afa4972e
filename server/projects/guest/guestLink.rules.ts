import { z } from 'zod';
import { recordId, requiredDay, requiredText } from '../../core/rules/fields.ts';

/** Validation rules for a link by which somebody without an account reads a project. */
export const guestLinkRules = z.object({
  projectId: recordId,
  name: requiredText().describe('Who it is for.'),
  expiresOn: requiredDay.describe('The last day on which it works; today or later.'),
});

/** What the holder of a link may do with a project. */
export const guestAction = 'READ_PROJECT';
