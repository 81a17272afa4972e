import { Field, ID, InputType, Int, InterfaceType, ObjectType, type ClassType } from 'type-graphql';
import type { Issue } from '../errors.ts';
import { optionalFieldsOf } from './metadata.ts';
import { Json } from './scalars.ts';

/** An expected failure, shown under its field or as a toast. */
@ObjectType()
export class UserError implements Issue {
  /** Path in the input: `title`, `lines.0.price`; null when it is not about one field. */
  @Field(() => String, { nullable: true }) field?: string;
  /** A message id. */
  @Field(() => String) code!: string;
  /** Values for the message's placeholders. */
  @Field(() => Json, { nullable: true }) params?: Record<string, unknown>;
  /** The message in the language of the request. */
  @Field(() => String) message!: string;
}

/** Result of every mutation; nothing is changed when there are errors. */
@InterfaceType()
export abstract class Payload {
  @Field(() => [UserError]) errors!: UserError[];
}

/** Input fields that every mutation accepts. */
@InputType()
export abstract class CommandInput {
  @Field(() => String, {
    nullable: true,
    description: 'Idempotency key: a request repeated with the same key and input runs once and returns the same result.',
  })
  clientMutationId?: string;
  @Field(() => Boolean, { nullable: true, description: 'Runs the command, returns its result, and rolls back.' })
  dryRun?: boolean;
}

/** Input of a mutation that signs somebody in: it has no dry run, and an idempotency key cannot replace the proof. */
@InputType()
export abstract class EntryInput {
  @Field(() => String, { nullable: true, description: 'Accepted but ignored: every sign-in requires its own proof.' })
  clientMutationId?: string;
}

/** Input of an action on one record. */
@InputType()
export class RecordInput extends CommandInput {
  @Field(() => ID) id!: string;
  @Field(() => Int, {
    nullable: true,
    description: 'The version the caller read; if the record has changed since, the result is a conflict.',
  })
  version?: number;
}

@InputType()
export class DeleteInput extends CommandInput {
  @Field(() => [ID]) ids!: string[];
}

/** Payload of a mutation that returns no record. */
@ObjectType({ implements: Payload })
export class EmptyPayload extends Payload {}

@ObjectType({ implements: Payload })
export class DeletePayload extends Payload {
  @Field(() => [ID], { nullable: true, description: 'All deleted records; null on errors, because none is deleted.' }) deletedIds!:
    | string[]
    | null;
}

@ObjectType({ implements: Payload })
export class RestorePayload extends Payload {
  @Field(() => [ID], { nullable: true, description: 'All restored records; null on errors, because none is restored.' }) restoredIds!:
    | string[]
    | null;
}

const payloads = new Map<object, ClassType<Payload>>();

/** Returns `XPayload { errors x }` of an entity. */
export function PayloadOf(Entity: ClassType<object>): ClassType<Payload> {
  const known = payloads.get(Entity);
  if (known) return known;
  @ObjectType(`${Entity.name}Payload`, { implements: Payload })
  class TypedPayload extends Payload {}
  Field(() => Entity, { nullable: true })(TypedPayload.prototype, fieldName(Entity));
  payloads.set(Entity, TypedPayload);
  return TypedPayload;
}

/** Returns an entity's name as a field name: `auditEntry`. */
export const fieldName = (Entity: { name: string }) => Entity.name[0].toLowerCase() + Entity.name.slice(1);

/** Returns `CreateXInput`: the fields of the entity's input. */
export function CreateInputOf(Entity: { name: string }, Input: ClassType<object>): ClassType<CommandInput> {
  @InputType(`Create${Entity.name}Input`)
  class CreateInput extends (Input as ClassType<CommandInput>) {}
  return CreateInput;
}

/** Returns `UpdateXInput`: the id, the version, and any of the fields of the entity's input; missing fields stay unchanged. */
export function UpdateInputOf(Entity: { name: string }, Input: ClassType<object>): ClassType<RecordInput> {
  @InputType(`Update${Entity.name}Input`)
  class UpdateInput extends RecordInput {}
  optionalFieldsOf(Input, UpdateInput);
  return UpdateInput;
}
