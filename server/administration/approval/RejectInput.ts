import { Field, InputType } from 'type-graphql';
import { RecordInput } from '../../core/graphql/Payload.ts';

/** A document that is sent back to who asks for its approval. */
@InputType()
export class RejectInput extends RecordInput {
  @Field(() => String, { description: 'Why it is not approved.' }) reason!: string;
}
