import { z } from 'zod';
import { descriptionLimit, recordId, requiredText } from '../rules/fields.ts';

/** People that one comment may mention. */
const mentionLimit = 50;

/** What a valid comment is. */
export const commentRules = z.object({
  text: requiredText(descriptionLimit),
  mentionIds: z.array(recordId).max(mentionLimit, 'tooMany').default([]),
});
