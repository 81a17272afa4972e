import { z } from 'zod';
import { descriptionLimit, recordId, requiredText } from '../rules/fields.ts';

/** Maximum number of users mentioned in one text. */
const mentionLimit = 50;

/** Users whom a text mentions; they appear in it as @ and their name. */
export const mentionIds = z.array(recordId).max(mentionLimit, 'tooMany').default([]);

/** Rules for a comment. */
export const commentRules = z.object({
  text: requiredText(descriptionLimit),
  mentionIds,
});
