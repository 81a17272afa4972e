import { Field, ID, ObjectType } from 'type-graphql';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';

/** Open amounts by the number of days past their due date (domain §1, ageing). */
@ObjectType()
abstract class AgeingBuckets {
  @Field(() => DecimalText) notDue!: string;
  @Field(() => DecimalText) days1To30!: string;
  @Field(() => DecimalText) days31To60!: string;
  @Field(() => DecimalText) days61To90!: string;
  @Field(() => DecimalText) over90!: string;
  @Field(() => DecimalText, { description: 'Unallocated payments and credit notes, as a negative amount.' }) unapplied!: string;
  @Field(() => DecimalText, { description: 'Open deposits of customers; a liability of its own, not part of the total.' })
  deposits!: string;
  @Field(() => DecimalText) total!: string;
}

@ObjectType()
export class AgeingRow extends AgeingBuckets {
  @Field(() => ID, { nullable: true }) partyId!: string | null;
  @Field(() => String, { nullable: true }) partyName!: string | null;
}

/** Ageing of open amounts by party, in one currency; the total is the control account's balance on that day. */
@ObjectType()
export class Ageing extends AgeingBuckets {
  @Field(() => DateOnly) asOf!: string;
  @Field(() => String, { nullable: true }) currency!: string | null;
  @Field(() => [AgeingRow], { description: 'Largest total first; at most 1000.' }) rows!: AgeingRow[];
}
