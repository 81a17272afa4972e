import { z } from 'zod';
import { requiredDay, requiredText } from '../../../core/rules/fields.ts';
import { runCycles } from './runCycles.rules.ts';

/** Life of a run: INPROGRESS from its first slip on, COMPLETED once posted, which is final. */
export const runStatuses = ['PENDING', 'INPROGRESS', 'COMPLETED'] as const;
export type RunStatusName = (typeof runStatuses)[number];

/** Statuses that a run can be given; COMPLETED is reached by completing it. */
const openStatuses = ['PENDING', 'INPROGRESS'] as const;

/** A supplementary run pays chosen employees something beside the slip of a period; a reversal takes back slips of a completed run. */
export const runKinds = ['REGULAR', 'SUPPLEMENTARY', 'REVERSAL'] as const;

/** Kinds that a run can be given; a reversal is made by reversing. */
export const plannedKinds = ['REGULAR', 'SUPPLEMENTARY'] as const;

/** Validation rules for a payroll run (spec 2 §3, domain §5). */
export const payrollRunRules = z.object({
  title: requiredText(),
  kind: z.enum(plannedKinds, 'required'),
  cycle: z.enum(runCycles, 'required'),
  startsOn: requiredDay,
  endsOn: requiredDay,
  payOn: requiredDay.describe('Day on which pay is due.'),
  status: z.enum(openStatuses, 'required'),
});

/** Validated values of a run. */
export type PayrollRunValues = z.output<typeof payrollRunRules>;
