import { ServiceOf } from '../../core/record/EntityService.ts';
import { Deduction } from './Deduction.ts';
import { deductionRules } from './deduction.rules.ts';

/** The deductions that the company takes from pay. */
export class DeductionService extends ServiceOf(Deduction, deductionRules) {}
