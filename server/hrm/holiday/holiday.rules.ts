import { z } from 'zod';
import { optionalCountry, requiredDay, requiredText } from '../../core/rules/fields.ts';

/** Validation rules for a public holiday. */
export const holidayRules = z.object({
  title: requiredText(),
  heldOn: requiredDay,
  country: optionalCountry.describe('ISO 3166-1 alpha-2; a holiday of employees in every country if omitted.'),
});
