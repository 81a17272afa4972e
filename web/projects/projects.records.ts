import { recordKindOf } from '../core/routing/EntityScreens.ts';
import type { RecordKind } from '../core/routing/RecordKind.ts';
import { project, recurringTask, sprint, task, taskTemplate, timeEntry } from './projects.entities.ts';

/** Project records that the command palette finds and creates. */
export const records: RecordKind[] = [project, task, sprint, timeEntry, taskTemplate, recurringTask].map(recordKindOf);
