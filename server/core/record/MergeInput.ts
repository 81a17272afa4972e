import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { CommandInput } from '../graphql/Payload.ts';
import { DateTime } from '../graphql/scalars.ts';

/** The record that is kept, or the one that is merged into it. */
export enum MergeSide {
  WINNER = 'WINNER',
  LOSER = 'LOSER',
}
registerEnumType(MergeSide, { name: 'MergeSide' });

/** The record a field's value is taken from. */
@InputType()
export class MergeField {
  @Field(() => String, { description: 'As in the input of the record: `email`, `ownerId`.' }) name!: string;
  @Field(() => MergeSide) from!: MergeSide;
}

/** Two records to merge into one. */
@InputType()
export class MergeInput extends CommandInput {
  @Field(() => ID, { description: 'The record to keep.' }) winnerId!: string;
  @Field(() => ID, { description: 'The record to delete; its id leads to the winner.' }) loserId!: string;
  @Field(() => Int, { nullable: true, description: "The winner's version that the caller saw; a different current version is a conflict." })
  version?: number;
  @Field(() => Int, { nullable: true, description: 'The same for the loser.' }) loserVersion?: number;
  @Field(() => [MergeField], { defaultValue: [], description: "Fields that are not named keep the winner's value." }) fields!: MergeField[];
}

/** A merge to undo. */
@InputType()
export class UnmergeInput extends CommandInput {
  @Field(() => ID, { description: 'The record that was merged into another.' }) loserId!: string;
}

/** A record that was merged into another, as long as that can be undone. */
@ObjectType()
export class UndoableMerge {
  @Field(() => ID, { description: 'The record that was merged.' }) loserId!: string;
  @Field(() => String) name!: string;
  @Field(() => DateTime) mergedAt!: Date;
}

/** Records that referred to the loser and now refer to the winner. */
@ObjectType()
export class MovedRecords {
  @Field(() => String, { description: 'Record type: `Contact`, `Lead`.' }) type!: string;
  @Field(() => Int) count!: number;
}
