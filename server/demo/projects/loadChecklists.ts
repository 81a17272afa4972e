import type { EntityManager } from '@mikro-orm/postgresql';
import { generateNKeysBetween } from 'fractional-indexing';
import { insertRecords } from '../../core/database/insertRecords.ts';
import { ChecklistItem } from '../../projects/checklist/ChecklistItem.ts';
import { fieldsOf } from '../fieldsOf.ts';
import { demoNow } from '../demoNow.ts';

/** Loads the checklists of a demo company's tasks, whose ids are given by key. Ticked items begin with `+`. */
export async function loadChecklists(em: EntityManager, text: string, tasks: ReadonlyMap<string, string>): Promise<void> {
  const items = fieldsOf(text).flatMap(([key, steps]) => {
    const titles = steps.split('; ');
    const ranks = generateNKeysBetween(null, null, titles.length);
    return titles.map((title, index) => ({
      task: tasks.get(key)!,
      title: title.replace(/^\+/, ''),
      rank: ranks[index],
      doneAt: title.startsWith('+') ? new Date(demoNow()) : null,
    }));
  });
  await insertRecords(em, ChecklistItem, items);
}
