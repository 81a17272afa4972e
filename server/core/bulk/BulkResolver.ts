import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Mutation, Resolver, type ClassType } from 'type-graphql';
import { Allow, writersOf } from '../access/Allow.ts';
import type { VersionedRecord } from '../database/CompanyRecord.ts';
import type { EntityService } from '../record/EntityService.ts';
import type { Context } from '../graphql/Context.ts';
import type { Scope } from '../graphql/Scope.ts';
import { TaskKind } from '../task/BackgroundTask.ts';
import { longCommand } from '../task/inBackground.ts';
import { bulk } from './bulk.ts';
import { BulkDeleteInputOf, BulkUpdateInputOf, type Chosen } from './bulkInputs.ts';
import { BulkPayload } from './BulkPayload.ts';

interface Bulk<Entity extends VersionedRecord, Input extends object> {
  Entity: ClassType<Entity>;
  /** The fields that can be set on many records at once. */
  Input: ClassType<Partial<Input>>;
  Filter: ClassType<object>;
  Service: new (scope: Scope) => EntityService<Entity, Input>;
}

/** Creates the bulk mutations of an entity, run by its own service: `bulkUpdateX`, `bulkDeleteX`. */
export function BulkResolver<Entity extends VersionedRecord, Input extends object>({
  Entity,
  Input,
  Filter,
  Service,
}: Bulk<Entity, Input>) {
  const writers = writersOf(Entity);
  const UpdateInput = BulkUpdateInputOf(Entity, Filter, Input);
  const DeleteInput = BulkDeleteInputOf(Entity, Filter);

  @Resolver()
  abstract class TypedResolver {
    @Mutation(() => BulkPayload, { name: `bulkUpdate${Entity.name}` })
    @Allow(...writers)
    bulkUpdate(
      @Arg('input', () => UpdateInput) input: Chosen & { values: Partial<Input> },
      @Ctx() context: Context,
      @Info() info: GraphQLResolveInfo,
    ): Promise<object> {
      return longCommand(context, info, input, { kind: TaskKind.BULK_UPDATE, entity: Entity.name }, async scope => ({
        ...(await bulk(scope, info, Entity, input, id => new Service(scope).update({ ...input.values, id }))),
        undoId: scope.context.origin.requestId,
      }));
    }

    @Mutation(() => BulkPayload, { name: `bulkDelete${Entity.name}` })
    @Allow(...writers)
    bulkDelete(@Arg('input', () => DeleteInput) input: Chosen, @Ctx() context: Context, @Info() info: GraphQLResolveInfo): Promise<object> {
      return longCommand(context, info, input, { kind: TaskKind.BULK_DELETE, entity: Entity.name }, scope =>
        bulk(scope, info, Entity, input, id => new Service(scope).delete([id])),
      );
    }
  }
  return TypedResolver;
}
