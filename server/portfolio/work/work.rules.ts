import { z } from 'zod';
import { idForm } from '../../core/rules/idForm.ts';
import { requiredText } from '../../core/rules/fields.ts';

/** Days ahead of today within which an open task is upcoming (modules, projects). */
export const upcomingDays = 7;

/** Maximum number of people on one project or task. */
const peopleLimit = 200;
/** Maximum number of categories or tags of one record. */
const labelLimit = 20;

/** People by the ids of their users, or of employees who are users; at least one. */
export const people = z
  .array(z.string(), 'required')
  .min(1, 'chooseOne')
  .max(peopleLimit, { error: 'tooMany', abort: true })
  .refine(ids => ids.every(id => idForm.test(id)), 'notFound')
  .transform(ids => [...new Set(ids)]);

/** Short texts such as categories and tags, without repetitions; at least one. */
export const labels = z
  .array(requiredText(60), 'required')
  .min(1, 'required')
  .max(labelLimit, { error: 'tooMany', abort: true })
  .transform(texts => [...new Set(texts)]);
