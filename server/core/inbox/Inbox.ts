import { Field, ID, Int, ObjectType } from 'type-graphql';
import { EnumOf } from '../graphql/EnumOf.ts';
import { DateOnly, DateTime, DecimalText } from '../graphql/scalars.ts';
import { inboxKinds, type InboxKindName } from './InboxSource.ts';

export const InboxKind = EnumOf(
  'InboxKind',
  inboxKinds,
  'LEAVE, CORRECTION, TIME, REQUISITION, PURCHASE_ORDER, BLOCKED_BILL and VENDOR wait for a decision; TASK and ACTIVITY are assigned to the viewer and due within seven days.',
);

/** A record that waits for the viewer. */
@ObjectType()
export class InboxItem {
  @Field(() => InboxKind) kind!: InboxKindName;
  @Field(() => ID, { description: 'The record to open; for TIME, the project.' }) recordId!: string;
  @Field(() => String) title!: string;
  @Field(() => String, { nullable: true, description: 'A number, key or project.' }) detail!: string | null;
  @Field(() => String, { nullable: true, description: 'Who asked for it.' }) person!: string | null;
  @Field(() => Boolean, { description: 'Whether the viewer decides it as the manager of whoever asks, or as their stand-in.' })
  isOfTeam!: boolean;
  @Field(() => DateOnly, { nullable: true, description: 'When it is due, or the first day that it concerns.' }) dueOn!: string | null;
  @Field(() => Boolean, { description: "Whether that day has passed in the company's time zone; CORRECTION and TIME are never late." })
  isLate!: boolean;
  @Field(() => DateTime, { nullable: true, description: 'Since when it waits.' }) since!: Date | null;
  @Field(() => DecimalText, { nullable: true, description: 'Days of LEAVE, hours of CORRECTION and TIME.' }) quantity!: string | null;
  @Field(() => DecimalText, { nullable: true }) amount!: string | null;
  @Field(() => String, { nullable: true }) currency!: string | null;
}

/** How many records of a kind wait. */
@ObjectType()
export class InboxCount {
  @Field(() => InboxKind) kind!: InboxKindName;
  @Field(() => Int, { description: 'At most 200.' }) count!: number;
}

/** What waits for the viewer. */
@ObjectType()
export class Inbox {
  @Field(() => [InboxCount], { description: 'Of all kinds of which something waits.' }) counts!: InboxCount[];
  @Field(() => [InboxItem], { description: 'What is late or due first; then what has waited longest.' }) items!: InboxItem[];
}
