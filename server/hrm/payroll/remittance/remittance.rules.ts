import { z } from 'zod';
import { optionalId, requiredDay } from '../../../core/rules/fields.ts';

/** Validation rules of paying over a tax or deduction of a payroll run. */
export const payRemittanceRules = z.object({ paidOn: requiredDay, bankAccountId: optionalId });
