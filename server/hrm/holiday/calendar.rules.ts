import { z } from 'zod';
import { country, requiredDay } from '../../core/rules/fields.ts';

/** Years that every calendar tells: those of the Islamic one end in 2076. */
export const calendarYears = { from: 2000, until: 2076 };

/** Most holidays added at once; no country has as many in a year. */
const mostDays = 100;

/** Validation rules of adding a country's public holidays of a year. */
export const addHolidaysRules = z.object({
  country: country.describe('ISO 3166-1 alpha-2.'),
  region: z
    .string()
    .max(10, 'notInList')
    .nullish()
    .transform(region => region || null)
    .describe('Code of a region of the country, whose own holidays come with it.'),
  year: z
    .number('required')
    .int('invalid')
    .refine(year => year >= calendarYears.from, { message: 'tooSmall', params: { min: calendarYears.from } })
    .refine(year => year <= calendarYears.until, { message: 'tooLarge', params: { max: calendarYears.until } }),
  days: z.array(requiredDay, 'required').min(1, 'chooseOne').max(mostDays, { error: 'tooMany', abort: true }),
});

/** Validated values of adding holidays. */
export type AddHolidaysValues = z.output<typeof addHolidaysRules>;
