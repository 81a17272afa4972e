import { z } from 'zod';
import { requiredText } from '../../core/rules/fields.ts';
import { splitSerials } from '../../core/rules/splitSerials.ts';

/** Serial numbers of pieces, each once; a text holds one in a line. */
export const serialNumbers = z.preprocess(
  value => (typeof value === 'string' ? splitSerials(value) : (value ?? [])),
  z
    .array(requiredText(64))
    .max(500, 'limitExceeded')
    .superRefine((numbers, context) => {
      const folded = numbers.map(number => number.toLowerCase());
      for (const [at, number] of folded.entries())
        if (folded.indexOf(number) < at) context.addIssue({ code: 'custom', path: [at], message: 'taken' });
    }),
);

/** Serial numbers of a line; none are left out, so that what is said without them stays the same. */
export const lineSerials = serialNumbers.transform(numbers => (numbers.length ? numbers : undefined)).optional();

/** Serial numbers of all that a document moves, where its lines are decided before. */
export const documentSerials = z.object({ serialNumbers });
