import { Field, ID, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';
import { Payload } from '../../core/graphql/Payload.ts';

/** A document or payment of which something is left to settle, or to be settled by. */
@ObjectType()
@Allow(Permission.FINANCIAL_MANAGEMENT, Permission.INVENTORY)
export class PartyAccountRow {
  @Field(() => ID, { description: "The document's, or the payment's." }) documentId!: string;
  @Field(() => String, { description: "PAYMENT; REFUND where it gave back a payment that was taken back since; else the document's kind." })
  kind!: string;
  @Field(() => String, { nullable: true }) number!: string | null;
  @Field(() => DateOnly) issuedOn!: string;
  @Field(() => DateOnly, { description: 'Of a payment the day it was paid.' }) dueOn!: string;
  @Field(() => DecimalText, { description: 'More than zero, of credit too.' }) total!: string;
  @Field(() => DecimalText, { description: 'What is left of it.' }) open!: string;
  @Field(() => Boolean) isOverdue!: boolean;
}

/** How the company and a party stand, in the company's currency: what is owed, and what credit there is to pay it with. */
@ObjectType()
@Allow(Permission.FINANCIAL_MANAGEMENT, Permission.INVENTORY)
export class PartyAccount {
  @Field(() => ID, { description: 'Of the customer that stays, where the one asked for was merged.' }) partyId!: string;
  @Field(() => String, { nullable: true }) partyName!: string | null;
  @Field(() => String, { nullable: true }) currency!: string | null;
  @Field(() => DecimalText) owed!: string;
  @Field(() => DecimalText, { description: 'What was paid in advance, and what is left of credit notes.' }) credit!: string;
  @Field(() => [PartyAccountRow], { description: 'What is owed, the oldest due date first; at most 200.' }) documents!: PartyAccountRow[];
  @Field(() => [PartyAccountRow], { description: 'What credit there is, the oldest first, which is used first; at most 200.' })
  credits!: PartyAccountRow[];
}

@ObjectType({ implements: Payload })
export class PartyAccountPayload extends Payload {
  @Field(() => PartyAccount, { nullable: true }) partyAccount!: PartyAccount | null;
}
