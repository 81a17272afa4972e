import { z } from 'zod';
import { requiredDay } from '../../core/rules/fields.ts';

/** Validation rules of an archive of the books: its first and its last day. */
export const booksArchiveRules = z
  .object({ from: requiredDay, to: requiredDay })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'endBeforeStart' });
