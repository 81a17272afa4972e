import { z } from 'zod';
import { descriptionLimit, money, onPurpose, optionalId, optionalText, requiredText } from '../../core/rules/fields.ts';
import { activeStatuses } from '../../core/rules/statuses.ts';
import { positionTypes } from './positionTypes.rules.ts';

/** Highest headcount of a position. */
const headcountLimit = 1_000_000;

/** A number of people; blank means any number (modules, HRM: the headcount is optional). */
const optionalHeadcount = z.preprocess(
  value => (value === '' ? null : value),
  z.coerce
    .number('invalid')
    .int('invalid')
    .min(1, 'notPositive')
    .max(headcountLimit, 'limitExceeded')
    .nullish()
    .transform(value => value ?? null),
);

/** Validation rules for a position (spec 2 §5). */
export const positionRules = z.object({
  title: requiredText(),
  cadre: requiredText(),
  type: z.enum(positionTypes, 'required'),
  departmentId: optionalId,
  budget: money.describe("Planned cost of all salaries per month, in the company's currency."),
  headcount: optionalHeadcount.describe('Number of people planned; any number if omitted.'),
  description: requiredText(descriptionLimit),
  acceptsApplications: onPurpose.describe('Offers an active position on the careers page, once that is open.'),
  publicText: optionalText(descriptionLimit).describe('What applicants read about it; the description stays internal.'),
  status: z.enum(activeStatuses, 'required'),
});

/** Validated values of a position. */
export type PositionValues = z.output<typeof positionRules>;
