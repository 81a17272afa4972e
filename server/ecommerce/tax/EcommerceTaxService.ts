import { ServiceOf } from '../../core/record/EntityService.ts';
import { EcommerceTax } from './EcommerceTax.ts';
import { ecommerceTaxRules } from './ecommerceTax.rules.ts';

/** Taxes by country of delivery. What is changed about one holds for orders placed from then on. */
export class EcommerceTaxService extends ServiceOf(EcommerceTax, ecommerceTaxRules) {}
