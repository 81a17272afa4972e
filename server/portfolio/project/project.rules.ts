import { z } from 'zod';
import { customFieldInput } from '../../core/customField/customField.rules.ts';
import { descriptionLimit, money, optionalId, optionalText, projectBudget, requiredDay, requiredText } from '../../core/rules/fields.ts';
import { labels, people } from '../work/work.rules.ts';
import { priorities } from '../work/priorities.rules.ts';

/** The form of a project key: the first part of its tasks' keys, such as ATL in ATL-123. */
export const projectKeyForm = /^[A-Z][A-Z0-9]{1,9}$/;

/** Validation rules for a project (spec 2 §5). */
export const projectRules = z.object({
  name: requiredText(),
  key: z
    .preprocess(
      value => (typeof value === 'string' && value.length < 100 ? value.trim().toUpperCase() || null : (value ?? null)),
      z.string().regex(projectKeyForm, 'invalidProjectKey').nullable(),
    )
    .describe('First part of its tasks’ keys: 2 to 10 capital letters and digits. Made from the name if omitted.'),
  categories: labels,
  columnId: optionalId.describe('Column id or name; the first column, if omitted.'),
  priority: z.enum(priorities, 'required'),
  startOn: requiredDay.describe('Not in the past when it is set.'),
  dueOn: requiredDay.describe('Not before the start.'),
  budget: projectBudget,
  memberIds: people.describe('Users, or employees who are users; at least one.'),
  managerId: optionalId.describe('A member; the user who creates it, if omitted and a member.'),
  hourCost: z
    .preprocess(value => (value === '' ? null : value), money.nullish())
    .transform(value => value ?? null)
    .describe("Standard cost of an hour; the mean of what an hour of the company's employees costs, if omitted."),
  customerId: optionalId.describe('Who pays for it.'),
  description: optionalText(descriptionLimit),
  customFields: customFieldInput,
});

/** Validated values of a project. */
export type ProjectValues = z.output<typeof projectRules>;
