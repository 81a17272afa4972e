import { Field, ID, ObjectType } from 'type-graphql';
import { DecimalText } from '../../core/graphql/scalars.ts';

/** Billable hours of one person that no sales invoice bills. */
@ObjectType()
export class UnbilledTime {
  @Field(() => ID) userId!: string;
  @Field(() => String) userName!: string;
  @Field(() => DecimalText) approvedHours!: string;
  @Field(() => DecimalText, { description: 'Not approved yet.' }) openHours!: string;
  @Field(() => DecimalText, { nullable: true, description: 'Null where no rate fits.' }) rate!: string | null;
}
