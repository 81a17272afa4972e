import { z } from 'zod';
import { optionalId, requiredText } from '../rules/fields.ts';

/** A visible column and its width in CSS pixels; without a width it has its default. */
export interface ListColumn {
  id: string;
  width?: number;
}

const columns = z
  .array(
    z.object({
      id: z.string().min(1, 'required').max(60, 'tooLong'),
      width: z.int('invalid').min(40, 'tooSmall').max(2_000, 'tooLarge').optional(),
    }),
  )
  .max(100, 'invalid')
  .nullish()
  .transform(value => value ?? null);

const screen = z.string('required').regex(/^[A-Za-z][A-Za-z-]{0,59}$/, 'invalid');

/** Rules of a valid saved view. */
export const savedViewRules = z.object({
  screen,
  name: requiredText(60),
  query: z.string('required').max(2_000, 'tooLong'),
  columns,
  isShared: z.boolean('required'),
});

/** Rules of a user's settings for a list. */
export const listSettingRules = z.object({ screen, columns, defaultViewId: optionalId });
