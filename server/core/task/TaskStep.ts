import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { BulkFailure } from '../bulk/BulkPayload.ts';
import { CommandInput } from '../graphql/Payload.ts';

/** Input of a mutation that does the next part of a longer work on a record. */
@InputType()
export class TaskStepInput extends CommandInput {
  @Field(() => ID) id!: string;
  @Field(() => String, { nullable: true, description: 'Where the step begins: `next` of the one before. From the start if omitted.' })
  after?: string | null;
}

/** What a step has done. A step repeated after a crash must find what it did the first time and leave it alone. */
@ObjectType({ description: 'What one step of a longer work has done.' })
export class TaskStep {
  @Field(() => Int, { description: 'Number of records done by this step.' }) done!: number;
  @Field(() => Int, { description: 'Number of records left after it.' }) left!: number;
  @Field(() => String, { nullable: true, description: 'Where the next step begins; null after the last one.' }) next!: string | null;
  @Field(() => [BulkFailure], { description: 'Records that were left out, with the reasons.' }) failures!: BulkFailure[];
}
