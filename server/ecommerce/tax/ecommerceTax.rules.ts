import { z } from 'zod';
import { country, percent } from '../../core/rules/fields.ts';

/** Validation rules for the tax of a country of delivery. */
export const ecommerceTaxRules = z.object({
  country: country.describe('ISO 3166-1 alpha-2 code of the country of delivery; each has one tax at most.'),
  rate: z
    .unknown()
    .refine(value => value !== undefined && value !== null && value !== '', { message: 'required', abort: true })
    .pipe(percent)
    .describe('Percent of what standard rated goods cost, tax included; 0 for no tax.'),
});
