import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Payload, UserError } from '../graphql/Payload.ts';
import { BackgroundTask } from '../task/BackgroundTask.ts';

/** A record that stayed as it was, and why. */
@ObjectType()
export class BulkFailure {
  @Field(() => ID, { name: 'recordId' }) id!: string;
  /** What it is called; null when it is not there. */
  @Field(() => String, { nullable: true }) name!: string | null;
  @Field(() => UserError) error!: UserError;
}

/** What was done to many records: to some of them, when there are failures. Refused as a whole, it has errors and nothing was done. */
@ObjectType({ implements: Payload })
export class BulkPayload extends Payload {
  @Field(() => Int, { nullable: true, description: 'How many it was done to.' }) done!: number | null;
  @Field(() => [ID], { nullable: true }) doneIds!: string[] | null;
  @Field(() => [BulkFailure], { nullable: true }) failures!: BulkFailure[] | null;
  @Field(() => BackgroundTask, { nullable: true, description: 'What does it, where it is done in the background.' })
  task!: BackgroundTask | null;
}
