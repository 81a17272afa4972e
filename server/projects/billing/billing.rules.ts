import { z } from 'zod';
import { optionalDay, optionalId, recordId } from '../../core/rules/fields.ts';

/** What the lines of an invoice for hours stand for. */
export const timeGroupings = ['PERSON', 'TASK', 'ENTRY'] as const;
export type TimeGroupingName = (typeof timeGroupings)[number];

/** Validation rules for an invoice of the hours spent on a project. */
export const invoiceTimeRules = z.object({
  projectId: recordId,
  customerId: optionalId.describe('Who pays; the customer of the project, if omitted.'),
  through: optionalDay.describe('The last day that is billed; all approved hours, if omitted.'),
  groupBy: z.enum(timeGroupings, 'required'),
});
