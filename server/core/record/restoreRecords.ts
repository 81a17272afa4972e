import { writersOf } from '../access/Allow.ts';
import { refusal } from '../access/allows.ts';
import { bulkLimit } from '../bulk/chosenIds.ts';
import { typeOfId } from '../database/ids.ts';
import { classOf } from '../database/RecordType.ts';
import { refuseMany } from '../database/severalAtOnce.ts';
import { NotFound } from '../errors.ts';
import { ordinaryEntities } from '../graphql/CrudResolver.ts';
import type { Scope } from '../graphql/Scope.ts';
import { Comment } from './Comment.ts';
import { CommentService } from './CommentService.ts';
import { RecordFile } from './RecordFile.ts';
import { RecordFileService } from './RecordFileService.ts';

interface Restoring {
  restore(ids: string[]): Promise<string[]>;
}

/** Comments and files check access themselves. */
const hanging = new Map<string | undefined, new (scope: Scope) => Restoring>([
  [Comment.name, CommentService],
  [RecordFile.name, RecordFileService],
]);

/**
 * Restores deleted records of any ordinary entity and their comments and files, if the viewer may delete them: all or none, at most as many
 * as a bulk command deletes. Returns their ids.
 */
export async function restoreRecords(scope: Scope, ids: string[]): Promise<string[]> {
  refuseMany(ids, bulkLimit);
  const byType = Map.groupBy(ids, id => classOf(typeOfId(id))?.name);
  // Comments and files are restored after their record.
  const inOrder = [...byType].toSorted(([one], [other]) => Number(hanging.has(one)) - Number(hanging.has(other)));
  const services = inOrder.map(([name, of]) => ({ service: restoringOf(scope, name), of }));
  for (const { service, of } of services) await service.restore(of);
  return ids;
}

function restoringOf(scope: Scope, name: string | undefined): Restoring {
  const Service = hanging.get(name);
  if (Service) return new Service(scope);
  const entity = ordinaryEntities.get(name ?? '');
  if (!entity) throw NotFound();
  const refused = refusal(scope.viewer, writersOf(entity.Entity), 'DELETE');
  if (refused) throw refused;
  return new entity.Service(scope);
}
