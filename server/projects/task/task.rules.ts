import { z } from 'zod';
import { mentionIds } from '../../core/record/comment.rules.ts';
import {
  descriptionLimit,
  numberText,
  onPurpose,
  optionalDay,
  optionalId,
  optionalText,
  recordId,
  requiredText,
} from '../../core/rules/fields.ts';
import { labels, people } from '../../portfolio/work/work.rules.ts';
import { priorities } from '../../portfolio/work/priorities.rules.ts';

/** What of a task waits for what of its predecessor. */
export const dependencyTypes = ['FINISH_START', 'START_START', 'FINISH_FINISH'] as const;

/** Maximum depth of subtasks (domain §7). */
export const depthLimit = 5;

const blank = (value: unknown) =>
  value === '' || value === undefined || (typeof value === 'number' && Number.isNaN(value)) ? null : value;
const whole = (min: number, max: number) =>
  z.coerce.number('invalid').int('invalid').min(min, { error: 'tooSmall' }).max(max, { error: 'tooLarge' });

/** Validation rules for a task (spec 2 §5; domain §7). */
export const taskRules = z.object({
  name: requiredText(),
  projectId: recordId,
  columnId: optionalId.describe('Column id or name; the first column, if omitted.'),
  priority: z.enum(priorities, 'required'),
  assigneeIds: people.describe('Members of the project, as users or as employees who are users; at least one.'),
  startOn: optionalDay.describe('Not in the past when it is set, and not before the project.'),
  dueOn: optionalDay.describe('Not after the project.'),
  tags: labels,
  summary: requiredText(descriptionLimit).describe('In restricted Markdown: emphasis, lists, quotes, code and links.'),
  mentionIds: mentionIds.describe('Users whom the description mentions as @ and their name; they are told of it.'),
  weightage: z.preprocess(blank, whole(0, 1_000).nullable()).describe('Share in the progress of the task above it, or of the project.'),
  estimateHours: z.preprocess(
    blank,
    numberText(2)
      .refine(value => Number(value) >= 0, { message: 'tooSmall', params: { min: 0 } })
      .refine(value => Number(value) <= 100_000, 'limitExceeded')
      .nullable(),
  ),
  parentId: optionalId.describe('The task that it is a part of, in the same project.'),
  isShared: onPurpose.describe('Whether guests of the project see it, with its comments and files.'),
  sourceKey: optionalText(100).describe(
    'Its key in the system that it comes from; an import finds it by that. One of its kind in the project.',
  ),
  sprintId: optionalId.describe('The sprint of the same project in which it is worked on; not a completed one, if it is new.'),
});

/** Validation rules for the form on the board that adds a task by its name; tags are typed as one text. */
export const quickTaskRules = z.object({ name: requiredText(), projectId: recordId, tags: requiredText() });

/** Validation rules for a dependency between two tasks. */
export const dependencyRules = z.object({
  taskId: recordId,
  predecessorId: recordId,
  type: z.enum(dependencyTypes, 'required'),
  lag: z.preprocess(value => blank(value) ?? 0, whole(-365, 365)).describe('Days between the two.'),
});

/** Validated values of a task. */
export type TaskValues = z.output<typeof taskRules>;
