import { Field, ID, InputType } from 'type-graphql';
import { RecordInput } from '../../core/graphql/Payload.ts';

/** A new place of a card on a board of status columns. */
@InputType()
export class MoveWorkInput extends RecordInput {
  @Field(() => ID) columnId!: string;
  @Field(() => ID, { nullable: true, description: 'Card above it; may have moved or been deleted since.' }) afterId?: string | null;
  @Field(() => ID, { nullable: true, description: 'Card below it; may have moved or been deleted since.' }) beforeId?: string | null;
}
