import { Field, ObjectType } from 'type-graphql';
import { EnumOf } from '../graphql/EnumOf.ts';
import { DateOnly, DateTime, DecimalText } from '../graphql/scalars.ts';
import { InboxKind } from '../inbox/Inbox.ts';
import type { InboxKindName } from '../inbox/InboxSource.ts';
import { decisionAnswers } from './decision.rules.ts';
import type { DecisionDetails, DecisionLine } from './MailedDecision.ts';

export const DecisionAnswer = EnumOf('DecisionAnswer', decisionAnswers);

@ObjectType({ description: 'A line of what is to be decided.' })
class OpenDecisionLine implements DecisionLine {
  @Field(() => String) name!: string;
  @Field(() => DecimalText) quantity!: string;
  @Field(() => DateOnly, { nullable: true, description: 'Of TIME, whose lines are hours on a project.' }) day?: string | null;
  @Field(() => Boolean, { nullable: true, description: 'Of a bill: whether no more is billed than was received.' }) isQuantityMatched?:
    | boolean
    | null;
  @Field(() => Boolean, { nullable: true, description: 'Of a bill: whether the price is the ordered one.' }) isPriceMatched?:
    | boolean
    | null;
}

/** What waits for the holder of a link in a mail, as their inbox tells it. */
@ObjectType()
export class OpenDecision implements DecisionDetails {
  @Field(() => InboxKind) kind!: InboxKindName;
  @Field(() => String) companyName!: string;
  @Field(() => String, { description: 'Whose decision it is.' }) approverName!: string;
  @Field(() => String) title!: string;
  @Field(() => String, { nullable: true, description: 'A number.' }) detail!: string | null;
  @Field(() => String, { nullable: true, description: 'Who asked for it.' }) person!: string | null;
  @Field(() => DateOnly, { nullable: true, description: 'When it is due, or its first day.' }) dueOn!: string | null;
  @Field(() => DateOnly, { nullable: true, description: 'Its last day.' }) endsOn!: string | null;
  @Field(() => DecimalText, { nullable: true, description: 'Days of LEAVE, hours of CORRECTION and TIME.' }) quantity!: string | null;
  @Field(() => DecimalText, { nullable: true }) amount!: string | null;
  @Field(() => String, { nullable: true }) currency!: string | null;
  @Field(() => DateTime, { nullable: true, description: 'When the attendance of a CORRECTION began.' }) startsAt!: Date | null;
  @Field(() => DateTime, { nullable: true }) endsAt!: Date | null;
  @Field(() => String, { nullable: true, description: 'IANA name of the time zone of these.' }) timeZone!: string | null;
  @Field(() => String, { nullable: true, description: 'Why it is asked for.' }) reason!: string | null;
  @Field(() => [OpenDecisionLine], { description: 'At most 50; of TIME, all.' }) lines!: DecisionLine[];
  @Field(() => Boolean, { description: 'Whether rejecting takes a reason.' }) needsReason!: boolean;
  @Field(() => Boolean, { description: 'Whether it can be rejected; what cannot waits until somebody approves.' }) mayReject!: boolean;
  @Field(() => Boolean, { description: 'Whether approving takes a note.' }) takesNote!: boolean;
  @Field(() => Boolean, { description: 'Whether approving needs a note.' }) needsNote!: boolean;
}
