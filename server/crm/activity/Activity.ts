import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { EnumOf } from '../../core/graphql/EnumOf.ts';
import { Searchable } from '../../core/database/Searchable.ts';
import { DateTime } from '../../core/graphql/scalars.ts';
import { CommentableRecord } from '../../core/record/CommentableRecord.ts';
import { Findable } from '../../core/search/Findable.ts';
import { activityKinds } from './activityKinds.rules.ts';
import { Contact } from '../../parties/contact/Contact.ts';
import { Customer } from '../../parties/customer/Customer.ts';
import { Lead } from '../lead/Lead.ts';

export const ActivityKind = EnumOf('ActivityKind', activityKinds, 'Kind of activity.');
export type ActivityKind = (typeof activityKinds)[number];

export const ActivityStatus = EnumOf(
  'ActivityStatus',
  ['OPEN', 'OVERDUE', 'DONE'],
  'OVERDUE is what is not done and should have been by now.',
);
export type ActivityStatus = keyof typeof ActivityStatus;

/** A task, call or meeting about at least one of a customer, a contact or a lead (features 1.3). */
@ObjectType({ implements: [Node, CommentableRecord] })
@RecordType(0x4a)
@Searchable()
@Findable({ title: ['title'], subtitle: ['customer.name', 'contact.name'] })
@Listed('activity')
@Allow(Permission.CRM)
@Entity({ tableName: 'activity' })
export class Activity extends CompanyRecord {
  @Field(() => ActivityKind)
  @Enum({ items: () => ActivityKind })
  kind!: ActivityKind;

  @Field(() => String)
  @Property({ type: 'text' })
  title!: string;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  note: string | null = null;

  @Field(() => DateTime)
  @Property({ type: 'timestamptz', length: 3 })
  dueAt!: Date;

  /** Null while it is open. */
  @Field(() => DateTime, { nullable: true })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  doneAt: Date | null = null;

  @Field(() => ActivityStatus)
  @Property({
    persist: false,
    lazy: true,
    type: 'text',
    formula: ({ doneAt, dueAt }) => `case when ${doneAt} is not null then 'DONE' when ${dueAt} < now() then 'OVERDUE' else 'OPEN' end`,
  })
  status!: Opt<ActivityStatus>;

  /** User responsible for it. */
  @Field(() => CompanyUser, { nullable: true })
  @ManyToOne(() => CompanyUser, { ref: true, nullable: true })
  owner: Ref<CompanyUser> | null = null;

  /** Defaults to the lead's or the contact's customer. */
  @Field(() => Customer, { nullable: true })
  @ManyToOne(() => Customer, { ref: true, nullable: true })
  customer: Ref<Customer> | null = null;

  @Field(() => Contact, { nullable: true })
  @ManyToOne(() => Contact, { ref: true, nullable: true })
  contact: Ref<Contact> | null = null;

  @Field(() => Lead, { nullable: true })
  @ManyToOne(() => Lead, { ref: true, nullable: true })
  lead: Ref<Lead> | null = null;
}
