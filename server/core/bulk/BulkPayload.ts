import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Payload, UserError } from '../graphql/Payload.ts';
import { BackgroundTask } from '../task/BackgroundTask.ts';

/** A record left unchanged, and the reason. */
@ObjectType()
export class BulkFailure {
  @Field(() => ID, { name: 'recordId' }) id!: string;
  /** The record's name; null when it does not exist. */
  @Field(() => String, { nullable: true }) name!: string | null;
  @Field(() => UserError) error!: UserError;
}

/** Result of a bulk command; records in `failures` stay unchanged. A command refused as a whole has errors and changes nothing. */
@ObjectType({ implements: Payload })
export class BulkPayload extends Payload {
  @Field(() => Int, { nullable: true, description: 'Number of records processed.' }) done!: number | null;
  @Field(() => [ID], { nullable: true }) doneIds!: string[] | null;
  @Field(() => [BulkFailure], { nullable: true }) failures!: BulkFailure[] | null;
  @Field(() => ID, { nullable: true, description: 'Takes back an update by `undoBulkUpdate`, within 24 hours.' }) undoId!: string | null;
  @Field(() => BackgroundTask, { nullable: true, description: 'The background task, when the command runs in the background.' })
  task!: BackgroundTask | null;
}
