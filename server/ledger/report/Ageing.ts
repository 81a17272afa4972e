import { Field, ID, ObjectType } from 'type-graphql';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';

/** What is outstanding by how many days it is past its due date (domain §1, ageing). */
@ObjectType()
abstract class AgeingBuckets {
  @Field(() => DecimalText) notDue!: string;
  @Field(() => DecimalText) days1To30!: string;
  @Field(() => DecimalText) days31To60!: string;
  @Field(() => DecimalText) days61To90!: string;
  @Field(() => DecimalText) over90!: string;
  @Field(() => DecimalText, { description: 'Payments and credit notes that settle nothing yet: below zero.' }) unapplied!: string;
  @Field(() => DecimalText) total!: string;
}

@ObjectType()
export class AgeingRow extends AgeingBuckets {
  @Field(() => ID, { nullable: true }) partyId!: string | null;
  @Field(() => String, { nullable: true }) partyName!: string | null;
}

/** Who owes what for how long, in one currency; the total is what the control account holds on that day. */
@ObjectType()
export class Ageing extends AgeingBuckets {
  @Field(() => DateOnly) asOf!: string;
  @Field(() => String, { nullable: true }) currency!: string | null;
  @Field(() => [AgeingRow], { description: 'Who owes most first; at most 1000.' }) rows!: AgeingRow[];
}
