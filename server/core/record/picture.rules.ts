import { z } from 'zod';
import { optionalText } from '../rules/fields.ts';

/** Maximum length of what a picture shows, in words: readers of a screen hear it in one piece. */
const altLimit = 250;

const percent = z
  .preprocess(value => (value === '' ? null : value), z.coerce.number('invalid').int('invalid').nullish())
  .refine(value => value == null || value >= 0, { message: 'tooSmall', params: { min: 0 } })
  .refine(value => value == null || value <= 100, { message: 'tooLarge', params: { max: 100 } })
  .transform(value => value ?? null);

/** Validation rules for what is said of a picture: its texts, and the point around which it is cut. */
export const pictureRules = z
  .object({
    altEn: optionalText(altLimit),
    altAr: optionalText(altLimit),
    altSp: optionalText(altLimit),
    focusX: percent,
    focusY: percent,
  })
  .refine(({ focusX, focusY }) => focusX === null || focusY !== null, { path: ['focusY'], message: 'required' })
  .refine(({ focusX, focusY }) => focusY === null || focusX !== null, { path: ['focusX'], message: 'required' });

/** What is said of a picture. */
export type PictureValues = z.output<typeof pictureRules>;
