import { ServiceOf } from '../../core/record/EntityService.ts';
import { Benefit } from './Benefit.ts';
import { benefitRules } from './benefit.rules.ts';

/** The benefits that the company grants. */
export class BenefitService extends ServiceOf(Benefit, benefitRules) {}
