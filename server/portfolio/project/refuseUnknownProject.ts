import type { EntityManager } from '@mikro-orm/postgresql';
import { typeOfId } from '../../core/database/ids.ts';
import { codeOf } from '../../core/database/RecordType.ts';
import { InvalidInput } from '../../core/errors.ts';
import { Project } from './Project.ts';

/** Refuses a project that a document names anew and that is not there. Throws InvalidInput `projectId` notFound. */
export async function refuseUnknownProject(em: EntityManager, id: string | null | undefined, before?: string): Promise<void> {
  if (!id || id === before) return;
  const isThere = typeOfId(id) === codeOf(Project) && (await em.count(Project, { id, deletedAt: null }));
  if (!isThere) throw new InvalidInput({ field: 'projectId', code: 'notFound' });
}
