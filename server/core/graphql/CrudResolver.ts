import type { GraphQLResolveInfo } from 'graphql';
import type { z } from 'zod';
import { Arg, Args, Ctx, ID, Info, Mutation, Query, Resolver, type ClassType } from 'type-graphql';
import { Does } from '../access/actionOf.ts';
import { accessOfClass, Allow, writersOf } from '../access/Allow.ts';
import { BulkResolver } from '../bulk/BulkResolver.ts';
import type { VersionedRecord } from '../database/CompanyRecord.ts';
import type { EntityService } from '../record/EntityService.ts';
import { command } from './command.ts';
import { ConnectionOf, ListArgs } from './Connection.ts';
import type { Context } from './Context.ts';
import { fieldsOf } from './metadata.ts';
import {
  CreateInputOf,
  DeleteInput,
  DeletePayload,
  fieldName,
  PayloadOf,
  UpdateInputOf,
  type CommandInput,
  type RecordInput,
} from './Payload.ts';
import { compiled, Reads } from './reads.ts';
import { FilterOf, InputOf, type FilterName } from './recordInputs.ts';
import type { ActionCode } from '../rules/rightCodes.ts';
import type { Scope } from './Scope.ts';

/**
 * Every standard entity by name, for features that work with any kind of record: bulk commands, import, undo of a deletion.
 * @public
 */
export const ordinaryEntities = new Map<string, Crud<VersionedRecord, never>>();

/** API of a standard entity. */
export interface Crud<Entity extends VersionedRecord, Input extends object> {
  Entity: ClassType<Entity>;
  plural: string;
  Input: ClassType<Input>;
  Filter: ClassType<object>;
  Service: new (scope: Scope) => EntityService<Entity, Input>;
}

/** A module's definition of a standard entity. */
interface CrudOptions<Entity extends VersionedRecord, Input extends object> {
  Entity: ClassType<Entity>;
  plural: string;
  Service: (new (scope: Scope) => EntityService<Entity, Input>) & { readonly rules: z.ZodObject<z.ZodRawShape> };
  /** Fields that the list can be filtered and sorted by, or a class if some of them are not fields of the entity. */
  filter: readonly FilterName<Entity>[] | ClassType<object>;
  /** A class that extends `InputOf`, if the input has more than the entity's own fields. */
  input?: ClassType<object>;
  /** The action of `createX`, if creating one decides more than WRITE may, such as that money is paid out. */
  creating?: ActionCode;
}

/**
 * Creates the queries and mutations of a standard entity: `x`, `xs`, `createX`, `updateX`, `deleteXs`, and in bulk `bulkUpdateX`,
 * `bulkDeleteX`. The entity declares who reads and writes it (`@Allow`, `@Shared`). Entities that need fewer or different fields have a
 * handwritten resolver.
 */
export function CrudResolver<Entity extends VersionedRecord, Input extends object>({
  Entity,
  plural,
  Service,
  filter,
  input,
  creating,
}: CrudOptions<Entity, Input>) {
  const Input = (input ?? InputOf(Entity, Service.rules)) as ClassType<Input>;
  const Filter = typeof filter === 'function' ? filter : FilterOf(Entity, filter);
  refuseMissing(Service.rules, Input);
  ordinaryEntities.set(Entity.name, { Entity, plural, Input, Filter, Service } as never);
  const name = fieldName(Entity);
  const readers = accessOfClass(Entity) ?? [];
  const writers = writersOf(Entity);
  const Payload = PayloadOf(Entity);
  const CreateInput = CreateInputOf(Entity, Input);
  const UpdateInput = UpdateInputOf(Entity, Input);
  const Connection = ConnectionOf(Entity);
  const Page = ListArgs(Entity, Filter);

  @Resolver()
  abstract class TypedResolver extends BulkResolver({ Entity, Input, Filter, Service }) {
    @Query(() => Entity, { name, nullable: true })
    @Allow(...readers)
    @Reads({ kind: 'record' })
    one(@Arg('id', () => ID) _id: string): Entity {
      return compiled();
    }

    @Query(() => Connection, { name: plural, nullable: true })
    @Allow(...readers)
    @Reads({ kind: 'connection' })
    page(@Args(() => Page) _page: object): object {
      return compiled();
    }

    @Mutation(() => Payload, { name: `create${Entity.name}` })
    @Allow(...writers)
    create(
      @Arg('input', () => CreateInput) input: CommandInput & Input,
      @Ctx() context: Context,
      @Info() info: GraphQLResolveInfo,
    ): Promise<object> {
      return command(context, info, input, async scope => ({ [name]: await new Service(scope).create(input) }));
    }

    @Mutation(() => Payload, { name: `update${Entity.name}` })
    @Allow(...writers)
    update(
      @Arg('input', () => UpdateInput) input: RecordInput & Partial<Input>,
      @Ctx() context: Context,
      @Info() info: GraphQLResolveInfo,
    ): Promise<object> {
      return command(context, info, input, async scope => ({ [name]: await new Service(scope).update(input) }));
    }

    @Mutation(() => DeletePayload, { name: `delete${plural[0].toUpperCase()}${plural.slice(1)}` })
    @Allow(...writers)
    delete(
      @Arg('input', () => DeleteInput) input: DeleteInput,
      @Ctx() context: Context,
      @Info() info: GraphQLResolveInfo,
    ): Promise<object> {
      return command(context, info, input, async scope => ({ deletedIds: await new Service(scope).delete(input.ids) }));
    }
  }
  const made = TypedResolver.prototype;
  if (creating) Does(creating)(made, 'create', Object.getOwnPropertyDescriptor(made, 'create')!);
  return TypedResolver;
}

/** Throws if a rule has no input field, because clients could never satisfy it. */
function refuseMissing(rules: z.ZodObject<z.ZodRawShape>, Input: ClassType<object>) {
  const fields = new Set(fieldsOf(Input).map(({ name }) => name));
  const missing = Object.keys(rules.shape).filter(name => !fields.has(name));
  if (missing.length) throw new Error(`${Input.name} lacks ${missing.join(', ')}.`);
}
