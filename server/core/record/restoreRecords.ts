import { refusal } from '../access/allows.ts';
import { typeOfId } from '../database/ids.ts';
import { classOf } from '../database/RecordType.ts';
import { NotFound } from '../errors.ts';
import { ordinaryEntities } from '../graphql/CrudResolver.ts';
import type { Scope } from '../graphql/Scope.ts';

/** Undoes deletions, of records of any ordinary entity, by whoever may delete them: all or none. Answers their ids. */
export async function restoreRecords(scope: Scope, ids: string[]): Promise<string[]> {
  const byType = Map.groupBy(ids, id => classOf(typeOfId(id))?.name);
  const services = [...byType].map(([name, of]) => {
    const entity = ordinaryEntities.get(name ?? '');
    if (!entity) throw NotFound();
    const refused = refusal(scope.viewer, [entity.permission].flat());
    if (refused) throw refused;
    return { service: new entity.Service(scope), of };
  });
  for (const { service, of } of services) await service.restore(of);
  return ids;
}
