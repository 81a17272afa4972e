import { z } from 'zod';
import { descriptionLimit, money, optionalText, recordId, requiredText } from '../../core/rules/fields.ts';

/** How many times a customer is reminded of a document at most. */
export const reminderLevels = [1, 2, 3] as const;

/** A text of a company's own for a level, in one language. */
const wording = optionalText(descriptionLimit);

const levelRules = z.object({
  days: z
    .union([z.string().regex(/^\d+$/, 'required'), z.number()], 'required')
    .transform(Number)
    .pipe(z.int('wholeNumber'))
    .refine(days => days >= 1, { message: 'tooSmall', params: { min: 1 } })
    .refine(days => days <= 365, { message: 'tooLarge', params: { max: 365 } }),
  fee: z.preprocess(value => (value === '' || value === null || value === undefined ? '0' : value), money),
  textEn: wording,
  textAr: wording,
  textSp: wording,
});

/** Validation rules of the three levels: each later than the one before. */
export const reminderLevelsRules = z
  .object({ levels: z.array(levelRules, 'required').length(3, 'invalid') })
  .superRefine(({ levels }, context) => {
    for (const [index, { days }] of levels.entries())
      if (index > 0 && days <= levels[index - 1].days)
        context.addIssue({ code: 'custom', path: ['levels', index, 'days'], message: 'reminderOrder' });
  });

/** How a level is worded, when it falls due and what it costs. */
export type ReminderLevelValues = z.output<typeof levelRules>;

/** Levels of a company that has not changed them: a week, three weeks and five weeks after the due date, free of charge. */
export const defaultLevels: ReminderLevelValues[] = [7, 21, 35].map(days => ({ days, fee: '0', textEn: null, textAr: null, textSp: null }));

/** Validation rules of a dispute. */
export const disputeRules = z.object({ documentId: recordId, reason: requiredText(descriptionLimit) });
