import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';
import { Payload } from '../../core/graphql/Payload.ts';

/** A document or payment with an open amount: owed, or available as credit. */
@ObjectType()
@Allow(Permission.FINANCIAL_MANAGEMENT, Permission.INVENTORY)
export class PartyAccountRow {
  @Field(() => ID, { description: 'Id of the document or payment.' }) documentId!: string;
  @Field(() => String, { description: "PAYMENT; REFUND if it paid back a payment that was reversed since; otherwise the document's kind." })
  kind!: string;
  @Field(() => String, { nullable: true }) number!: string | null;
  @Field(() => DateOnly) issuedOn!: string;
  @Field(() => DateOnly, { description: 'For a payment, the day it was paid.' }) dueOn!: string;
  @Field(() => DecimalText, { description: 'Always positive, for credit too.' }) total!: string;
  @Field(() => DecimalText, { description: 'The open amount.' }) open!: string;
  @Field(() => Boolean) isOverdue!: boolean;
}

/** A reminder that the party was sent. */
@ObjectType()
@Allow(Permission.FINANCIAL_MANAGEMENT, Permission.INVENTORY)
class PartyReminder {
  @Field(() => ID) reminderId!: string;
  @Field(() => String) number!: string;
  @Field(() => Int) level!: number;
  @Field(() => DateOnly) sentOn!: string;
  @Field(() => DecimalText) total!: string;
}

/** What is open with a party in another currency than the account's. */
@ObjectType()
@Allow(Permission.FINANCIAL_MANAGEMENT, Permission.INVENTORY)
class PartyCurrency {
  @Field(() => String, { description: 'ISO 4217.' }) currency!: string;
  @Field(() => DecimalText) owed!: string;
  @Field(() => DecimalText) credit!: string;
  @Field(() => DecimalText, { description: "What is owed less the credit in the company's currency, as booked." }) homeBalance!: string;
}

/** Account of a party in one currency: what it owes, and the credit it can pay with. */
@ObjectType()
@Allow(Permission.FINANCIAL_MANAGEMENT, Permission.INVENTORY)
export class PartyAccount {
  @Field(() => ID, { description: 'Id of the surviving customer if the requested one was merged.' }) partyId!: string;
  @Field(() => String, { nullable: true }) partyName!: string | null;
  @Field(() => String, { nullable: true }) currency!: string | null;
  @Field(() => DecimalText) owed!: string;
  @Field(() => DecimalText, { description: 'Advance payments, and the open amounts of credit notes.' }) credit!: string;
  @Field(() => DecimalText, {
    description: "Open deposits, which are no credit until they are applied; in the company's currency, at what they were received at.",
  })
  deposits!: string;
  @Field(() => [PartyAccountRow], { description: 'Open documents, oldest due date first; at most 200.' }) documents!: PartyAccountRow[];
  @Field(() => [PartyAccountRow], { description: 'Available credit, oldest first, which is the order of its use; at most 200.' })
  credits!: PartyAccountRow[];
  @Field(() => [PartyCurrency], { description: 'What is open in other currencies.' }) others!: PartyCurrency[];
  @Field(() => [PartyReminder], { description: 'The last reminders, newest first; at most 20.' }) reminders!: PartyReminder[];
}

@ObjectType({ implements: Payload })
export class PartyAccountPayload extends Payload {
  @Field(() => PartyAccount, { nullable: true }) partyAccount!: PartyAccount | null;
}
