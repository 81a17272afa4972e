import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { CommandInput } from '../graphql/Payload.ts';

/** The record that stays, or the one that goes. */
export enum MergeSide {
  WINNER = 'WINNER',
  LOSER = 'LOSER',
}
registerEnumType(MergeSide, { name: 'MergeSide' });

/** Which of the two records a field is taken from. */
@InputType()
export class MergeField {
  @Field(() => String, { description: 'As in the input of the record: `email`, `ownerId`.' }) name!: string;
  @Field(() => MergeSide) from!: MergeSide;
}

/** Two records that are one and the same. */
@InputType()
export class MergeInput extends CommandInput {
  @Field(() => ID, { description: 'The one that stays.' }) winnerId!: string;
  @Field(() => ID, { description: 'The one that is put away; its id leads to the winner.' }) loserId!: string;
  @Field(() => Int, { nullable: true, description: 'The version of the winner that the caller saw; another one now is a conflict.' })
  version?: number;
  @Field(() => Int, { nullable: true, description: 'The same of the loser.' }) loserVersion?: number;
  @Field(() => [MergeField], { defaultValue: [], description: "A field that is not named stays the winner's." }) fields!: MergeField[];
}

/** Records that pointed to the loser and now point to the winner. */
@ObjectType()
export class MovedRecords {
  @Field(() => String, { description: 'Their type: `Contact`, `Lead`.' }) type!: string;
  @Field(() => Int) count!: number;
}
