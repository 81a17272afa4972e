import { z } from 'zod';
import { optionalDay, optionalId, recordId, requiredDay, requiredText } from '../../core/rules/fields.ts';
import { activeStatuses } from '../../core/rules/statuses.ts';
import { frequencies } from '../../core/schedule/periods.rules.ts';

/** Validation rules of a recurring entry. */
export const recurringEntryRules = z
  .object({
    title: requiredText(),
    sourceId: recordId.describe('The manual entry that is repeated, with its text and lines.'),
    frequency: z.enum(frequencies, 'required'),
    startsOn: requiredDay.describe('The first day on which one is posted.'),
    endsOn: optionalDay.describe('The last day on which one is posted; none, if omitted.'),
    ownerId: optionalId.describe('The user who posts them; the one who creates it, if omitted.'),
    status: z.enum(activeStatuses, 'required'),
  })
  .refine(({ startsOn, endsOn }) => !endsOn || startsOn <= endsOn, { path: ['endsOn'], message: 'endBeforeStart' });

/** Validated values of a recurring entry. */
export type RecurringEntryValues = z.output<typeof recurringEntryRules>;
