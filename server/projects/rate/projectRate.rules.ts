import { z } from 'zod';
import { money, optionalId, recordId } from '../../core/rules/fields.ts';

/** Validation rules for what an hour of a project is billed at: by a person, by those in a position, or by everybody else. */
export const projectRateRules = z.object({
  projectId: recordId,
  userId: optionalId.describe('A member of the project, whose hours it is for.'),
  positionId: optionalId.describe('A position, for the hours of those who hold it; neither person nor position for all other hours.'),
  rate: money.refine(value => Number(value) > 0, 'notPositive').describe("An hour in the company's currency, net of tax."),
});
