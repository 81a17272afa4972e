import { z } from 'zod';
import {
  descriptionLimit,
  money,
  numberText,
  optionalEmail,
  optionalId,
  optionalInstant,
  optionalPhone,
  optionalText,
  recordId,
  requiredDay,
  requiredText,
} from '../../core/rules/fields.ts';
import { languageCodes } from '../../core/rules/languageCodes.ts';
import { activeStatuses } from '../../core/rules/statuses.ts';
import { payMask } from '../../staff/employee/payMask.rules.ts';

/** Highest salary that an applicant may expect (domain §9). */
export const expectedSalaryLimit = 10_000_000;

const blank = (value: unknown) =>
  value === '' || value === undefined || (typeof value === 'number' && Number.isNaN(value)) ? null : value;

const expectedSalary = numberText(4)
  .refine(value => !value.startsWith('-') || Number(value) === 0, { message: 'tooSmall', params: { min: 0 } })
  .refine(value => Number(value) <= expectedSalaryLimit, 'limitExceeded');

/** Validation rules for an application (spec 2 §5): full name and position are required, the expected salary has a limit. */
export const applicationRules = z.object({
  name: requiredText(),
  fatherName: optionalText(),
  positionId: recordId,
  email: optionalEmail,
  phone: optionalPhone,
  address: optionalText(),
  qualification: optionalText(),
  expectedSalary: z
    .preprocess(blank, z.union([z.literal(payMask), expectedSalary]).nullable())
    .describe("Monthly gross in the company's currency. Write-only; the mask keeps the current value."),
  coverLetter: optionalText(descriptionLimit),
  language: z
    .preprocess(blank, z.enum(languageCodes, 'invalid').nullable())
    .describe('Language of what is mailed to the applicant; that of who sends it, if omitted.'),
  columnId: optionalId.describe('Column id or name; the first column, if omitted.'),
  ownerId: optionalId.describe('The user who creates it, if omitted.'),
  rating: z
    .preprocess(blank, z.coerce.number('invalid').int('invalid').min(1, { error: 'tooSmall' }).max(5, { error: 'tooLarge' }).nullable())
    .describe('From 1 to 5.'),
  interviewAt: optionalInstant,
  status: z.enum(activeStatuses, 'required'),
});

/** Validation rules for a custom column of the board. */
export const applicationColumnRules = z.object({ title: requiredText(60) });

/** What confirming an application asks for (domain §5). */
export const hireRules = z.object({
  departmentId: recordId,
  joinedOn: requiredDay,
  salary: money.refine(value => Number(value) > 0, 'notPositive'),
});

/** Why an application was rejected. */
export const rejectionRules = z.object({
  reason: requiredText(1_000),
  sendsMail: z
    .boolean()
    .nullish()
    .transform(value => value ?? false),
});

/** Validated values of an application. */
export type ApplicationValues = z.output<typeof applicationRules>;
