import { z } from 'zod';
import { customFieldInput } from '../../core/customField/customField.rules.ts';
import {
  money,
  numberText,
  optionalCountry,
  optionalDay,
  optionalEmail,
  optionalId,
  optionalPhone,
  optionalText,
  requiredText,
} from '../../core/rules/fields.ts';
import { languageCodes } from '../../core/rules/languageCodes.ts';
import { activeStatuses } from '../../core/rules/statuses.ts';
import { payMask } from './payMask.rules.ts';

/** Maximum number of entries of one list. */
const entryLimit = 50;

/** A list of short texts; blank entries are left out. */
const entries = z
  .array(requiredText(), 'invalid')
  .max(entryLimit, { error: 'tooMany', abort: true })
  .nullish()
  .transform(list => list ?? []);

/** Most hours of a working week. */
const mostWeeklyHours = 84;

const weeklyHours = z.preprocess(
  value => (value === '' ? null : value),
  numberText(1)
    .refine(hours => Number(hours) > 0, 'notPositive')
    .refine(hours => Number(hours) <= mostWeeklyHours, 'limitExceeded')
    .nullish()
    .transform(hours => hours ?? null),
);

const masked = z.literal(payMask);

/** Validation rules for an employee (spec 2 §5): a name is required. */
export const employeeRules = z.object({
  name: requiredText(),
  number: optionalText(50),
  email: optionalEmail,
  language: z
    .preprocess(value => (value === '' ? null : value), z.enum(languageCodes, 'invalid').nullish())
    .transform(value => value ?? null)
    .describe('Language of what is mailed to them; that of their account, if omitted.'),
  phone: optionalPhone,
  designation: optionalText(),
  departmentId: optionalId,
  isHead: z
    .boolean()
    .nullish()
    .transform(value => value ?? false)
    .describe('Makes this the head of the department instead of the current one.'),
  positionId: optionalId,
  managerId: optionalId,
  userId: optionalId.describe('User account of the employee; each belongs to at most one.'),
  joinedOn: optionalDay,
  leftOn: optionalDay,
  weeklyHours: weeklyHours.describe('Hours of a working week; eight for each working day of the country, if omitted.'),
  status: z.enum(activeStatuses, 'required'),
  bornOn: optionalDay,
  address: optionalText(),
  city: optionalText(),
  country: optionalCountry,
  emergencyContact: optionalText(),
  emergencyPhone: optionalPhone,
  education: optionalText(),
  certification: optionalText(),
  technologies: entries,
  academicData: entries,
  professionalData: entries,
  customFields: customFieldInput,
  nationalId: optionalText(50).describe('Write-only; the mask keeps the current value.'),
  bankAccount: optionalText(64).describe('Write-only, for holders of the right to see pay; the mask keeps the current value.'),
  salary: z
    .union([masked, z.literal('').transform(() => null), money])
    .nullish()
    .transform(value => value ?? null)
    .describe(
      "Monthly gross in the company's currency. Write-only, for holders of the right to see pay; the mask keeps the current value.",
    ),
  hourlyCost: z
    .union([masked, z.literal('').transform(() => null), money])
    .nullish()
    .transform(value => value ?? null)
    .describe(
      'What an hour costs the company, for the cost of projects: the yearly gross by 2,080 hours, if empty. Write-only, for holders of the right to see pay.',
    ),
});

/** Validated values of an employee. */
export type EmployeeValues = z.output<typeof employeeRules>;
