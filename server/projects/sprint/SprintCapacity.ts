import { Field, ID, ObjectType } from 'type-graphql';
import { DecimalText } from '../../core/graphql/scalars.ts';

/** Somebody who works in a sprint. */
@ObjectType()
export class SprintMember {
  @Field(() => ID) userId!: string;
  @Field(() => String) name!: string;
  @Field(() => DecimalText, { description: 'Estimated hours of their tasks, in equal parts with the other assignees.' })
  planned!: string;
  @Field(() => DecimalText, { description: 'Hours that they can work, without holidays and days away.' }) hours!: string;
  @Field(() => DecimalText, { description: 'Working days on which approved leave keeps them away, in halves.' }) awayDays!: string;
}

/** What those who do the tasks of a sprint can work in its days. */
@ObjectType()
export class SprintCapacity {
  @Field(() => DecimalText) planned!: string;
  @Field(() => DecimalText) hours!: string;
  @Field(() => [SprintMember]) members!: SprintMember[];
}
