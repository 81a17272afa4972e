import { z } from 'zod';
import { optionalDay, optionalId, recordId, requiredDay, requiredText } from '../../core/rules/fields.ts';
import { activeStatuses } from '../../core/rules/statuses.ts';
import { frequencies } from '../../core/schedule/periods.rules.ts';

/** What becomes of the invoice of a period: it stays a draft, is issued, or is issued and sent to the customer. */
export const deliveries = ['DRAFT', 'ISSUE', 'SEND'] as const;

/** Validation rules of a recurring invoice. */
export const recurringInvoiceRules = z
  .object({
    title: requiredText(),
    sourceId: recordId.describe('The invoice that is repeated, with its customer, lines and terms.'),
    frequency: z.enum(frequencies, 'required'),
    startsOn: requiredDay.describe('The first day on which one is made out.'),
    endsOn: optionalDay.describe('The last day on which one is made out; none, if omitted.'),
    delivery: z.enum(deliveries, 'required'),
    ownerId: optionalId.describe('The user who makes them out; the one who creates it, if omitted.'),
    status: z.enum(activeStatuses, 'required'),
  })
  .refine(({ startsOn, endsOn }) => !endsOn || startsOn <= endsOn, { path: ['endsOn'], message: 'endBeforeStart' });

/** Validated values of a recurring invoice. */
export type RecurringInvoiceValues = z.output<typeof recurringInvoiceRules>;
