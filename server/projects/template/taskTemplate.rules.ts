import { z } from 'zod';
import { optionalId, recordId, requiredDay, requiredText } from '../../core/rules/fields.ts';

/** Validation rules for a task template. */
export const taskTemplateRules = z.object({
  name: requiredText(),
  sourceId: recordId.describe('The task that it is saved from, with its subtasks, checklists and dependencies.'),
});

/** Validation rules for the tasks that are made from a template. */
export const templateUseRules = z.object({
  templateId: recordId,
  projectId: recordId,
  startOn: requiredDay,
  parentId: optionalId,
});

/** Validation rules for a project that is made from another. */
export const projectCopyRules = z.object({
  projectId: recordId,
  name: requiredText(),
  startOn: requiredDay,
});
