import type { GraphQLResolveInfo } from 'graphql';
import { writersOf } from '../access/Allow.ts';
import { refusal } from '../access/allows.ts';
import { customPrefix } from '../customField/customKey.rules.ts';
import type { VersionedRecord } from '../database/CompanyRecord.ts';
import { InvalidInput, Refused } from '../errors.ts';
import type { Answer } from '../graphql/command.ts';
import { ordinaryEntities } from '../graphql/CrudResolver.ts';
import type { Scope } from '../graphql/Scope.ts';
import type { EntityService } from '../record/EntityService.ts';
import { isSameValue } from '../record/isSameValue.ts';
import { bulk } from './bulk.ts';
import { undoHours } from './undoBulk.rules.ts';

type Changes = Record<string, [before: unknown, after: unknown]>;

/**
 * Puts back what one bulk update of the viewer changed, as the audit trail has it. A record whose changed fields have changed again since is
 * left alone and reported.
 * @throws InvalidInput `undoId` when there is nothing to undo, or no longer.
 */
export async function undoBulk(scope: Scope, info: GraphQLResolveInfo, undoId: string): Promise<Answer> {
  const rows = await scope.em.execute<{ type: string; id: string; changes: Changes | null }[]>(
    `select entity_type as type, entity_id as id, changes from audit_entry
     where company_id = noria_company() and at > now() - interval '${undoHours} hours' and request_id = ? and actor_id = ? and action = 'UPDATED'`,
    [undoId, scope.viewer.userId],
  );
  const crud = ordinaryEntities.get(rows[0]?.type ?? '');
  if (!crud) throw new InvalidInput({ field: 'undoId', code: 'notFound' });
  const refused = refusal(scope.viewer, writersOf(crud.Entity), 'WRITE');
  if (refused) throw refused;
  const changed = new Map(rows.filter(({ type }) => type === rows[0].type).map(({ id, changes }) => [id, changes ?? {}]));
  return bulk(scope, info, crud.Entity, { ids: [...changed.keys()] }, async id => {
    const service: EntityService<VersionedRecord, Record<string, unknown>> = new crud.Service(scope);
    const current = await service.valuesOf(await service.find(id));
    const fields = Object.entries(changed.get(id)!).flatMap(([property, [before, after]]) => {
      // An empty custom field has no value in the record.
      const name = property in current || property.startsWith(customPrefix) ? property : `${property}Id`;
      if (!(name in current) && name !== property) return [];
      if (!isSameValue(current[name], after)) throw new Refused('undoChanged');
      return [[name, before]];
    });
    await service.update({ id, ...(Object.fromEntries(fields) as Record<string, unknown>) });
  });
}
