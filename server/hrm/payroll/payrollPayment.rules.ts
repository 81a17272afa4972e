import { z } from 'zod';
import { optionalId, requiredDay } from '../../core/rules/fields.ts';

/** Validation rules of paying the net of a payroll run, or a tax or deduction of it. */
export const payrollPaymentRules = z.object({ paidOn: requiredDay, bankAccountId: optionalId });
