import { Collection, type Opt, type Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, OneToMany, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Shared } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { Customer } from '../../parties/customer/Customer.ts';

const readers = { owner: Permission.FINANCIAL_MANAGEMENT, readers: [Permission.CRM] };

/** A letter that reminds a customer of overdue documents. It never changes; only its fee can be waived. */
@ObjectType({ implements: Node })
@RecordType(0x23)
@Listed('reminder')
@Shared(readers)
@Entity({ tableName: 'reminder' })
export class Reminder extends CompanyRecord {
  @Field(() => String)
  @Property({ type: 'text' })
  number!: string;

  @Field(() => Customer)
  @ManyToOne(() => Customer, { ref: true })
  customer!: Ref<Customer>;

  @Field(() => Int, { description: 'From 1 to 3: the highest of its documents.' })
  @Property({ type: 'integer' })
  level!: number;

  @Field(() => String)
  @Property({ columnType: 'char(3)' })
  currency!: string;

  @Field(() => DecimalText, { description: 'What was open of its documents on that day.' })
  @Property({ type: 'numeric' })
  total!: string;

  @Field(() => DecimalText, { description: 'Charged for it, as an open item of its own.' })
  @Property({ type: 'numeric' })
  fee!: string;

  @Field(() => DateOnly)
  @Property({ type: 'date' })
  sentOn!: string;

  @Field(() => Boolean, { description: 'Sent by email; else printed.' })
  @Property({ type: 'boolean' })
  isMailed!: boolean;

  @Field(() => DateOnly, { nullable: true, description: 'The day on which the fee was waived.' })
  @Property({ type: 'date', nullable: true })
  waivedOn: string | null = null;

  @Field(() => [ReminderLine])
  @OneToMany(() => ReminderLine, line => line.reminder, { orderBy: { dueOn: 'asc', id: 'asc' } })
  lines = new Collection<ReminderLine>(this);
}

/** A document that a reminder names. It shares the reminder's file because the two classes refer to each other. */
@ObjectType({ implements: Node })
@RecordType(0x24)
@Shared(readers)
@Entity({ tableName: 'reminder_line' })
export class ReminderLine extends CompanyRecord {
  @Field(() => Reminder)
  @ManyToOne(() => Reminder, { ref: true })
  reminder!: Ref<Reminder>;

  @Field(() => ID)
  @Property({ type: 'uuid' })
  documentId!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  kind!: string;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  number!: string | null;

  @Field(() => DateOnly)
  @Property({ type: 'date' })
  dueOn!: string;

  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  balance!: string;

  @Field(() => Int, { description: 'How often the customer has been reminded of this document, this time included.' })
  @Property({ type: 'integer' })
  level!: number;

  @Field(() => DateOnly)
  @Property({ type: 'date' })
  sentOn!: Opt<string>;
}
