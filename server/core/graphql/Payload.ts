import { Field, ID, InputType, Int, InterfaceType, ObjectType, type ClassType } from 'type-graphql';
import type { Issue } from '../errors.ts';
import { optionalFieldsOf } from './metadata.ts';
import { Json } from './scalars.ts';

/** One expected failure, for the screen to show under the field or as a toast. */
@ObjectType()
export class UserError implements Issue {
  /** The input's path: `title`, `lines.0.price`; null when it is not about one field. */
  @Field(() => String, { nullable: true }) field?: string;
  /** A message id. */
  @Field(() => String) code!: string;
  /** The values its text names. */
  @Field(() => Json, { nullable: true }) params?: Record<string, unknown>;
  /** The text in the language of the request. */
  @Field(() => String) message!: string;
}

/** What every mutation answers: nothing is done when there are errors. */
@InterfaceType()
export abstract class Payload {
  @Field(() => [UserError]) errors!: UserError[];
}

/** What every mutation's input may carry beside its own fields. */
@InputType()
export abstract class CommandInput {
  @Field(() => String, {
    nullable: true,
    description: 'Idempotency key: the same key with the same input is done once, and answered alike.',
  })
  clientMutationId?: string;
  @Field(() => Boolean, { nullable: true, description: 'Do all of it, answer as if done, and roll back.' })
  dryRun?: boolean;
}

/** The input of a mutation that lets somebody in: it cannot be rehearsed, and no key stands in for the proof. */
@InputType()
export abstract class EntryInput {
  @Field(() => String, { nullable: true, description: 'Taken, and not looked at: whoever comes in proves themselves each time.' })
  clientMutationId?: string;
}

/** The input of a action on one record. */
@InputType()
export class RecordInput extends CommandInput {
  @Field(() => ID) id!: string;
  @Field(() => Int, { nullable: true, description: 'The version the caller saw; another one now is a conflict.' }) version?: number;
}

@InputType()
export class DeleteInput extends CommandInput {
  @Field(() => [ID]) ids!: string[];
}

/** The payload of a mutation that answers no record. */
@ObjectType({ implements: Payload })
export class EmptyPayload extends Payload {}

@ObjectType({ implements: Payload })
export class DeletePayload extends Payload {
  @Field(() => [ID], { nullable: true, description: 'All of them; null when there are errors, for then none is.' }) deletedIds!:
    | string[]
    | null;
}

@ObjectType({ implements: Payload })
export class RestorePayload extends Payload {
  @Field(() => [ID], { nullable: true, description: 'All of them; null when there are errors, for then none is.' }) restoredIds!:
    | string[]
    | null;
}

const payloads = new Map<object, ClassType<Payload>>();

/** `XPayload { errors x }` of an entity. */
export function PayloadOf(Entity: ClassType<object>): ClassType<Payload> {
  const known = payloads.get(Entity);
  if (known) return known;
  @ObjectType(`${Entity.name}Payload`, { implements: Payload })
  class TypedPayload extends Payload {}
  Field(() => Entity, { nullable: true })(TypedPayload.prototype, fieldName(Entity));
  payloads.set(Entity, TypedPayload);
  return TypedPayload;
}

/** An entity's name as a field: `auditEntry`. */
export const fieldName = (Entity: { name: string }) => Entity.name[0].toLowerCase() + Entity.name.slice(1);

/** `CreateXInput`: the fields of the entity's input. */
export function CreateInputOf(Entity: { name: string }, Input: ClassType<object>): ClassType<CommandInput> {
  @InputType(`Create${Entity.name}Input`)
  class CreateInput extends (Input as ClassType<CommandInput>) {}
  return CreateInput;
}

/** `UpdateXInput`: the id, the version, and any of the fields of the entity's input; what is left out stays. */
export function UpdateInputOf(Entity: { name: string }, Input: ClassType<object>): ClassType<RecordInput> {
  @InputType(`Update${Entity.name}Input`)
  class UpdateInput extends RecordInput {}
  optionalFieldsOf(Input, UpdateInput);
  return UpdateInput;
}
