import type { EntityManager } from '@mikro-orm/postgresql';

/** Resumes a task at once if its process was killed. Returns whether it is to go on: false if it is over, or was never there. */
export async function resumeTask(em: EntityManager, taskId: string): Promise<boolean> {
  const [{ goes }] = await em.execute<[{ goes: boolean }]>('select noria_resume_task(?) as goes', [taskId]);
  return goes;
}
