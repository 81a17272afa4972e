import { z } from 'zod';
import { descriptionLimit, recordId, requiredText } from '../rules/fields.ts';

/** Maximum number of users mentioned in one comment. */
const mentionLimit = 50;

/** Rules for a comment. */
export const commentRules = z.object({
  text: requiredText(descriptionLimit),
  mentionIds: z.array(recordId).max(mentionLimit, 'tooMany').default([]),
});
