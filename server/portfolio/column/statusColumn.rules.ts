import { z } from 'zod';
import { requiredText } from '../../core/rules/fields.ts';

/** What the cards of a column are. */
export const columnScopes = ['PROJECT', 'TASK'] as const;
/** What a column says of its cards, whatever its title; reports use it. */
export const statusGroups = ['TODO', 'DOING', 'DONE'] as const;

/** Validation rules for a status column of projects or tasks. */
export const statusColumnRules = z.object({
  title: requiredText(60),
  group: z.enum(statusGroups, 'required').describe('What the column says of its cards, whatever its title.'),
});
